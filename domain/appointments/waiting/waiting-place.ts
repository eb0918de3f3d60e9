import type { Instant } from '../../shared/calendar-day.ts';
import { type WishedTimes, wishesMeet } from '../../waiting-list/wished-times.ts';
import type { VisitPerson, VisitSeat } from '../visit.ts';

/** What happens to somebody who waits. */
export const waitingDeedActs = [
  'join',
  'offer',
  'letGo',
  'lapse',
  'take',
  'leave',
  'over',
  'bookedElsewhere',
] as const;
/** One of them. `lapse`: an offer ended without an answer. `over`: their last day did. */
export type WaitingDeedAct = (typeof waitingDeedActs)[number];

/** One of these acts, when, and the time that was offered. */
export interface WaitingDeed {
  readonly act: WaitingDeedAct;
  readonly at: Instant;
  readonly offered: { readonly office: string; readonly at: Instant } | null;
}

/** A time that is offered to one person until a moment. */
export interface WaitingOffer {
  /** The time that became free, and the grant that sets it aside. */
  readonly freed: string;
  readonly grant: string;
  readonly office: string;
  readonly at: Instant;
  readonly seat: Omit<VisitSeat, 'grant'>;
  readonly until: Instant;
}

/** What is stored of the state of a place: `ended` by its last day, by offers without an answer, or by another booking. */
export type WaitingState = 'waiting' | 'booked' | 'left' | 'ended';

/** The place of a person on the waiting list of appointments. */
export interface WaitingPlace {
  /** Made by chance on the device: it opens the place, and then the appointment. */
  readonly id: string;
  /** Its name in the steps, which opens nothing. */
  readonly name: string;
  readonly services: readonly string[];
  readonly people: number;
  /** None: any office. */
  readonly offices: readonly string[];
  readonly times: WishedTimes;
  /** The mark of the person, and the families of what they wait for. */
  readonly holder: string;
  readonly families: readonly string[];
  /** Null once they wait no longer. */
  readonly person: VisitPerson | null;
  readonly joined: Instant;
  /** The end of their last day. */
  readonly until: Instant;
  /** The appointment that they want to be earlier; null if they have none. */
  readonly visit: string | null;
  readonly state: WaitingState;
  readonly offer: WaitingOffer | null;
  /** How many offers in a row ended without an answer. */
  readonly unanswered: number;
  readonly deeds: readonly WaitingDeed[];
}

/** After so many offers in a row without an answer somebody waits no longer: others would wait for them each time. */
export const mostUnanswered = 2;

const offeredIn = (offer: WaitingOffer | null): WaitingDeed['offered'] =>
  offer && { office: offer.office, at: offer.at };

const withDeed = (place: WaitingPlace, act: WaitingDeedAct, at: Instant): readonly WaitingDeed[] => [
  ...place.deeds,
  { act, at, offered: offeredIn(place.offer) },
];

/** A place after its end: name and mail are not needed any longer. */
const endedPlace = (
  place: WaitingPlace,
  state: Exclude<WaitingState, 'waiting'>,
  act: WaitingDeedAct,
  at: Instant,
): WaitingPlace => ({ ...place, state, person: null, offer: null, deeds: withDeed(place, act, at) });

/** Somebody is offered a time. */
export function offerTo(place: WaitingPlace, offer: WaitingOffer, at: Instant): WaitingPlace {
  const offered = { ...place, offer };
  return { ...offered, deeds: withDeed(offered, 'offer', at) };
}

/** Somebody does not want what they are offered, and waits on in their place. */
export const letOfferGoBy = (place: WaitingPlace, at: Instant): WaitingPlace => ({
  ...place,
  offer: null,
  unanswered: 0,
  deeds: withDeed(place, 'letGo', at),
});

/** Somebody takes what they are offered: it becomes the appointment of a key. */
export const takeOfferBy = (place: WaitingPlace, visit: string, at: Instant): WaitingPlace => ({
  ...endedPlace(place, 'booked', 'take', at),
  visit,
});

/** Somebody waits no longer because they say so, or because they booked by themselves. */
export const leaveList = (
  place: WaitingPlace,
  act: Extract<WaitingDeedAct, 'leave' | 'bookedElsewhere'>,
  at: Instant,
): WaitingPlace => endedPlace(place, act === 'leave' ? 'left' : 'ended', act, at);

/** A place as it is at a moment: what has ended by the clock counts for nothing, whoever has noted that. */
export function placeSeen(place: WaitingPlace, now: Instant): WaitingPlace {
  if (place.state !== 'waiting') return place;
  const { offer } = place;
  const isLapsed = offer !== null && offer.until <= now;
  const unanswered = place.unanswered + (isLapsed ? 1 : 0);
  const kept: WaitingPlace = isLapsed
    ? { ...place, offer: null, unanswered, deeds: withDeed(place, 'lapse', offer.until) }
    : place;
  if (isLapsed && unanswered >= mostUnanswered) return { ...kept, state: 'ended', person: null };
  return place.until <= now ? endedPlace(kept, 'ended', 'over', place.until) : kept;
}

/** Whether somebody who waits could be asked before another one because they joined earlier. */
export function isAhead(one: WaitingPlace, other: WaitingPlace): boolean {
  const isEarlier = one.joined < other.joined || (one.joined === other.joined && one.name < other.name);
  const shareOffice =
    one.offices.length === 0 ||
    other.offices.length === 0 ||
    one.offices.some((office) => other.offices.includes(office));
  return isEarlier && shareOffice && wishesMeet(one.times, other.times);
}

/** Those who wait, who joined first in front, each with what is known besides of their place. */
export const inWaitingOrder = <Known extends { readonly place: WaitingPlace }>(
  known: readonly Known[],
): readonly Known[] =>
  known
    .filter(({ place }) => place.state === 'waiting')
    .toSorted(({ place: a }, { place: b }) => a.joined - b.joined || (a.name < b.name ? -1 : 1));
