import { formatShortDay } from '#application/text/dates.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { RuleWhen } from './written-rules.ts';

/** Which weeks rules hold in. */
export type WeekKind = 'each' | 'every' | 'nth';

/** Which weeks these are, as opening rules read them: weeks of the month before a count. */
export function weekKindOf({ everyWeeks, countedFrom, weeksOfMonth }: RuleWhen): WeekKind {
  if (Array.isArray(weeksOfMonth)) return 'nth';
  return everyWeeks !== undefined && countedFrom !== undefined ? 'every' : 'each';
}

/** When a week holds, in words: "Cada 2 semanas, contando desde: 5 ene. · Desde: 1 jul." */
export function useRuleWhenWords(): (when: RuleWhen) => string {
  const { t, language } = useSpeech();
  const dayOf = (value: unknown) => {
    const day = typeof value === 'string' ? parseDay(value) : null;
    return day === null ? String(value) : `${formatShortDay(day, language)} ${day.slice(0, 4)}`;
  };
  return (when) => {
    const { everyWeeks, countedFrom, weeksOfMonth, firstDay, lastDay } = when;
    const places = Array.isArray(weeksOfMonth) ? weeksOfMonth : [];
    const weeks = {
      each: () => t('office-rules:when.each'),
      every: () => t('office-rules:when.every', { n: Number(everyWeeks), day: dayOf(countedFrom) }),
      nth: () =>
        t('office-rules:when.nth', {
          places: places.map((place) => t(`office-rules:when.place.${String(place)}`)).join(', '),
        }),
    }[weekKindOf(when)]();
    return [
      weeks,
      ...(firstDay === undefined ? [] : [t('office-rules:when.from', { day: dayOf(firstDay) })]),
      ...(lastDay === undefined ? [] : [t('office-rules:when.until', { day: dayOf(lastDay) })]),
    ].join(' · ');
  };
}
