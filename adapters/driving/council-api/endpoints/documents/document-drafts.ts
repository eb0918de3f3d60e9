import type { FastifyInstance } from 'fastify';
import { documentRights, fieldRights } from '#application/office/documents/document-rights.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { changeDocumentCall } from '#adapters/wire/office-documents/change-document.ts';
import { documentLimit } from '#adapters/wire/office-documents/document-limit.ts';
import { writeConflict, writeDraftField, writeFields } from '#adapters/wire/office-documents/field.ts';
import { pollDocumentCall } from '#adapters/wire/office-documents/poll-document.ts';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import { type ChangeRefused, changeFields, type FieldEditor } from '#domain/documents/change-fields.ts';
import { outdatedFields } from '#domain/documents/draft.ts';
import { itemsAround, orderPath } from '#domain/documents/fields.ts';
import type { FieldChange } from '#domain/documents/field-changes.ts';
import { draftedFields, type OfficeDocument } from '#domain/documents/office-document.ts';
import { canChange } from '#domain/documents/state.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type RefusedBy, route } from '../../plugins/route.ts';
import { askedDocument, othersAround, presenceAround, refusedFor, writeStatus } from './asked-document.ts';
import { townLanguages } from './town-languages.ts';

const isTooLarge = (document: OfficeDocument): boolean =>
  Buffer.byteLength(JSON.stringify([...draftedFields(document)])) > documentLimit;

type Refused = RefusedBy<typeof changeDocumentCall>;

function writeRefused(refused: ChangeRefused): Refused {
  if (refused.kind === 'wrongState') return { kind: 'documentStateRefused', where: refused.state };
  if (refused.kind === 'fixed') return { kind: 'unreadable', where: refused.path };
  return { kind: 'notAllowed', where: 'document.edit', faults: [{ kind: 'field', field: refused.path }] };
}

/** Reading a document with its draft, and what is new in it. */
export function readDocumentEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readOfficeDocumentCall, async ({ town, realm, collection, id, member }) => {
    const ref = { collection, id };
    const asked = await askedDocument(council, town, ref, member);
    if (isLeft(asked)) return asked;
    const { document, has } = asked.right;
    const { fields, draft, status } = document;
    return right({
      ...writeStatus(asked.right),
      ...ref,
      fields: fields && writeFields(fields),
      draft: [...draft.values()].map(writeDraftField),
      outdated: outdatedFields(fields ?? new Map(), draft).map(writeConflict),
      older: [...document.older].map(([path, from]) => [path, from]),
      presence: await othersAround(council, realm, ref, member),
      mayChange: canChange(status) ? fieldRights(has) : 'none',
      languages: [...(await townLanguages(council, town))],
    });
  });

  route(server, council, pollDocumentCall, async ({ town, realm, collection, id, member, since, field }) => {
    const ref = { collection, id };
    const asked = await askedDocument(council, town, ref, member);
    if (isLeft(asked)) return asked;
    const { version, draft } = asked.right.document;
    return right({
      ...writeStatus(asked.right),
      draft: version === since ? null : [...draft.values()].map(writeDraftField),
      presence: await presenceAround(council, realm, ref, { member, field }),
    });
  });
}

/** A change of fields as a member of staff may make it. */
function changed(
  { clock }: ServerParts,
  document: OfficeDocument,
  changes: readonly FieldChange[],
  { member, ...more }: Pick<FieldEditor, 'usual' | 'upToDate'> & { readonly member: StaffMember },
): ReturnType<typeof changeFields> {
  const at = clock.now();
  const rights = fieldRights(documentRights(member, document, at));
  const editor: FieldEditor = { by: member.name, at, rights, ...more };
  return changeFields(document, changes, editor);
}

type Changed = Either<
  Refused,
  { document: OfficeDocument; conflicts: Parameters<typeof writeConflict>[0][] }
>;

/** Changing fields of a draft. */
export function changeDocumentEndpoint(server: FastifyInstance, council: ServerParts): void {
  route(server, council, changeDocumentCall, async ({ town, realm, collection, id, member, body }) => {
    const ref = { collection, id };
    const asked = await askedDocument(council, town, ref, member);
    if (isLeft(asked)) return asked;
    if (fieldRights(asked.right.has) === 'none') return left(refusedFor('document.edit'));
    const changes = body.changes.map(({ path, was, value, instead }) => ({ path, was, value, instead }));
    const more = { member, usual: town.defaultLanguage, upToDate: body.upToDate ?? [] };
    const made = await council.documentDesk.change<Changed>(realm, ref, (found) => {
      const none = (refused: Refused) => ({ change: null, answer: left(refused) });
      if (found === null) return none({ kind: 'unknownDocument' });
      const done = changed(council, found, changes, more);
      if (isLeft(done)) return none(writeRefused(done.left));
      const { change, conflicts } = done.right;
      const { document } = change;
      if (document === null || isTooLarge(document)) return none({ kind: 'documentTooLarge' });
      return { change, answer: right({ document, conflicts: [...conflicts] }) };
    });
    if (isLeft(made)) return made;
    const { document, conflicts } = made.right;
    const now = draftedFields(document);
    // A change within an item may have brought the item back into its list.
    const orders = changes.flatMap(({ path }) => itemsAround(path).map(({ list }) => orderPath(list)));
    const paths = new Set([...changes.map(({ path }) => path), ...orders]);
    const valueAt = (path: string) => {
      const value = now.get(path);
      return value === undefined ? { path } : { path, value };
    };
    return right({
      ...writeStatus({ document, has: documentRights(member, document, council.clock.now()) }),
      fields: [...paths].map(valueAt),
      conflicts: conflicts.map(writeConflict),
      older: [...document.older].map(([path, from]) => [path, from]),
      presence: await presenceAround(council, realm, ref, { member, field: body.field ?? null }),
    });
  });
}
