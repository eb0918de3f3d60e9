import { type ClosingBook, emptyBook } from '#domain/voting/closing/closing-book.ts';
import type { AnyRow } from '../request-row.ts';

/* Rows of the closing of votes, the same in both databases. */

export const closingOfRow = (row: AnyRow | undefined): ClosingBook =>
  row === undefined ? emptyBook : (JSON.parse(String(row['body'])) as ClosingBook);
