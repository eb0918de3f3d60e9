import type { FastifyInstance } from 'fastify';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { confirmCensusCall } from '#adapters/wire/imports/confirm-census.ts';
import {
  type BroughtCensusWire,
  writeCensusEntry,
  writeCensusPreview,
  writeVotes,
} from '#adapters/wire/imports/census-import.ts';
import { writeEntry } from '#adapters/wire/imports/import.ts';
import { previewCensusCall } from '#adapters/wire/imports/preview-census.ts';
import { readCensusStateCall } from '#adapters/wire/imports/read-census-state.ts';
import { undoCensusCall } from '#adapters/wire/imports/undo-census.ts';
import {
  type BroughtPeople,
  type CensusInUse,
  confirmCensus,
  previewCensus,
  undoCensus,
  votesSince,
} from '#application/imports/census/census-imports.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { Town } from '#domain/access/town.ts';
import { reference } from '#domain/forms/request.ts';
import { decide } from '#domain/office/decide.ts';
import { endOfDay } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { base64File } from '../../plugins/base64-file.ts';
import { route } from '../../plugins/route.ts';
import { allowed, notAllowed } from '../../plugins/staff.ts';
import { fixedVotesOf, waitingMatter, writeTownAmendment } from '../votes/census-amendments.ts';
import { importRefused } from './imports.ts';

/** The census that a person brings, as it was sent; left if it cannot be read. */
export function broughtIn(body: BroughtCensusWire): Either<CallRefusal<'unreadable'>, BroughtPeople> {
  const { sheet = null, columns, removesOthers, skipsFaulty } = body;
  const file = base64File(body.file, 'file');
  if (isLeft(file)) return file;
  const choices = new Map(Object.entries(columns ?? {}).map(([place, name]) => [Number(place), name]));
  const asked = { choices, removesOthers: removesOthers === true, skipsFaulty: skipsFaulty === true };
  return right({ file: file.right, sheet, asked });
}

/** The refusal of what open votes do not let be done. */
export const inUse = ({ votes }: CensusInUse): CallRefusal<'censusInUse'> => ({
  kind: 'censusInUse',
  faults: writeVotes(votes),
});

/**
 * Whether a member may change the census of the town: in all of it, and in no vote that checks it are they on the other side,
 * where results are learnt.
 */
export async function mayChange(
  council: ServerParts,
  town: Town,
  member: StaffMember,
): Promise<Either<CallRefusal<'notAllowed'>, true>> {
  const act = 'census.change';
  const may = allowed(council, member, { acts: [act], in: {} });
  if (isLeft(may)) return may;
  const now = council.clock.now();
  for (const { survey } of await council.realms.all.surveys(town)) {
    if (!survey.census) continue;
    const over = survey.endDay === null ? null : endOfDay(survey.endDay, town.timeZone);
    const vote = { opens: survey.startsAt ?? now, over };
    const decided = decide(member, { act, subject: { in: { vote: survey.id }, vote }, now });
    if (isLeft(decided)) return left(notAllowed(act, decided.left));
  }
  return right(true);
}

/** The census, as the office brings it: looked at, changed, listed, taken back. */
export function censusImportEndpoints(server: FastifyInstance, council: ServerParts): void {
  const parts = { ...council, fixedVotes: fixedVotesOf(council) };
  route(server, council, previewCensusCall, async ({ town, body, member }) => {
    const may = await mayChange(council, town, member);
    if (isLeft(may)) return may;
    const brought = broughtIn(body);
    if (isLeft(brought)) return brought;
    const preview = await previewCensus(parts, town, brought.right, council.clock.now());
    if (!isLeft(preview)) return right(writeCensusPreview(preview.right));
    return left(preview.left.kind === 'censusInUse' ? inUse(preview.left) : importRefused(preview.left));
  });

  route(server, council, confirmCensusCall, async ({ town, body, member }) => {
    const may = await mayChange(council, town, member);
    if (isLeft(may)) return may;
    const brought = broughtIn(body);
    if (isLeft(brought)) return brought;
    const done = await confirmCensus(parts, town, brought.right, {
      basis: body.basis,
      id: reference(council.random(10)),
      by: { by: member.name, at: council.clock.now() },
    });
    if (!isLeft(done)) return right(writeEntry(done.right));
    const refusal = done.left;
    if (refusal.kind === 'censusInUse') return left(inUse(refusal));
    if (refusal.kind === 'amendmentNeeded') return left({ kind: 'signatureRefused', where: refusal.kind });
    return left(refusal.kind === 'importRefused' ? importRefused(refusal) : refusal);
  });

  route(server, council, readCensusStateCall, async ({ town, realm, member }) => {
    const may = await mayChange(council, town, member);
    if (isLeft(may)) return may;
    const now = council.clock.now();
    const [{ people, blocked }, votes, fixed, matter, items] = await Promise.all([
      council.censusBook.state(realm),
      votesSince(council, town, now, now),
      parts.fixedVotes(town, now),
      waitingMatter(council, town),
      council.censusBook.list(realm),
    ]);
    return right({
      people,
      blocked,
      openVotes: writeVotes(votes),
      fixedVotes: writeVotes(fixed.map(({ main }) => main)),
      amendment: writeTownAmendment(matter),
      items: items.map(writeCensusEntry),
    });
  });

  route(server, council, undoCensusCall, async ({ town, id, member }) => {
    const may = await mayChange(council, town, member);
    if (isLeft(may)) return may;
    const undone = await undoCensus(council, town, id, { by: member.name, at: council.clock.now() });
    if (!isLeft(undone)) return right({ status: 'ok' });
    return left(undone.left.kind === 'censusInUse' ? inUse(undone.left) : { kind: undone.left.kind });
  });
}
