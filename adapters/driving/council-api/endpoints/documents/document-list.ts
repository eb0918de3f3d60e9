import type { FastifyInstance } from 'fastify';
import { documentPage, type DocumentRow } from '#application/office/documents/document-list.ts';
import { listOfficeDocumentsCall } from '#adapters/wire/office-documents/list-documents.ts';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import { right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { allAround, writeSchedule } from './asked-document.ts';
import { whichAreForStaff } from '../intranet/staff-contents.ts';
import { type NamesOfTown, readableDocuments } from './readable-documents.ts';

const isSame = (one: DocumentRef, other: DocumentRef) =>
  one.collection === other.collection && one.id === other.id;

const writeRow = ({ ref, title, state, isPublic, hasDraft, since, by, schedule }: DocumentRow) => ({
  ...ref,
  title,
  state,
  isPublic,
  hasDraft,
  since: since === null ? null : new Date(since).toISOString(),
  by,
  schedule: writeSchedule(schedule),
});

/** The list of the documents of a town. */
export function documentListEndpoint(
  server: FastifyInstance,
  council: ServerParts,
  named: NamesOfTown,
): void {
  route(server, council, listOfficeDocumentsCall, async ({ town, realm, member, ...filter }) => {
    const [rows, seen] = await Promise.all([
      readableDocuments(council, named, { town, member }),
      allAround(council, realm),
    ]);
    const { items, total, counts } = documentPage(rows, filter);
    const isForStaff = await whichAreForStaff(
      council,
      town,
      items.map(({ ref }) => ref.collection),
    );
    const written = items.map((row) => ({
      ...writeRow(row),
      isForStaff: isForStaff(row.ref.collection, row.ref.id),
      editing: seen.filter((one) => isSame(one.ref, row.ref)).map(({ name }) => name),
    }));
    return right({ items: written, itemsCount: total, counts });
  });
}
