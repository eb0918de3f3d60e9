import type { CalendarDay } from '../shared/calendar-day.ts';
import type { CountedPoint } from './count-points.ts';

/**
 * When a point was last updated: the latest day of its published articles. What is not published yet updates nothing;
 * null if no article gives a day.
 */
export function lastUpdate({ articles }: CountedPoint): CalendarDay | null {
  const days = articles
    .filter(({ isPublished }) => isPublished)
    .map(({ updatedOn }) => updatedOn)
    .filter((day) => day !== null);
  return days.toSorted().at(-1) ?? null;
}
