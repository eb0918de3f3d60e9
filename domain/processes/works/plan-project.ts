import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import { type Either, left, right } from '../../shared/result.ts';
import type { Milestone } from '../delivery.ts';

/** A milestone as a person plans it. */
export interface PlannedMilestone {
  /** Null for a new one. */
  readonly id: string | null;
  readonly title: LocalizedText;
  readonly planned: CalendarDay | null;
}

/** Why milestones are not planned like this. `title`: one has no name; `reached`: one that was reached would be gone. */
export type PlanRefused = 'unknownMilestone' | 'titleMissing' | 'reachedGone' | 'tooManyMilestones';

/** How many milestones a project has at most. */
export const mostMilestones = 50;

const isNamed = (title: LocalizedText): boolean =>
  (typeof title === 'string' ? [title] : Object.values(title)).some((text) => text.trim() !== '');

/** The smallest number that names none of the milestones, above those that do. */
function firstFree(ids: readonly string[]): number {
  const numbers = ids.map(Number).filter((number) => Number.isSafeInteger(number));
  return Math.max(0, ...numbers) + 1;
}

/**
 * The milestones of a project as a person plans them, in their order: those that stay keep their id and the day on which
 * they were reached, new ones get an id. Left: nothing changes.
 *
 * @example planMilestones([], [{ id: null, title: 'Licitación', planned: '2027-02-01' }]) // [{ id: '1', … }]
 */
export function planMilestones(
  before: readonly Milestone[],
  planned: readonly PlannedMilestone[],
): Either<PlanRefused, readonly Milestone[]> {
  if (planned.length > mostMilestones) return left('tooManyMilestones');
  if (planned.some(({ title }) => !isNamed(title))) return left('titleMissing');
  const ids = planned.flatMap(({ id }) => id ?? []);
  const known = new Map(before.map((one) => [one.id, one]));
  if (ids.some((id) => !known.has(id)) || new Set(ids).size < ids.length) return left('unknownMilestone');
  if (before.some(({ id, reached }) => reached !== null && !ids.includes(id))) return left('reachedGone');
  let next = firstFree([...known.keys()]);
  return right(
    planned.map(({ id, title, planned: day }): Milestone => {
      const own = id === null ? undefined : known.get(id);
      if (own !== undefined) return { ...own, title, planned: day };
      const made = { id: String(next), title, planned: day, reached: null };
      next += 1;
      return made;
    }),
  );
}
