import { formatWeekday } from '#application/text/dates.ts';
import type { Speech } from '#ui-web/speech.ts';
import { processAddresses } from './addresses.ts';
import type { ProcessVote, ProcessStatus } from './process-status.ts';

/** What a voter is shown while others can still vote. */
export interface VotedView {
  readonly title: string;
  readonly sentences: readonly string[];
  /** What they can do now; null if they can only wait. */
  readonly action: { readonly href: string; readonly text: string } | null;
}

function changeWords({ mayChange, state }: ProcessVote, { t, language }: Speech): string {
  if (!mayChange) return t('process:voted.fixed');
  return state.kind === 'open' && state.lastDay !== null
    ? t('process:voted.changeable', { day: formatWeekday(state.lastDay, language) })
    : t('process:voted.changeableWithoutEnd');
}

/**
 * Says that this device has sent a vote, whether it can still be changed, and where its results are. The day is not
 * known: the device stores only in which surveys it has taken part.
 */
export function votedView({ process }: ProcessStatus, vote: ProcessVote, speech: Speech): VotedView {
  const { t } = speech;
  const href = processAddresses.vote(process);
  const later = vote.resultsPlanned && !vote.resultsShown;
  const toResults = vote.resultsShown ? { href, text: t('process:seeResults') } : null;
  return {
    title: t('process:voted.title'),
    sentences: [
      t('process:voted.here'),
      changeWords(vote, speech),
      ...(vote.mayChange && vote.isPartlyFixed ? [t('process:voted.partly')] : []),
      ...(later ? [t('process:voted.results')] : []),
    ],
    action: vote.mayChange ? { href, text: t('process:voted.change') } : toResults,
  };
}
