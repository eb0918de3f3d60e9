import type { PaperBox } from '#domain/voting/paper/ballot-box.ts';
import type { AnyRow } from './request-row.ts';

/* Rows of ballot boxes, the same in both databases. */

export const boxesOfRow = (row: AnyRow | undefined): readonly PaperBox[] =>
  row === undefined ? [] : (JSON.parse(String(row['body'])) as readonly PaperBox[]);
