import type { FastifyInstance } from 'fastify';
import { documentRights } from '#application/office/documents/document-rights.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { actOnDocumentCall } from '#adapters/wire/office-documents/act-on-document.ts';
import { checkOfficeDocumentCall } from '#adapters/wire/office-documents/check-document.ts';
import { createDocumentCall } from '#adapters/wire/office-documents/create-document.ts';
import { type Acting, type ActingRefused, actOnDocument } from '#domain/documents/act-on-document.ts';
import { makeDocument } from '#domain/documents/document-change.ts';
import { draftedFields, type OfficeDocument } from '#domain/documents/office-document.ts';
import type { DocumentAct } from '#domain/documents/state.ts';
import { reference } from '#domain/forms/request.ts';
import { readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type RefusedBy, route } from '../../plugins/route.ts';
import { askedDocument, isOfficeCollection, refusedFor, writeStatus } from './asked-document.ts';
import { documentFindings } from './document-findings.ts';
import { movesAlone } from './moves-alone.ts';

type Refused = RefusedBy<typeof actOnDocumentCall>;

function writeRefused(refused: ActingRefused): Refused {
  if (refused.kind === 'notAllowed') return refusedFor(refused.act);
  if (refused.kind === 'wrongState') return { kind: 'documentStateRefused', where: refused.state };
  return refused.kind === 'outdated' ? { kind: 'documentOutdated' } : { kind: 'unreadable', where: 'at' };
}

/** A moment that a call gives: null if it gives none, undefined if it is none. */
function momentIn(text: string | null | undefined, zone: TimeZone): number | null | undefined {
  return text === null || text === undefined ? null : readMoment(text, zone)?.instant;
}

/** Whether an act puts fields before the public, now or at its time. */
const shows = (act: DocumentAct, { schedule }: Pick<Acting, 'schedule'>): boolean =>
  act === 'publish' || act === 'republish' || (act === 'schedule' && schedule.at !== null);

/** An act with the rights that a member of staff has on the document as it is found. */
const tried = (
  { clock }: ServerParts,
  document: OfficeDocument,
  member: StaffMember,
  asked: Pick<Acting, 'act' | 'note' | 'schedule'>,
) => {
  const at = clock.now();
  return actOnDocument(document, {
    ...asked,
    by: member.name,
    id: member.id,
    at,
    has: documentRights(member, document, at),
  });
};

const gone = { state: 'draft', isPublic: false, version: 0, schedule: null, acts: [] } as const;

/** Acts on a document as a whole. */
export function documentActEndpoint(server: FastifyInstance, council: ServerParts): void {
  route(server, council, actOnDocumentCall, async ({ town, realm, collection, id, member, body }) => {
    const ref = { collection, id };
    const found = await askedDocument(council, town, ref, member);
    if (isLeft(found)) return found;
    const [at, until] = [body.at, body.until].map((text) => momentIn(text, town.timeZone));
    if (at === undefined || until === undefined) return left({ kind: 'unreadable', where: 'at' });
    const asked = { act: body.act, note: body.note?.trim() || null, schedule: { at, until } };
    const { document } = found.right;
    if (document.version !== body.version) return left({ kind: 'documentChanged' });
    // Who may not is not shown what is wrong with the document.
    const first = tried(council, document, member, asked);
    if (isLeft(first)) return left(writeRefused(first.left));
    if (shows(body.act, asked)) {
      const fields = body.act === 'republish' ? document.fields : draftedFields(document);
      const findings = await documentFindings(council, town, ref, fields ?? new Map());
      if (findings.some(({ isError }) => isError)) return left({ kind: 'documentRefused', faults: findings });
      if (body.act !== 'republish' && (await movesAlone(council, town, document, member.name)))
        return left({ kind: 'documentNeedsAnother' });
    }
    const done = await council.documentDesk.change<Either<Refused, OfficeDocument | null>>(
      realm,
      ref,
      (now) => {
        const none = (refused: Refused) => ({ change: null, answer: left(refused) });
        if (now === null || now.version !== body.version) return none({ kind: 'documentChanged' });
        const made = tried(council, now, member, asked);
        if (isLeft(made)) return none(writeRefused(made.left));
        return { change: made.right, answer: right(made.right.document) };
      },
    );
    if (isLeft(done)) return done;
    if (done.right === null) return right({ ...gone, acts: [] });
    const has = documentRights(member, done.right, council.clock.now());
    return right(writeStatus({ document: done.right, has }));
  });

  route(server, council, checkOfficeDocumentCall, async ({ town, collection, id, member }) => {
    const ref = { collection, id };
    const asked = await askedDocument(council, town, ref, member);
    if (isLeft(asked)) return asked;
    const { document } = asked.right;
    const items = await documentFindings(council, town, ref, draftedFields(document));
    return right({ items: [...items], version: document.version });
  });
}

const isId = (id: string): boolean => /^[\w-]{1,80}$/u.test(id);

/** Making a new document. */
export function createDocumentEndpoint(server: FastifyInstance, council: ServerParts): void {
  route(server, council, createDocumentCall, async ({ town, realm, collection, member, body }) => {
    if (!isOfficeCollection(town, collection)) return left({ kind: 'unknownDocument' });
    const ref = { collection, id: body.id ?? reference(council.random(10)) };
    if (!isId(ref.id)) return left({ kind: 'documentExists' });
    const at = council.clock.now();
    const change = makeDocument(ref, body.body, { by: member.name, at });
    const { document } = change;
    if (document === null || !documentRights(member, document, at)('document.edit'))
      return left(refusedFor('document.edit'));
    const isMade = await council.documentDesk.change(realm, ref, (found) =>
      found === null ? { change, answer: true } : { change: null, answer: false },
    );
    return isMade ? right({ id: ref.id, version: document.version }) : left({ kind: 'documentExists' });
  });
}
