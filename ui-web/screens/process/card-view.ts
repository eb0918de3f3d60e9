import { formatDays } from '#application/text/dates.ts';
import type { FoundText } from '#domain/shared/localized-text.ts';
import type { Speech } from '#ui-web/speech.ts';
import { processAddresses } from './addresses.ts';
import { hasJustVoted, isToVote, type ProcessStatus } from './process-status.ts';
import { ribbonWord } from './words.ts';

/** What the card of a process shows. */
export interface ProcessCardView {
  readonly identifier: string;
  readonly state: ProcessStatus['ribbon'];
  readonly stateText: string;
  readonly title: FoundText;
  readonly phase?: { readonly name: string; readonly dates: string };
  /** That this device has voted; missing if it has not, as far as it knows. */
  readonly voted?: string;
  readonly action: { readonly href: string; readonly text: string };
  readonly picture?: { readonly src: string; readonly alt: string };
}

/**
 * To the vote while it is open and the person has not voted or may change the vote, to the form while proposals are
 * accepted, to its results once they are shown, else to the process.
 */
function actionOf(standing: ProcessStatus, { t }: Speech): ProcessCardView['action'] {
  const { process, vote, taking } = standing;
  if (isToVote(standing)) return { href: processAddresses.vote(process), text: t('process:participate') };
  if (taking !== null) return { href: processAddresses.propose(process), text: t('process:participate') };
  if (hasJustVoted(standing) && vote?.mayChange) {
    return { href: processAddresses.vote(process), text: t('process:voted.change') };
  }
  if (vote?.state.kind === 'closed' && vote.resultsShown) {
    return { href: processAddresses.vote(process), text: t('process:seeResults') };
  }
  return { href: processAddresses.process(process), text: t('process:moreInformation') };
}

/** Whether this device has voted in a vote that is open or over. */
const hasTakenPart = ({ vote }: ProcessStatus): boolean =>
  vote?.hasVoted === true && (vote.state.kind === 'open' || vote.state.kind === 'closed');

export function cardView(standing: ProcessStatus, speech: Speech): ProcessCardView {
  const { process, ribbon, shownPhase } = standing;
  const { said, language } = speech;
  return {
    identifier: process.id,
    state: ribbon,
    stateText: ribbonWord(ribbon, speech),
    title: said(process.title),
    ...(hasTakenPart(standing) && { voted: speech.t('process:voted.title') }),
    action: actionOf(standing, speech),
    ...(shownPhase && {
      phase: {
        name: said(shownPhase.name).text,
        dates: formatDays(shownPhase.start, shownPhase.end, language),
      },
    }),
    ...(process.headerImage !== null && { picture: { src: process.headerImage, alt: '' } }),
  };
}
