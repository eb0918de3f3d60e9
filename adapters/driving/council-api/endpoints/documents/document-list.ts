import type { FastifyInstance } from 'fastify';
import { type DocumentRow, documentPage, documentRows } from '#application/office/documents/document-list.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { listOfficeDocumentsCall } from '#adapters/wire/office-documents/list-documents.ts';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import { decide } from '#domain/office/decide.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { namedDocuments } from '../../contents/named-documents.ts';
import { route } from '../../plugins/route.ts';
import { allAround, isOfficeCollection, writeSchedule } from './asked-document.ts';

/** Whether a member of staff may read a document of the list. Most may read all of them, which is asked once. */
function mayRead({ clock }: ServerParts, member: StaffMember): (row: DocumentRow) => boolean {
  const now = clock.now();
  const reads = (parts: DocumentRow['parts']) =>
    !isLeft(decide(member, { act: 'document.read', subject: { in: parts }, now }));
  return reads({}) ? () => true : ({ parts }) => reads(parts);
}

const isSame = (one: DocumentRef, other: DocumentRef) =>
  one.collection === other.collection && one.id === other.id;

/** The list of the documents of a town. */
export function documentListEndpoint(server: FastifyInstance, council: ServerParts): void {
  const named = namedDocuments(council);
  route(server, council, listOfficeDocumentsCall, async ({ town, realm, member, ...filter }) => {
    const [names, entries, seen] = await Promise.all([
      named(realm),
      council.documentDesk.entries(realm),
      allAround(council, realm),
    ]);
    const rows = documentRows(names, entries)
      .filter(mayRead(council, member))
      .filter(({ ref }) => isOfficeCollection(town, ref.collection));
    const { items, total, counts } = documentPage(rows, filter);
    const written = items.map(({ ref, title, state, isPublic, hasDraft, since, by, schedule }) => ({
      ...ref,
      title,
      state,
      isPublic,
      hasDraft,
      since: since === null ? null : new Date(since).toISOString(),
      by,
      schedule: writeSchedule(schedule),
      editing: seen.filter((one) => isSame(one.ref, ref)).map(({ name }) => name),
    }));
    return right({ items: written, itemsCount: total, counts });
  });
}
