import type { Instant } from '../../shared/calendar-day.ts';
import {
  waitsBefore,
  type OfferedTime,
  takenBy,
  type WaitingPerson,
} from '../../waiting-list/waiting-person.ts';
import type { VisitPerson, VisitSeat } from '../visit.ts';

/** A time that is offered to one person until a moment. */
export interface WaitingOffer extends OfferedTime {
  readonly seat: Omit<VisitSeat, 'grant'>;
}

/** The place of a person on the waiting list of appointments. */
export interface WaitingPlace extends WaitingPerson {
  readonly services: readonly string[];
  readonly people: number;
  /** None: any office. */
  readonly offices: readonly string[];
  /** The families of what they wait for. */
  readonly families: readonly string[];
  readonly person: VisitPerson | null;
  /** The appointment that they want to be earlier; null if they have none. */
  readonly visit: string | null;
  readonly offer: WaitingOffer | null;
}

/** Somebody takes what they are offered: it becomes the appointment of a key. */
export const takeOfferBy = (place: WaitingPlace, visit: string, at: Instant): WaitingPlace => ({
  ...takenBy(place, at),
  visit,
});

/** Whether somebody who waits could be asked before another one because they joined earlier. */
export const isAhead = (one: WaitingPlace, other: WaitingPlace): boolean =>
  waitsBefore([one, one.offices], [other, other.offices]);
