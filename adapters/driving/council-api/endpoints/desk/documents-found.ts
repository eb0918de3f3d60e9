import { type DocumentRow, documentPage } from '#application/office/documents/document-list.ts';
import { campaignDocuments, surveyDocuments } from '#domain/documents/document-parts.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type NamesOfTown, readableDocuments } from '../documents/readable-documents.ts';
import { type Found, mostFound, type StaffSearch } from './found.ts';

/** Collections that are found by a kind of their own; any other document is found as one. */
const kinds: ReadonlyMap<string, Found['kind']> = new Map([
  ['propuestas', 'proposal'],
  ['procesos', 'process'],
  ['articulos', 'article'],
  ['mailboxes', 'mailbox'],
  [surveyDocuments, 'survey'],
]);

/** Where a document is edited: mailboxes and surveys have editors of their own. */
function editorOf({ ref: { collection, id } }: DocumentRow): string {
  const end = encodeURIComponent(id);
  if (collection === surveyDocuments) return `/gestion/encuestas/${end}`;
  if (collection === campaignDocuments) return `/gestion/bonos/${end}`;
  return collection === 'mailboxes'
    ? `/gestion/buzones/${end}`
    : `/gestion/documentos/${encodeURIComponent(collection)}/${end}`;
}

const documentFound = (row: DocumentRow): Found => ({
  kind: kinds.get(row.ref.collection) ?? 'document',
  id: row.ref.id,
  title: row.title,
  place: 'office',
  path: editorOf(row),
  document: { collection: row.ref.collection, state: row.state },
});

/** Documents with their drafts, by their titles and ids, as far as the person may read them; a few of each kind. */
export async function documentsFound(
  council: ServerParts,
  named: NamesOfTown,
  { town, member, text }: StaffSearch,
): Promise<readonly Found[]> {
  const rows = await readableDocuments(council, named, { town, member });
  const all = { collection: null, state: null, text, limit: rows.length, offset: 0 } as const;
  const counts = new Map<Found['kind'], number>();
  return documentPage(rows, all)
    .items.map(documentFound)
    .filter(({ kind }) => {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return (counts.get(kind) ?? 0) <= mostFound;
    });
}
