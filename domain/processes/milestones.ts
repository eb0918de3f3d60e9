import { type CalendarDay, daysBetween } from '../shared/calendar-day.ts';
import type { Delivery, Milestone } from './delivery.ts';

/** The state of a milestone on a day. `days` are those that it comes or came after its plan; 0 is in time. */
export type MilestoneState =
  | { readonly kind: 'reached'; readonly day: CalendarDay; readonly days: number }
  | { readonly kind: 'late'; readonly day: CalendarDay; readonly days: number }
  | { readonly kind: 'planned'; readonly day: CalendarDay }
  /** No day has been given. */
  | { readonly kind: 'undated' }
  /** Its project is stopped: it cannot be late. */
  | { readonly kind: 'halted' }
  /** Its project is finished, and it is unknown whether this was reached. */
  | { readonly kind: 'untold' };

/**
 * The state of a milestone at the end of a day. The day it is planned for is still in time; one that is entered as
 * reached on a future day is planned for that day.
 *
 * @example milestoneStanding({ planned: '2026-05-10', reached: null, … }, 'works', '2026-05-13')
 *   // { kind: 'late', day: '2026-05-10', days: 3 }
 */
export function milestoneState(
  { planned, reached }: Pick<Milestone, 'planned' | 'reached'>,
  status: Delivery['status'],
  today: CalendarDay,
): MilestoneState {
  if (reached !== null && reached <= today) {
    const days = planned === null ? 0 : Math.max(0, daysBetween(planned, reached));
    return { kind: 'reached', day: reached, days };
  }
  if (status === 'stopped') return { kind: 'halted' };
  if (status === 'finished') return { kind: 'untold' };
  const due = reached ?? planned;
  if (due === null) return { kind: 'undated' };
  return due < today
    ? { kind: 'late', day: due, days: daysBetween(due, today) }
    : { kind: 'planned', day: due };
}

/** The milestones whose day has gone by without them. */
export const lateMilestones = ({ milestones, status }: Delivery, today: CalendarDay): readonly Milestone[] =>
  milestones.filter((milestone) => milestoneState(milestone, status, today).kind === 'late');

/** The first in the council's order that is still to come, late or not; null where none is. */
export const nextMilestone = ({ milestones, status }: Delivery, today: CalendarDay): Milestone | null =>
  milestones.find((milestone) =>
    ['late', 'planned', 'undated'].includes(milestoneState(milestone, status, today).kind),
  ) ?? null;

/** Those that have been reached by a day. */
export const reachedMilestones = ({ milestones }: Delivery, today: CalendarDay): readonly Milestone[] =>
  milestones.filter(({ reached }) => reached !== null && reached <= today);
