import { formatMoney } from '#application/text/numbers.ts';
import type { Speech } from '#ui-web/speech.ts';
import { titlesOf } from './options-view.ts';
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
      const question = visit.chain.find(({ id }) => id === survey)?.question;
      const answers = question ? titlesOf(question, what.answers, speech) : '';
      return { serial, urgent: false, text: t('survey:options.cleared', { answers }) };
    }
    default:
      return what satisfies never;
  }
}
