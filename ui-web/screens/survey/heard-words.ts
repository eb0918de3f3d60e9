import { formatMoney } from '#application/text/numbers.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { Speech } from '#ui-web/speech.ts';
import { titlesOf } from './options-view.ts';
import type { Heard } from './paper.ts';
import { sliderRefusalText } from './sliders-view.ts';
import type { OpenState } from './state.ts';

/** What is read out after a choice. Refusals interrupt; the rest waits its turn. */
export interface Announcement {
  readonly serial: number;
  readonly urgent: boolean;
  readonly text: string;
}

export function announcementOf({ paper, visit }: OpenState, speech: Speech): Announcement | null {
  if (paper.heard === null) return null;
  const { serial, survey, what } = paper.heard;
  const { t } = speech;
  const questionOf = (wanted: SurveyId) => visit.chain.find(({ id }) => id === wanted)?.question;
  switch (what.kind) {
    case 'overBudget':
      return { serial, urgent: true, text: t('survey:budget.refused') };
    case 'tooMany':
      return { serial, urgent: true, text: t('survey:options.tooMany', { count: what.most }) };
    case 'remaining':
      return {
        serial,
        urgent: false,
        text: t('survey:budget.remainingNow', { amount: formatMoney(what.remaining) }),
      };
    case 'cleared': {
      const question = questionOf(survey);
      const answers = question ? titlesOf(question, what.answers, speech) : '';
      return { serial, urgent: false, text: t('survey:options.cleared', { answers }) };
    }
    case 'placed':
      return { serial, urgent: false, text: placedText(what, questionOf(survey), speech) };
    case 'orderKept':
      return { serial, urgent: false, text: t('survey:ranking.kept') };
    case 'orderForgotten':
      return { serial, urgent: false, text: t('survey:ranking.forgotten') };
    case 'overTotal':
    case 'outOfRange':
      return { serial, urgent: true, text: sliderRefusalText(what, speech) };
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
