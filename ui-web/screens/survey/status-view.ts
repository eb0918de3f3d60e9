import { formatDay } from '#application/text/dates.ts';
import { formatClock } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import { dayAt, type Instant, type TimeZone } from '#domain/shared/calendar-day.ts';
import type { RibbonState } from '#ui-web/components/ribbon/ribbon.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { untilInWords } from './moments.ts';
import type { Visit } from './visit.ts';

export interface StatusView {
  readonly state: RibbonState;
  readonly stateText: string;
  readonly text: string;
}

/** When a vote begins: the day, and the time unless it is midnight. */
function startWords(startsAt: Instant, zone: TimeZone, { t, language }: Speech): string {
  const day = formatDay(dayAt(startsAt, zone), language);
  const time = formatClock(startsAt, zone, language);
  return /^0[.:]00$/u.test(time)
    ? t('survey:status.starts', { day })
    : t('survey:status.startsAt', { day, time });
}

/** Ribbon and sentence above the title: the state of the main survey, its date in words, who has taken part. */
export function statusView(visit: Visit, speech: Speech): StatusView {
  const { t, language } = speech;
  const { state, zone, now } = visit;
  switch (state.kind) {
    case 'notActive':
      return { state: 'upcoming', stateText: t('survey:status.notActive'), text: t('survey:notActive') };
    case 'notStarted': {
      const text = startWords(state.startsAt, zone, speech);
      return { state: 'upcoming', stateText: t('survey:status.upcoming'), text };
    }
    case 'closed': {
      const text = t('survey:status.closedOn', { day: formatDay(state.lastDay, language) });
      return { state: 'finished', stateText: t('survey:status.finished'), text };
    }
    case 'open': {
      const until =
        state.lastDay === null ? [t('survey:status.noEnd')] : untilInWords(state.lastDay, now, zone, speech);
      // No line begins with the point between two parts.
      const text = [...until, ...participants(visit, speech)].join('\u00A0· ');
      return { state: 'active', stateText: t('survey:status.open'), text };
    }
    default:
      return state satisfies never;
  }
}

/** Empty if the council hides it; in an open census survey the number is published in steps, and the text says so. */
function participants({ main, voteCount, chain }: Visit, { t }: Speech): readonly string[] {
  if (voteCount === null || main.hideVoteCount) return [];
  const n = formatCount(voteCount);
  if (!chain.some(({ census }) => census)) return [t('survey:status.participants', { count: voteCount, n })];
  return [
    voteCount === 0
      ? t('survey:status.fewParticipants')
      : t('survey:status.atLeast', { count: voteCount, n }),
  ];
}
