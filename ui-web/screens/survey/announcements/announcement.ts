import { formatMoney } from '#application/text/numbers.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { Speech } from '#ui-web/speech.ts';
import { titlesOf } from '../kinds/answers/option-view.ts';
import type { AnnouncedEvent } from './announced-event.ts';
import { sliderRefusalText } from '../kinds/limited-sliders/view.ts';
import type { OpenState } from '../state.ts';

/** What a screen reader announces after a choice. Refusals interrupt; the rest waits its turn. */
export interface Announcement {
  readonly serial: number;
  readonly urgent: boolean;
  readonly text: string;
}

export function announcementOf({ draft, visit }: OpenState, speech: Speech): Announcement | null {
  if (draft.announced === null) return null;
  const { serial, survey, event } = draft.announced;
  const question = visit.chain.find(({ id }) => id === survey)?.question;
  return { serial, urgent: urgent[event.kind], text: eventText(event, question, speech) };
}

/** Refusals interrupt the announcement before. */
const urgent = {
  overBudget: true,
  tooMany: true,
  overTotal: true,
  outOfRange: true,
  ticked: false,
  remaining: false,
  cleared: false,
  placed: false,
  orderKept: false,
  orderForgotten: false,
  blankVoted: false,
  blankLeft: false,
} as const satisfies Record<AnnouncedEvent['kind'], boolean>;

function eventText(event: AnnouncedEvent, question: Question | undefined, speech: Speech): string {
  const { t } = speech;
  switch (event.kind) {
    case 'overBudget':
      return t('survey:budget.refused');
    case 'tooMany':
      return t('survey:options.tooMany', { count: event.most });
    case 'ticked':
      return t('survey:options.count', { n: event.n, of: event.most });
    case 'remaining':
      return t('survey:budget.remainingNow', { amount: formatMoney(event.remaining) });
    case 'cleared': {
      const answers = question ? titlesOf(question, event.answers, speech) : '';
      return t('survey:options.cleared', { answers });
    }
    case 'placed':
      return placedText(event, question, speech);
    case 'orderKept':
      return t('survey:ranking.kept');
    case 'orderForgotten':
      return t('survey:ranking.forgotten');
    case 'blankVoted':
      return t('survey:blankVote.voted');
    case 'blankLeft': {
      const left = t('survey:blankVote.left');
      return event.next === null ? left : `${left} ${eventText(event.next, question, speech)}`;
    }
    case 'overTotal':
    case 'outOfRange':
      return sliderRefusalText(event, speech);
    default:
      return event satisfies never;
  }
}

/** "Sombra, posición 2 de 5", and which one has lost its place. */
function placedText(
  { answer, position, of, fallen }: Extract<AnnouncedEvent, { kind: 'placed' }>,
  question: Question | undefined,
  speech: Speech,
): string {
  const title = question ? titlesOf(question, [answer], speech) : '';
  const words = { title, n: position + 1, of };
  if (fallen === null || !question) return speech.t('survey:ranking.placed', words);
  return speech.t('survey:ranking.placedInstead', { ...words, fallen: titlesOf(question, [fallen], speech) });
}
