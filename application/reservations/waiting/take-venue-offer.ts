import type { RandomBytes } from '#application/ports/random-bytes.ts';
import { personFault, type ReservationFault } from '#domain/reservations/reservation-rules.ts';
import type { Reservation, ReservationContact } from '#domain/reservations/reservation.ts';
import type { PersonCategory } from '#domain/reservations/tariff.ts';
import type { FreedPlace, VenueOffer, VenueWaiting } from '#domain/reservations/waiting/venue-waiting.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { hasTaken, placeSeen, takenBy, type WaitingContact } from '#domain/waiting-list/waiting-person.ts';
import { freedRecord, waitingPlaceRecord } from '#domain/waiting-list/waiting-records.ts';
import { answerOnce } from '../../scarcity/answer-once.ts';
import { readFreedOf, readPlaceOf } from '../../waiting-list/read-places.ts';
import type { KeptFreed, KeptPlace } from '../../waiting-list/waiting-line.ts';
import { waitingStep } from '../../waiting-list/waiting-step.ts';
import { endingPlace } from '../../waiting-list/write-places.ts';
import { newReservation, requestOfReservation } from '../new-reservation.ts';
import { readVisitorBook } from '../visitor-book.ts';
import type { VenueOfLine, VenueWaitingPorts } from './venue-line.ts';

type Ports = VenueWaitingPorts & { readonly random: RandomBytes };

/** Why an offer is not taken. `noOffer`: it is over, or another one. */
export type TakeRefused =
  | ReservationFault
  | { readonly kind: 'unknownPlace' | 'noOffer' | 'unknownCategory' | 'changed' };

/** How often it is decided anew because somebody changed what it was decided on. */
const mostTries = 5;

interface TakenOffer {
  readonly kept: KeptPlace<VenueWaiting>;
  readonly offer: VenueOffer;
  readonly freed: KeptFreed<FreedPlace>;
  readonly category: PersonCategory;
  readonly person: WaitingContact;
}

/** What is taken: the offer of that time, if it is good now. */
async function offered(
  ports: Ports,
  { site, good }: VenueOfLine,
  kept: KeptPlace<VenueWaiting>,
  at: Instant,
): Promise<Either<TakeRefused, TakenOffer>> {
  const { offer, person, category: id } = placeSeen(kept.place, ports.clock.now());
  if (offer?.at !== at || person === null) return left({ kind: 'noOffer' });
  const freed = await readFreedOf(ports)<FreedPlace>(good, offer.freed);
  if (freed === null || freed.freed.seat.grant !== offer.grant) return left({ kind: 'noOffer' });
  const category = site.venue.tariff.categories.find((one) => one.id === id);
  if (category === undefined) return left({ kind: 'unknownCategory' });
  return right({ kept, offer, freed, category, person });
}

const contactOf = ({ email, language }: WaitingContact): ReservationContact | null =>
  email === '' ? null : { email, language, isReminded: false };

/** The reservation that an offer becomes, at the price that was offered. */
const reservationOf = (
  ports: Ports,
  { venue }: VenueOfLine['site'],
  { kept, offer, category, person }: TakenOffer,
): Reservation =>
  newReservation(ports, venue, {
    id: kept.place.id,
    purpose: '',
    contact: contactOf(person),
    holder: kept.place.holder,
    visitor: { isAtDesk: false },
    priced: { facts: offer.facts, category },
  });

/** The request that takes an offer: what the reservation does not need of it is free at once. */
function taking(
  { kept: { place, version }, offer, freed: { freed, version: freedVersion } }: TakenOffer,
  reserving: GoodsRequest,
): { readonly request: GoodsRequest; readonly after: VenueWaiting } {
  const now = reserving.at;
  const after = takenBy(placeSeen(place, now), now);
  const request = {
    ...reserving,
    key: `take/${place.id}/${version}`,
    acts: [
      { kind: 'release', grant: offer.grant } as const,
      ...reserving.acts,
      ...endingPlace({ place }, now),
    ],
    records: [
      ...reserving.records,
      waitingPlaceRecord(after, version + 1),
      freedRecord({ ...freed, isOpen: false, place: null }, freedVersion + 1),
    ],
    steps: after.deeds.slice(place.deeds.length).map((deed) => waitingStep(place, deed, 'sender')),
  };
  return { request, after };
}

/** Takes what is offered, decided on what is stored now. Null: what was read has changed meanwhile. */
async function decideOnce(
  ports: Ports,
  of: VenueOfLine,
  id: string,
  at: Instant,
): Promise<Either<TakeRefused, KeptPlace<VenueWaiting>> | null> {
  const { site, good } = of;
  const kept = await readPlaceOf(ports)<VenueWaiting>(good, id);
  if (kept === null) return left({ kind: 'unknownPlace' });
  const taken = await offered(ports, of, kept, at);
  if (isLeft(taken)) return taken;
  const book = await readVisitorBook(ports)(good, site.venue, kept.place.holder, ports.clock.now());
  const fault = personFault(site.venue.rules, taken.right.offer.facts, book.own, book.strikes);
  if (fault !== null) return left(fault);
  const reservation = reservationOf(ports, site, taken.right);
  const { request, after } = taking(taken.right, requestOfReservation(reservation, book.version, 'sender'));
  const done = await ports.goods.ask(good, request);
  return isLeft(done) ? null : right({ place: after, version: kept.version + 1 });
}

/**
 * Makes the time that is offered a reservation under the same key, in one request with all that it changes. It is paid as any
 * other one, at the price that was offered. `at`: the time that they saw. The same sent again is answered as it is now.
 */
export const takeVenueOffer =
  (ports: Ports) =>
  async (of: VenueOfLine, id: string, at: Instant): Promise<Either<TakeRefused, KeptPlace<VenueWaiting>>> => {
    const stored = async (): Promise<Either<TakeRefused, KeptPlace<VenueWaiting>> | null> => {
      const kept = await readPlaceOf(ports)<VenueWaiting>(of.good, id);
      return kept !== null && hasTaken(kept.place, at) ? right(kept) : null;
    };
    const decide = () => decideOnce(ports, of, id, at);
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- decided anew on what somebody else changed
      const answer = await answerOnce(stored, decide);
      if (answer !== null) return answer;
    }
    return left({ kind: 'changed' });
  };
