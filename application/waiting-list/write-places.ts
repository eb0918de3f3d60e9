import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { waitingNotices } from '#domain/waiting-list/waiting-notices.ts';
import { leaveList, placeSeen, type WaitingPerson } from '#domain/waiting-list/waiting-person.ts';
import { waitingGrant, waitingPlaceRecord } from '#domain/waiting-list/waiting-records.ts';
import type { KeptPlace } from './waiting-line.ts';
import { waitingStep } from './waiting-step.ts';

/** What of a request is written about those who wait. */
export type WaitingWriting = Pick<GoodsRequest, 'acts' | 'records'> & Required<Pick<GoodsRequest, 'steps'>>;

/** Nothing of it. */
export const noWriting: WaitingWriting = { acts: [], records: [], steps: [] };

/** The acts that end a place on the list before its last day. */
export const endingPlace = (
  { place }: { readonly place: Pick<WaitingPerson, 'name' | 'until'> },
  now: Instant,
): readonly GoodsAct[] => (place.until > now ? [{ kind: 'giveBack', grant: waitingGrant(place.name) }] : []);

/** What is written of somebody for whom the clock has ended an offer, or their wait. */
export function noteEnded({ place, version }: KeptPlace, now: Instant): WaitingWriting {
  const seen = placeSeen(place, now);
  if (seen === place) return noWriting;
  const isEnded = seen.state !== 'waiting';
  return {
    acts: isEnded ? endingPlace({ place }, now) : [],
    records: [
      waitingPlaceRecord(seen, version + 1),
      ...(isEnded ? waitingNotices(seen, place.person, 'ended', now) : []),
    ],
    steps: seen.deeds.slice(place.deeds.length).map((deed) => waitingStep(place, deed, bySystem)),
  };
}

/** Ends the wait of somebody who booked by themselves. */
export function endBooked({ place, version }: KeptPlace, now: Instant): WaitingWriting {
  const after = leaveList(placeSeen(place, now), 'bookedElsewhere', now);
  return {
    acts: endingPlace({ place }, now),
    records: [waitingPlaceRecord(after, version + 1), ...waitingNotices(after, place.person, 'ended', now)],
    steps: after.deeds.slice(place.deeds.length).map((deed) => waitingStep(place, deed, bySystem)),
  };
}
