import { createContext, useContext, useEffect } from 'react';
import type { OfficePlaceEntry } from './office-place.ts';

/** How much waits in a place, and whether some of it is overdue. */
export interface Waits {
  readonly count: number;
  readonly isOverdue: boolean;
}

/** What waits in each place, as far as it is known. */
export type WaitingPlaces = Partial<Record<OfficePlaceEntry['id'], Waits>>;

export const WaitingContext = createContext<(place: OfficePlaceEntry['id'], waits: Waits) => void>(
  () => undefined,
);

/** Says in the rail how much waits in a place; nothing while it is unknown. */
export function useSaysWaiting(place: OfficePlaceEntry['id'], waits: Waits | null): void {
  const say = useContext(WaitingContext);
  const { count, isOverdue } = waits ?? { count: -1, isOverdue: false };
  useEffect(() => {
    if (count >= 0) say(place, { count, isOverdue });
  }, [say, place, count, isOverdue]);
}
