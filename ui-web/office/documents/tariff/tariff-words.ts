import { writtenClock } from '#adapters/wire/reservations/minutes-of-clock.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { Weekday } from '#domain/working-days/working-days.ts';
import { useWeekdayWords } from '../hours/weekday-words.ts';
import type { NamedPart } from './written-tariff.ts';

const workdays = '1,2,3,4,5';

/** How hours, days, places and people of prices are said. */
export function useTariffWords(places: readonly NamedPart[], people: readonly NamedPart[]) {
  const { t } = useSpeech();
  const dayOf = useWeekdayWords();
  const titles = (list: readonly NamedPart[], ids: readonly string[]) =>
    ids.map((id) => list.find((one) => one.id === id)?.title ?? id).join(', ');
  const days = (weekdays: readonly number[]) => {
    if (weekdays.length === 0 || weekdays.length === 7) return t('office-rules:tariff.everyDay');
    const sorted = weekdays.toSorted((one, other) => one - other);
    if (sorted.join(',') === workdays) return t('office-rules:tariff.workdays');
    return sorted.map((day) => dayOf(day as Weekday)).join(', ');
  };
  const hours = (from: number, to: number) =>
    from === 0 && to === 1440
      ? t('office-rules:tariff.anyHour')
      : t('office-rules:tariff.hours', { from: writtenClock(from), to: writtenClock(to) });
  return {
    hours,
    days,
    places: (ids: readonly string[]) =>
      ids.length === 0 || ids.length === places.length
        ? t('office-rules:tariff.allPlaces')
        : titles(places, ids),
    people: (ids: readonly string[]) =>
      ids.length === 0 || ids.length === people.length
        ? t('office-rules:tariff.allPeople')
        : titles(people, ids),
  };
}
