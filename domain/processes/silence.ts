import { type CalendarDay, daysBetween } from '../shared/calendar-day.ts';
import type { Delivery } from './delivery.ts';

/** How many days without news make a project silent where the town says nothing else. */
export const usualSilence = 60;

type Told = Pick<Delivery, 'status' | 'updated' | 'news' | 'milestones'>;

/**
 * The last day on which the council told something of a project: news, a milestone that was reached, or the day of its
 * figures. Days to come do not count. Null if it never told anything.
 */
export function lastTold(
  { updated, news, milestones }: Omit<Told, 'status'>,
  today: CalendarDay,
): CalendarDay | null {
  const days = [updated, ...news.map(({ day }) => day), ...milestones.map(({ reached }) => reached)];
  return days.reduce((last, day) => (day !== null && day <= today && (last ?? '') < day ? day : last), null);
}

/**
 * How many days a project has been without news. Null if it is finished, so that none are expected, or if the council never
 * told anything of it.
 *
 * @example silentDays({ status: 'works', updated: '2026-05-01', news: [], milestones: [] }, '2026-06-17') // 47
 */
export function silentDays(delivery: Told, today: CalendarDay): number | null {
  const last = delivery.status === 'finished' ? null : lastTold(delivery, today);
  return last === null ? null : daysBetween(last, today);
}
