import { type CalendarDay, daysBetween } from '../shared/calendar-day.ts';
import type { Delivery } from './delivery.ts';

/** How many days without news make a project silent where the town says nothing else. */
export const usualSilence = 60;

type Told = Pick<Delivery, 'status' | 'updated' | 'news' | 'milestones'>;

const toldDays = ({ updated, news, milestones }: Omit<Told, 'status'>): readonly CalendarDay[] =>
  [updated, ...news.map(({ day }) => day), ...milestones.map(({ reached }) => reached)].filter(
    (day) => day !== null,
  );

/**
 * The last day on which the council told something of a project: news, a milestone that was reached, or the day of its
 * figures. Days to come do not count. Null if it never told anything.
 */
export const lastTold = (delivery: Omit<Told, 'status'>, today: CalendarDay): CalendarDay | null =>
  toldDays(delivery)
    .filter((day) => day <= today)
    .toSorted()
    .at(-1) ?? null;

/** Whether there was news in each of the last twelve months of the calendar, that of today last. */
export function toldMonths(delivery: Omit<Told, 'status'>, today: CalendarDay): readonly boolean[] {
  const told = new Set(toldDays(delivery).map((day) => day.slice(0, 7)));
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, place) => {
    const months = year * 12 + month - 1 - (11 - place);
    const written = `${Math.floor(months / 12)}`.padStart(4, '0');
    return told.has(`${written}-${String((months % 12) + 1).padStart(2, '0')}`);
  });
}

/**
 * How many days a project has been without news. Null if it is finished, so that none are expected, or if the council never
 * told anything of it.
 *
 * @example daysWithoutNews({ status: 'works', updated: '2026-05-01', news: [], milestones: [] }, '2026-06-17') // 47
 */
export function daysWithoutNews(delivery: Told, today: CalendarDay): number | null {
  const last = delivery.status === 'finished' ? null : lastTold(delivery, today);
  return last === null ? null : daysBetween(last, today);
}
