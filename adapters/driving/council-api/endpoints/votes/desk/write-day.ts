import { viewVote } from '#application/office/votes/view-vote.ts';
import type { DeskOfVote } from '#application/voting/desk/desk-vote.ts';
import { storedHealth } from '#application/voting/desk/vote-health.ts';
import { voteSubject } from '#adapters/driven/stores-shared/vote-row.ts';
import type { VoteDay } from '#adapters/wire/voting-desk/day.ts';
import type { Town } from '#domain/access/town.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import type { ToldCount } from '#domain/voting/desk/told-counts.ts';
import { tellTurnout } from '#domain/voting/desk/turnout.ts';
import type { CensusPrint } from '#domain/voting/opening/frozen-vote.ts';
import { frozenIn, latestHash } from '#domain/voting/opening/vote-record.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { readingOf } from '../asked-vote.ts';

const writeTold = (told: ToldCount): number | null => (told.kind === 'atLeast' ? told.count : null);

/** The census that was signed, and whether the present one has the same people. */
async function censusOf(
  council: ServerParts,
  town: Town,
  { vote, surveys }: DeskOfVote,
): Promise<{ readonly print: CensusPrint | null; readonly census: VoteDay['census'] }> {
  const asked = { surveys: surveys.map(({ id }) => id), withCensus: true };
  const found = await council.voteDesk.find(town.realm, vote, asked);
  const signed = found.record && latestHash(found.record);
  const print = signed && frozenIn(signed).census;
  const now = viewVote(found, readingOf(council, town, vote, false), council.clock.now()).frozen.census;
  if (print === null) return { print, census: 'none' };
  return { print, census: now?.print === print.print ? 'same' : 'changed' };
}

/** The day of a vote: nothing in it says how many voted, but in steps of 25. */
export async function writeDay(council: ServerParts, town: Town, desk: DeskOfVote): Promise<VoteDay> {
  const { realm } = town;
  const { vote, surveys } = desk;
  const [boxes, counts, days, marks, steps, people] = await Promise.all([
    council.boxBook.all(realm, vote),
    council.votingDesk.counts(realm, vote),
    council.votingDesk.days(realm, vote),
    council.ballots.countMarks(realm, surveyId(vote)),
    council.steps.of(realm, voteSubject(vote)),
    censusOf(council, town, desk),
  ]);
  const today = dayAt(council.clock.now(), town.timeZone);
  const told = tellTurnout({ marks, desk: counts, days, today, boxes: boxes.map(({ id }) => id) });
  const hasPaper = boxes.length > 0 && boxes.every(({ state }) => state === 'counted');
  const stored = { ballots: council.ballots, counts: () => council.votingDesk.counts(realm, vote) };
  const nameOf = (box: string | null) => boxes.find(({ id }) => id === box)?.name ?? null;
  return {
    vote,
    title: surveys[0]?.title ?? vote,
    people: people.print?.people ?? null,
    total: told.total,
    days: told.days.map(({ day, told: one }) => ({ day, atLeast: writeTold(one) })),
    channels:
      told.channels?.map(({ channel, box, told: one }) => ({
        channel,
        box: nameOf(box),
        atLeast: writeTold(one),
      })) ?? null,
    stored: await storedHealth(
      stored,
      realm,
      surveys.map(({ id }) => id),
      hasPaper,
    ),
    census: people.census,
    incidents: steps
      .filter(({ act }) => act === 'vote.incident')
      .map(({ at, by, words }) => ({ at: new Date(at).toISOString(), by, words: words ?? null })),
  };
}
