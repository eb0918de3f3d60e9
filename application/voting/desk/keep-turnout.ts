import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { VoteDesk } from '#application/ports/server/office/vote-desk.ts';
import type { VotingDesk } from '#application/ports/server/office/voting-desk.ts';
import type { PublishedSurveys } from '#application/voting/published-surveys.ts';
import type { Town } from '#domain/access/town.ts';
import { addDays, type CalendarDay, dayAt } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { deskOfVote } from './desk-vote.ts';

interface Ports {
  readonly realms: Pick<PublishedSurveys, 'all'>;
  readonly voteDesk: Pick<VoteDesk, 'all' | 'openedVote'>;
  readonly votingDesk: Pick<VotingDesk, 'keepDay'>;
  readonly ballots: Pick<BallotStore, 'countMarks'>;
  readonly clock: Clock;
}

/** Keeps the count of the day that has just ended, of the votes of a town in which people could vote on it. */
async function keepOfTown(ports: Ports, town: Town, ended: CalendarDay): Promise<void> {
  const { realm, timeZone } = town;
  for (const vote of (await ports.voteDesk.all(realm)).keys()) {
    // oxlint-disable-next-line no-await-in-loop -- a town has few votes
    const desk = await deskOfVote(ports, town, vote);
    if (isLeft(desk)) continue;
    const { opens, closes } = desk.right;
    const isOfVote = ended >= dayAt(opens, timeZone) && (closes === null || ended < dayAt(closes, timeZone));
    if (!isOfVote) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const count = await ports.ballots.countMarks(realm, surveyId(vote));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await ports.votingDesk.keepDay(realm, vote, { day: ended, count });
  }
}

/**
 * Keeps, soon after a day has ended, how many had voted by then: the only thing that is known of when people voted. Several
 * processes may do it; the first one counts.
 */
export function keepTurnout(ports: Ports): () => Promise<void> {
  const kept = new Map<string, CalendarDay>();
  return async () => {
    for (const town of await ports.realms.all.towns()) {
      const today = dayAt(ports.clock.now(), town.timeZone);
      if (kept.get(town.realm) === today) continue;
      // oxlint-disable-next-line no-await-in-loop -- one town after the other
      await keepOfTown(ports, town, addDays(today, -1));
      kept.set(town.realm, today);
    }
  };
}
