import { type DocumentRow, documentRows } from '#application/office/documents/document-list.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { Town } from '#domain/access/town.ts';
import { decide } from '#domain/office/decide.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import type { namedDocuments } from '../../contents/named-documents.ts';
import { isOfficeCollection } from './asked-document.ts';

/** Names the published documents of a town; the list and the search of the office share what it remembers. */
export type NamesOfTown = ReturnType<typeof namedDocuments>;

/** Whether a member of staff may read a document of the list. Most may read all of them, which is asked once. */
function mayRead({ clock }: ServerParts, member: StaffMember): (row: DocumentRow) => boolean {
  const now = clock.now();
  const reads = (parts: DocumentRow['parts']) =>
    !isLeft(decide(member, { act: 'document.read', subject: { in: parts }, now }));
  return reads({}) ? () => true : ({ parts }) => reads(parts);
}

/** The documents of a town with their drafts, as far as a member of staff may read them. */
export async function readableDocuments(
  council: ServerParts,
  named: NamesOfTown,
  { town, member }: { readonly town: Town; readonly member: StaffMember },
): Promise<readonly DocumentRow[]> {
  const [names, entries] = await Promise.all([named(town.realm), council.documentDesk.entries(town.realm)]);
  return documentRows(names, entries)
    .filter(mayRead(council, member))
    .filter(({ ref }) => isOfficeCollection(town, ref.collection));
}
