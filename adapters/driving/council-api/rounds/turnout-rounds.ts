import { keepTurnout } from '#application/voting/desk/keep-turnout.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { joinedRound } from './joined-round.ts';

/** Rounds of one server that keep how many had voted when a day ended. */
export function turnoutRounds(council: ServerParts, report: (record: object, words: string) => void) {
  const keep = keepTurnout(council);
  const { run, ended } = joinedRound(async () => {
    try {
      await keep();
    } catch (err) {
      report({ err }, 'the turnout of a day was not kept');
    }
  });
  return { keep: run, stop: ended };
}
