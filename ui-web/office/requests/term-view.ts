import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';

/** The term of a request: its last day, and the working days left; below zero once it is over. */
export interface ShownTerm {
  readonly due: string;
  readonly left: number;
}

/** The groups of the list, in their order. */
export const termGroups = ['overdue', 'week', 'later', 'none'] as const;
export type TermGroup = (typeof termGroups)[number];

/** The Sunday of the week of a day. */
function endOfWeek(day: CalendarDay): CalendarDay {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (7 - weekday) % 7);
}

/** The group of a term: over, until this week's Sunday, later; or without a term. */
export function termGroup(term: ShownTerm | null | undefined, today: CalendarDay): TermGroup {
  if (!term) return 'none';
  if (term.left < 0) return 'overdue';
  return term.due <= endOfWeek(today) ? 'week' : 'later';
}

/** The requests of one group, in the order of the list. */
export interface RequestGroup {
  readonly group: TermGroup;
  readonly items: readonly StaffRequest[];
}

/** Requests in the groups of their terms; a group without any is left out. */
export const groupedByTerm = (items: readonly StaffRequest[], today: CalendarDay): readonly RequestGroup[] =>
  termGroups
    .map((group) => ({ group, items: items.filter(({ term }) => termGroup(term, today) === group) }))
    .filter((one) => one.items.length > 0);

/** One tile a working day. */
export type TermTile = 'over' | 'today' | 'left';

/** More tiles say no more than the words beside them. */
const most = 10;

/** The tiles of a term: crossed for each day that it is over, else today and the days left. */
export function termTiles({ left }: Pick<ShownTerm, 'left'>): readonly TermTile[] {
  if (left < 0) return Array.from({ length: Math.min(-left, most) }, () => 'over' as const);
  return ['today', ...Array.from({ length: Math.min(left, most - 1) }, () => 'left' as const)];
}
