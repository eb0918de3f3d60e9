import { formatShortDay, formatWeekday } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { CurrentPhase, Ribbon } from '#domain/processes/phases.ts';
import type { FoundText } from '#domain/shared/localized-text.ts';
import type { DayCount } from '#ui-web/components/days-left/day-tiles.tsx';
import type { Speech } from '#ui-web/speech.ts';
import type { ProcessVote, VotingDays } from './process-status.ts';

export const ribbonWord = (ribbon: Ribbon, { t }: Speech): string => t(`process:ribbon.${ribbon}`);

/** «Votación» inside a sentence: «votación». A name in capitals or of one letter stays as it is. */
export const insideSentence = (found: FoundText): FoundText => ({
  ...found,
  text: /^\p{Lu}\p{Ll}/u.test(found.text)
    ? found.text.charAt(0).toLowerCase() + found.text.slice(1)
    : found.text,
});

/** "Fase 3 de 5:" and the phase's name. */
export const phaseWords = ({ index, of, range }: CurrentPhase, { t, said }: Speech) => ({
  count: t('process:phaseOf', { number: index + 1, of }),
  name: insideSentence(said(range.name)),
});

/** More tiles than this would be too thin to see. */
const mostTiles = 62;

export interface DaysLeftWords {
  readonly number: string;
  readonly title: string;
  readonly detail: string;
  readonly days?: DayCount;
}

/** How long one can still vote: "9 días para votar", or "Hoy es el último día para votar". */
export function daysLeftWords({ lastDay, left, span }: VotingDays, { t, language }: Speech): DaysLeftWords {
  const words =
    left === 0
      ? { number: t('process:today'), title: t('process:lastDay'), detail: t('process:untilMidnight') }
      : {
          number: formatCount(left),
          title: t('process:daysToVote', { count: left }),
          detail: t('process:until', { day: formatWeekday(lastDay, language) }),
        };
  if (span === null || span.total < 2 || span.total > mostTiles) return words;
  const days = {
    total: span.total,
    today: span.today,
    from: formatShortDay(span.firstDay, language),
    to: formatShortDay(lastDay, language),
  };
  // The word is under the middle: anywhere else it would point at another day.
  const amidst = Math.abs(span.today + 0.5 - span.total / 2) <= span.total / 10;
  return { ...words, days: amidst ? { ...days, now: t('process:today') } : days };
}

/** What a voter needs at hand, as the form asks for it; null without a census. */
export function needWords({ survey }: ProcessVote, checksIdentity: boolean, { t }: Speech): string | null {
  if (!survey.census) return null;
  if (checksIdentity) return t('process:identityNeed');
  return t(survey.censusQuestions.length > 0 ? 'process:answersNeed' : 'process:censusNeed');
}
