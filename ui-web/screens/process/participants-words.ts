import { formatCount } from '#application/text/numbers.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { ProcessVote } from './process-status.ts';

/** "Han participado 1.284 personas", or the minimum that may be published; null if no number may. */
export function participantsWords({ survey, state, voteCount }: ProcessVote, { t }: Speech): string | null {
  if (voteCount === null || voteCount === 0) return null;
  const key = survey.census && state.kind === 'open' ? 'process:participantsAtLeast' : 'process:participants';
  return t(key, { count: voteCount, n: formatCount(voteCount) });
}
