import { useContext, useEffect } from 'react';
import type { TodayWire } from '#adapters/wire/office/today.ts';
import { type DutyKind, dutyKinds } from '#domain/office/duties/duty.ts';
import type { OfficePlaceEntry } from '../shell/office-place.ts';
import { WaitingContext } from '../shell/waiting.ts';

/** Where what waits is done; changes come by themselves. */
const placeOfKind: Readonly<Record<DutyKind, OfficePlaceEntry['id'] | null>> = {
  request: 'requests',
  comment: 'comments',
  proposal: 'proposals',
  hall: 'venues',
  registration: 'registrations',
  draw: 'draws',
  callOff: 'doors',
  visitCall: 'counter',
  applicantCall: 'registrations',
  buyerCall: 'doors',
  ticketRefund: 'doors',
  paymentRefund: 'payments',
  shopPhoto: 'shops',
  intranet: 'intranet',
  document: 'documents',
  grant: 'people',
  vote: 'votes',
  change: null,
  work: 'works',
};

/** Says in the rail how much waits in each place. */
export function useCounts(today: TodayWire | null): void {
  const say = useContext(WaitingContext);
  useEffect(() => {
    if (today === null) return;
    const counts = new Map<OfficePlaceEntry['id'], number>([['today', today.count]]);
    for (const kind of dutyKinds) {
      const place = placeOfKind[kind];
      if (place !== null) counts.set(place, (counts.get(place) ?? 0) + today.counts[kind]);
    }
    for (const [place, count] of counts)
      say(place, { count, isOverdue: place === 'requests' && today.overdue > 0 });
  }, [say, today]);
}
