import type { Instant } from '#domain/shared/calendar-day.ts';
import type { ListedRuns } from './list-runs.ts';

/** Up to when all that was sold was paid: by runs of which each settlement is paid, from the first run on. */
export function paidUntil({ runs }: Pick<ListedRuns, 'runs'>): Instant {
  const ordered = runs.toSorted((a, b) => a.review.run - b.review.run);
  const open = ordered.find(({ states }) => states.some(({ status }) => status !== 'paid'));
  return open?.review.from ?? ordered.at(-1)?.review.until ?? 0;
}
