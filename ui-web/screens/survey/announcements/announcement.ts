import { formatMoney } from '#application/text/numbers.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { Speech } from '#ui-web/speech.ts';
import { titlesOf } from '../kinds/options/view.ts';
import type { Heard } from '../draft/draft-ballot.ts';
import { sliderRefusalText } from '../kinds/limited-sliders/view.ts';
import type { OpenState } from '../state.ts';

/** What is read out after a choice. Refusals interrupt; the rest waits its turn. */
export interface Announcement {
  readonly serial: number;
  readonly urgent: boolean;
  readonly text: string;
}

export function announcementOf({ paper, visit }: OpenState, speech: Speech): Announcement | null {
  if (paper.heard === null) return null;
  const { serial, survey, what } = paper.heard;
  const question = visit.chain.find(({ id }) => id === survey)?.question;
  return { serial, urgent: urgent.has(what.kind), text: heardText(what, question, speech) };
}

const urgent: ReadonlySet<Heard['kind']> = new Set(['overBudget', 'tooMany', 'overTotal', 'outOfRange']);

function heardText(what: Heard, question: Question | undefined, speech: Speech): string {
  const { t } = speech;
  switch (what.kind) {
    case 'overBudget':
      return t('survey:budget.refused');
    case 'tooMany':
      return t('survey:options.tooMany', { count: what.most });
    case 'ticked':
      return t('survey:options.count', { n: what.n, of: what.most });
    case 'remaining':
      return t('survey:budget.remainingNow', { amount: formatMoney(what.remaining) });
    case 'cleared': {
      const answers = question ? titlesOf(question, what.answers, speech) : '';
      return t('survey:options.cleared', { answers });
    }
    case 'placed':
      return placedText(what, question, speech);
    case 'orderKept':
      return t('survey:ranking.kept');
    case 'orderForgotten':
      return t('survey:ranking.forgotten');
    case 'blankVoted':
      return t('survey:blankVote.voted');
    case 'blankLeft': {
      const left = t('survey:blankVote.left');
      return what.next === null ? left : `${left} ${heardText(what.next, question, speech)}`;
    }
    case 'overTotal':
    case 'outOfRange':
      return sliderRefusalText(what, speech);
    default:
      return what satisfies never;
  }
}

/** "Sombra, posición 2 de 5", and what has lost its place. */
function placedText(
  { answer, position, of, fallen }: Extract<Heard, { kind: 'placed' }>,
  question: Question | undefined,
  speech: Speech,
): string {
  const title = question ? titlesOf(question, [answer], speech) : '';
  const words = { title, n: position + 1, of };
  if (fallen === null || !question) return speech.t('survey:ranking.placed', words);
  return speech.t('survey:ranking.placedInstead', { ...words, fallen: titlesOf(question, [fallen], speech) });
}
