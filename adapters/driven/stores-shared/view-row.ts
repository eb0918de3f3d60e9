import type { DeskView } from '#domain/office/desk/desk-view.ts';
import type { AnyRow } from './request-row.ts';

/** A view as its row has it. */
export const deskViewOf = (row: AnyRow): DeskView => ({
  id: String(row['id']),
  owner: String(row['owner']),
  name: String(row['name']),
  query: String(row['query']),
  isShared: Number(row['shared']) === 1,
});
