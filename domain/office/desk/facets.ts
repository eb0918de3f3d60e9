import type { Approval } from '../../forms/publication.ts';
import { approvalStates, type RequestStatus } from '../../forms/request.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { Priority } from './priority.ts';
import { type DueGroup, dueGroupOf } from './term.ts';

/** What staff choose requests by. */
export const facets = ['status', 'mailbox', 'assignedTo', 'priority', 'due', 'hasReply', 'approval'] as const;
/** One of these. */
export type Facet = (typeof facets)[number];

/** Requests that are alike in everything that staff choose by, except that of a term the day is known. */
export interface DeskGroup {
  readonly status: RequestStatus;
  readonly mailbox: string;
  readonly assignedTo: string | null;
  readonly priority: Priority;
  /** The last day of the term; null if there is none, or the request is done with. */
  readonly due: CalendarDay | null;
  readonly hasReply: boolean;
  readonly approval: Approval;
}

/** A group, and how many requests are in it. */
export interface CountedDeskGroup extends DeskGroup {
  readonly count: number;
}

/** The value of each facet of a group; null where it has none. */
export interface FacetValues {
  readonly status: RequestStatus;
  readonly mailbox: string;
  readonly assignedTo: string | null;
  readonly priority: Priority;
  readonly due: DueGroup | null;
  readonly hasReply: boolean;
  readonly approval: (typeof approvalStates)[number] | null;
}

/** The chosen values of each facet, of which a request must have one; null: any. */
export type ChosenFacets = { readonly [F in Facet]: readonly FacetValues[F][] | null };

/** Nothing is chosen. */
export const noChoice: ChosenFacets = {
  status: null,
  mailbox: null,
  assignedTo: null,
  priority: null,
  due: null,
  hasReply: null,
  approval: null,
};

/** What the values of a day and a town follow from. */
export interface DeskDay {
  readonly today: CalendarDay;
  /** The mailboxes whose requests are public once staff approve them: others do not wait for approval. */
  readonly holding: readonly string[];
}

/** The values of a group, as they are today. */
export const facetValues = (group: DeskGroup, { today, holding }: DeskDay): FacetValues => ({
  ...group,
  due: group.due === null ? null : dueGroupOf(group.due, today),
  approval: group.approval ?? (holding.includes(group.mailbox) ? 'waiting' : null),
});

const has = (values: FacetValues, chosen: ChosenFacets, facet: Facet): boolean =>
  chosen[facet] === null || (chosen[facet] as readonly unknown[]).includes(values[facet]);

/** Whether a group has one of the chosen values of every facet. */
export const fits = (values: FacetValues, chosen: ChosenFacets): boolean =>
  facets.every((facet) => has(values, chosen, facet));

/** How many requests have a value. */
export interface FacetCount<F extends Facet = Facet> {
  readonly value: FacetValues[F];
  readonly count: number;
}

/** For each facet its values with their numbers, the most frequent first. */
export type FacetCounts = { readonly [F in Facet]: readonly FacetCount<F>[] };

function countsOf(all: readonly (readonly [FacetValues, number])[], facet: Facet): readonly FacetCount[] {
  const found = new Map<FacetValues[Facet], number>();
  for (const [values, count] of all) found.set(values[facet], (found.get(values[facet]) ?? 0) + count);
  return [...found]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || String(a.value).localeCompare(String(b.value)));
}

/**
 * How many requests fit, and for each facet how many there would be of each value with the other facets as they are
 * chosen, so that a reader knows before choosing.
 */
export function facetCounts(
  groups: readonly CountedDeskGroup[],
  chosen: ChosenFacets,
  day: DeskDay,
): { readonly total: number; readonly counts: FacetCounts } {
  const valued = groups.map((group) => [facetValues(group, day), group.count] as const);
  const without = (facet: Facet) =>
    valued.filter(([values]) => facets.every((other) => other === facet || has(values, chosen, other)));
  const counts = Object.fromEntries(facets.map((facet) => [facet, countsOf(without(facet), facet)]));
  const total = valued.reduce((sum, [values, count]) => sum + (fits(values, chosen) ? count : 0), 0);
  return { total, counts: counts as unknown as FacetCounts };
}
