import type { Instant } from '../shared/calendar-day.ts';
import type { Language } from '../shared/localized-text.ts';
import { type WishedTimes, wishesMeet } from './wished-times.ts';

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

/** A time that is offered to one person until a moment, whatever it is of. */
export interface OfferedTime {
  /** The time that became free, and the grant that sets it aside. */
  readonly freed: string;
  readonly grant: string;
  /** The office; of a reservation, the place of the venue. */
  readonly office: string;
  readonly at: Instant;
  readonly until: Instant;
}

/** Where somebody who waits is written to; an empty mail: nowhere. */
export interface WaitingContact {
  readonly email: string;
  readonly language: Language;
}

/** What is stored of the state of a place: `ended` by its last day, by offers without an answer, or by another booking. */
export type WaitingState = 'waiting' | 'booked' | 'left' | 'ended';

/** What all who wait have, whatever they wait for. */
export interface WaitingPerson {
  /** Made by chance on the device: it opens the place, and then what was taken. */
  readonly id: string;
  /** Its name in the steps, which opens nothing. */
  readonly name: string;
  readonly times: WishedTimes;
  /** The mark of the person. */
  readonly holder: string;
  /** Null once they wait no longer. */
  readonly person: WaitingContact | null;
  readonly joined: Instant;
  /** The end of their last day. */
  readonly until: Instant;
  readonly state: WaitingState;
  readonly offer: OfferedTime | null;
  /** How many offers in a row ended without an answer. */
  readonly unanswered: number;
  readonly deeds: readonly WaitingDeed[];
}

/** After so many offers in a row without an answer somebody waits no longer: others would wait for them each time. */
export const mostUnanswered = 2;

const offeredIn = (offer: OfferedTime | null): WaitingDeed['offered'] =>
  offer && { office: offer.office, at: offer.at };

const withDeed = (place: WaitingPerson, act: WaitingDeedAct, at: Instant): readonly WaitingDeed[] => [
  ...place.deeds,
  { act, at, offered: offeredIn(place.offer) },
];

/** A place after its end: name and mail are not needed any longer. */
const endedPlace = <Place extends WaitingPerson>(
  place: Place,
  state: Exclude<WaitingState, 'waiting'>,
  act: WaitingDeedAct,
  at: Instant,
): Place => ({ ...place, state, person: null, offer: null, deeds: withDeed(place, act, at) });

/** Somebody is offered a time. */
export function offerTo<Place extends WaitingPerson>(
  place: Place,
  offer: NonNullable<Place['offer']>,
  at: Instant,
): Place {
  const offered = { ...place, offer };
  return { ...offered, deeds: withDeed(offered, 'offer', at) };
}

/** Somebody does not want what they are offered, and waits on in their place. */
export const letOfferGoBy = <Place extends WaitingPerson>(place: Place, at: Instant): Place => ({
  ...place,
  offer: null,
  unanswered: 0,
  deeds: withDeed(place, 'letGo', at),
});

/** Somebody takes what they are offered. */
export const takenBy = <Place extends WaitingPerson>(place: Place, at: Instant): Place =>
  endedPlace(place, 'booked', 'take', at);

/** Whether somebody has taken the time that they were offered at a moment. */
export const hasTaken = ({ state, deeds }: WaitingPerson, at: Instant): boolean =>
  state === 'booked' && deeds.at(-1)?.offered?.at === at;

/** Somebody waits no longer because they say so, or because they booked by themselves. */
export const leaveList = <Place extends WaitingPerson>(
  place: Place,
  act: Extract<WaitingDeedAct, 'leave' | 'bookedElsewhere'>,
  at: Instant,
): Place => endedPlace(place, act === 'leave' ? 'left' : 'ended', act, at);

/** A place as it is at a moment: what has ended by the clock counts for nothing, whoever has noted that. */
export function placeSeen<Place extends WaitingPerson>(place: Place, now: Instant): Place {
  if (place.state !== 'waiting') return place;
  const { offer } = place;
  const isLapsed = offer !== null && offer.until <= now;
  const unanswered = place.unanswered + (isLapsed ? 1 : 0);
  const kept: Place = isLapsed
    ? { ...place, offer: null, unanswered, deeds: withDeed(place, 'lapse', offer.until) }
    : place;
  if (isLapsed && unanswered >= mostUnanswered) return { ...kept, state: 'ended', person: null };
  return place.until <= now ? endedPlace(kept, 'ended', 'over', place.until) : kept;
}

const shareWhere = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((each) => other.includes(each));

/** Whether somebody who waits could be asked before another one because they joined earlier. `where`: none named, anywhere. */
export function waitsBefore(
  [one, where]: readonly [WaitingPerson, readonly string[]],
  [other, elsewhere]: readonly [WaitingPerson, readonly string[]],
): boolean {
  const isEarlier = one.joined < other.joined || (one.joined === other.joined && one.name < other.name);
  return isEarlier && shareWhere(where, elsewhere) && wishesMeet(one.times, other.times);
}

/** Those who wait, who joined first in front, each with what is known besides of their place. */
export const inWaitingOrder = <Known extends { readonly place: WaitingPerson }>(
  known: readonly Known[],
): readonly Known[] =>
  known
    .filter(({ place }) => place.state === 'waiting')
    .toSorted(({ place: a }, { place: b }) => a.joined - b.joined || (a.name < b.name ? -1 : 1));
