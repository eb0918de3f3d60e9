import type { FastifyInstance } from 'fastify';
import { copiedCollections, rehearsedTown } from '#application/office/votes/rehearsal/rehearsed-town.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { beginRehearsalCall } from '#adapters/wire/office-votes/begin-rehearsal.ts';
import { closeRehearsalCall, endRehearsalCall } from '#adapters/wire/office-votes/end-rehearsal.ts';
import { readRehearsalCall } from '#adapters/wire/office-votes/read-rehearsal.ts';
import type { RehearsalAnswer } from '#adapters/wire/office-votes/rehearsal.ts';
import type { Town } from '#domain/access/town.ts';
import { decide } from '#domain/office/decide.ts';
import { allProposals } from '#domain/processes/proposal-collection.ts';
import { addDays, dayAt, startOfDay } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { SurveyBody } from '#domain/voting/opening/frozen-vote.ts';
import { receiptCode } from '#domain/voting/receipt-code.ts';
import {
  type Rehearsal,
  rehearsalDays,
  rehearsalName,
  whyNotRehearsed,
} from '#domain/voting/rehearsal/rehearsal.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { notAllowed } from '../../plugins/staff.ts';
import { route } from '../../plugins/route.ts';
import { copyDraftFiles, draftFilesIn, withDraftFiles } from '../../rehearsals/draft-files.ts';
import { rehearsalAddress } from '../../rehearsals/rehearsal-address.ts';
import { peopleOf } from '../../rehearsals/invented-people.ts';
import { type AskedVote, askedVote, voteTitle } from './asked-vote.ts';

const mayPrepare = ({ subject }: AskedVote, member: StaffMember, now: number) =>
  decide(member, { act: 'vote.prepare', subject, now });

/** What of the town a vote is rehearsed with. */
async function copiedOf({ documents }: ServerParts, { realm }: Town, proposals: string | null) {
  const names = [...copiedCollections, proposals ?? allProposals];
  return new Map(
    await Promise.all(names.map(async (name) => [name, await documents.all(realm, name)] as const)),
  );
}

/** The process that names a vote, as portals show it; null if none does. */
async function processOf(
  { documents }: ServerParts,
  { realm }: Town,
  id: string | undefined,
): Promise<CouncilDocument | null> {
  const all = id === undefined ? [] : await documents.all(realm, 'procesos');
  return all.find(({ _id }) => _id === id) ?? null;
}

const bareSlug = 'ensayo';

/** A new rehearsal of a vote, with a name that nobody guesses. */
function newRehearsal(
  { random, clock }: ServerParts,
  { realm, timeZone }: Town,
  { vote, view, process }: AskedVote,
  { people, by }: Pick<Rehearsal, 'people' | 'by'>,
): Omit<Rehearsal, 'state' | 'given' | 'over'> {
  const begun = clock.now();
  return {
    name: rehearsalName(receiptCode(random(15))),
    town: realm,
    vote,
    title: voteTitle({ vote, view }),
    path: `/procesos-participativos/${process?.slug ?? bareSlug}/participa`,
    withCensus: view.surveys.some((survey) => survey?.census === true),
    people,
    seed: Buffer.from(random(32)).toString('hex'),
    by,
    begun,
    ends: startOfDay(addDays(dayAt(begun, timeZone), rehearsalDays), timeZone),
    zone: timeZone,
  };
}

function writeRehearsal(found: Rehearsal | null, may: boolean): RehearsalAnswer {
  if (found === null) return { held: null, may };
  const { name, state, by, begun, ends, withCensus, given } = found;
  return {
    may,
    held: {
      address: rehearsalAddress(name),
      state: state === 'closed' ? 'closed' : 'open',
      by,
      begun: new Date(begun).toISOString(),
      ends: new Date(ends).toISOString(),
      withCensus,
      given,
      people: withCensus ? peopleOf(found).map((one) => ({ ...one })) : [],
    },
  };
}

/** The vote, if its rehearsal is up to the person who asks. */
async function preparedVote(
  council: ServerParts,
  town: Town,
  id: string,
  member: StaffMember,
): Promise<Either<CallRefusal<'unknownSurvey' | 'notAllowed'>, AskedVote>> {
  const asked = await askedVote(council, town, id, member);
  if (isLeft(asked)) return asked;
  const may = mayPrepare(asked.right, member, council.clock.now());
  return isLeft(may) ? left(notAllowed('vote.prepare', may.left)) : asked;
}

/** A rehearsal that may begin, and the town that it is; left: why it may not. */
async function plannedRehearsal(
  council: ServerParts,
  town: Town,
  asked: AskedVote,
  by: Pick<Rehearsal, 'people' | 'by'>,
) {
  const { view, found: vote, reading } = asked;
  const [main, ...more] = view.frozen.surveys;
  if (vote.record !== null && vote.record.opened !== null) return left('opened' as const);
  if (main === undefined || vote.documents.includes(null) || view.surveys.includes(null))
    return left('incomplete' as const);
  // Before so many are invented.
  if (whyNotRehearsed({ town: town.realm, vote: asked.vote, ...by }, []) !== null)
    return left('people' as const);
  const process = await processOf(council, town, asked.process?.id);
  const own = process?.['coleccionPropuestas'];
  const wanted = newRehearsal(council, town, asked, by);
  const files = await draftFilesIn(council, town, view.frozen.surveys);
  const withFiles = (body: SurveyBody) => withDraftFiles(body, town, wanted.name, files);
  const bundle = rehearsedTown(wanted, {
    town,
    surveys: [withFiles(main), ...more.map(withFiles)],
    process,
    collections: await copiedOf(council, town, typeof own === 'string' && own !== '' ? own : null),
    census: peopleOf(wanted),
    readSurvey: reading.readSurvey,
  });
  return right({ wanted, bundle, files });
}

/** Rehearsals of votes: who prepares a vote begins, closes and ends them. */
export function rehearsalEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { clock, rehearsals } = council;
  const heldOf = (town: Town, vote: string) => rehearsals?.of(town.realm, vote) ?? null;

  route(server, council, readRehearsalCall, async ({ town, id, member }) => {
    const asked = await askedVote(council, town, id, member);
    if (isLeft(asked)) return asked;
    const may = rehearsals !== null && !isLeft(mayPrepare(asked.right, member, clock.now()));
    return right(writeRehearsal(heldOf(town, id), may));
  });

  route(server, council, beginRehearsalCall, async ({ town, id, member, body }) => {
    const asked = await preparedVote(council, town, id, member);
    if (isLeft(asked)) return asked;
    const by = { people: body.people, by: member.name };
    const planned = await plannedRehearsal(council, town, asked.right, by);
    if (isLeft(planned)) return left({ kind: 'rehearsalRefused', where: planned.left });
    const { wanted, bundle, files } = planned.right;
    if (rehearsals === null) return left({ kind: 'rehearsalRefused', where: 'tooMany' });
    const begun = await rehearsals.begin(wanted, bundle, (other) =>
      copyDraftFiles(council, other, wanted.name, files),
    );
    if (isLeft(begun)) return left({ kind: 'rehearsalRefused', where: begun.left });
    return right(writeRehearsal(begun.right, true));
  });

  route(server, council, closeRehearsalCall, async ({ town, id, member }) => {
    const asked = await preparedVote(council, town, id, member);
    if (isLeft(asked)) return asked;
    const held = heldOf(town, id);
    if (held !== null) await rehearsals?.closePoll(held);
    return right(writeRehearsal(heldOf(town, id), true));
  });

  route(server, council, endRehearsalCall, async ({ town, id, member }) => {
    const asked = await preparedVote(council, town, id, member);
    if (isLeft(asked)) return asked;
    const held = heldOf(town, id);
    if (held !== null) await rehearsals?.discard(held);
    return right(writeRehearsal(null, true));
  });
}
