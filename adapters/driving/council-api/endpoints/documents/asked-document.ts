import { documentRights, type HasAct } from '#application/office/documents/document-rights.ts';
import type { Presence } from '#application/ports/server/office/document-desk.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { documentKind } from '#adapters/wire/documents/known-documents.ts';
import type { Town } from '#domain/access/town.ts';
import { possibleActs } from '#domain/documents/act-on-document.ts';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import type { OfficeDocument, Schedule } from '#domain/documents/office-document.ts';
import { stateOf } from '#domain/documents/state.ts';
import type { Act } from '#domain/office/roles.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** How long a person who asked for news of a document counts as being there, in milliseconds. */
const presentFor = 30_000;

/** Whether the office has documents of that collection. */
export const isOfficeCollection = ({ collections }: Town, name: string): boolean =>
  documentKind(name, collections ?? []) !== null;

const isoOrNull = (instant: Instant | null) => (instant === null ? null : new Date(instant).toISOString());

export const writeSchedule = (schedule: Schedule | null) =>
  schedule && { at: isoOrNull(schedule.at), until: isoOrNull(schedule.until) };

export const refusedFor = (act: Act): CallRefusal<'notAllowed'> => ({ kind: 'notAllowed', where: act });

/** A document and what the person who asks may do with it. */
export interface AskedDocument {
  readonly document: OfficeDocument;
  readonly has: HasAct;
}

/** The document that a call names, if the person who asks may read it. */
export async function askedDocument(
  council: Pick<ServerParts, 'documentDesk' | 'clock'>,
  town: Town,
  ref: DocumentRef,
  member: StaffMember,
): Promise<Either<CallRefusal<'unknownDocument' | 'notAllowed'>, AskedDocument>> {
  const document = isOfficeCollection(town, ref.collection)
    ? await council.documentDesk.find(town.realm, ref)
    : null;
  if (document === null) return left({ kind: 'unknownDocument' });
  const has = documentRights(member, document, council.clock.now());
  return has('document.read') ? right({ document, has }) : left(refusedFor('document.read'));
}

/** How a document is now, for the person who asks. */
export const writeStatus = ({ document, has }: AskedDocument) => ({
  state: stateOf(document.status),
  isPublic: document.status.place === 'published',
  version: document.version,
  schedule: writeSchedule(document.schedule),
  acts: [...possibleActs(document.status, has)],
});

const writePresence = ({ name, field, at }: Presence) => ({
  by: name,
  field,
  at: new Date(at).toISOString(),
});

/** Who else has a document open; the person who asks is noted as being there. */
export async function presenceAround(
  { documentDesk, clock }: Pick<ServerParts, 'documentDesk' | 'clock'>,
  realm: Town['realm'],
  ref: DocumentRef,
  { member, field }: { readonly member: StaffMember; readonly field: string | null },
) {
  const at = clock.now();
  await documentDesk.see(realm, ref, { person: member.id, name: member.name, field, at });
  return othersAround({ documentDesk, clock }, realm, ref, member);
}

/** Who else has a document open. */
export async function othersAround(
  { documentDesk, clock }: Pick<ServerParts, 'documentDesk' | 'clock'>,
  realm: Town['realm'],
  ref: DocumentRef,
  { id }: Pick<StaffMember, 'id'>,
) {
  const seen = await documentDesk.seen(realm, clock.now() - presentFor, ref);
  return seen.filter(({ person }) => person !== id).map(writePresence);
}

/** Who has which document of a town open. */
export const allAround = ({ documentDesk, clock }: ServerParts, realm: Town['realm']) =>
  documentDesk.seen(realm, clock.now() - presentFor);
