import { keepVisits } from '#application/showcase/visits/keep-visits.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { joinedRound } from './joined-round.ts';

/** Rounds of one server that store how often shops were seen. One that closes stores what it has. */
export function visitRounds(council: ServerParts, report: (record: object, words: string) => void) {
  const keep = keepVisits(council);
  const { run, ended } = joinedRound(async () => {
    try {
      await keep();
    } catch (err) {
      report({ err }, 'how often shops were seen was not stored');
    }
  });
  return {
    keep: run,
    stop: async (): Promise<void> => {
      await ended();
      await run();
    },
  };
}
