import { isAtDesk } from './waits/desks-at-work.ts';
import type { OfficeVisit } from './visit.ts';
import type { Instant } from '../shared/calendar-day.ts';

/** A code that was called to a desk. */
export interface CalledVisit {
  readonly code: string;
  readonly desk: string;
  readonly at: Instant;
}

/** How many earlier ones a display shows. */
const mostCalled = 6;

/** What a display shows: the codes that are at desks, the one that was called last first. It has no names. */
export const calledVisits = (visits: readonly OfficeVisit[]): readonly CalledVisit[] =>
  visits
    .flatMap((visit) => {
      const at = visit.deeds.findLast(({ act }) => act === 'call')?.at;
      const { code, desk } = visit;
      if (!isAtDesk(visit) || at === undefined || code === null || desk === null) return [];
      return [{ code, desk, at }];
    })
    .toSorted((a, b) => b.at - a.at)
    .slice(0, mostCalled);
