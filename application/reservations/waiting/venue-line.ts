import type { Clock } from '#application/ports/clock.ts';
import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { openedDays } from '#domain/free-times/opened-days.ts';
import { takenOn } from '#domain/free-times/taken-cells.ts';
import type { PricedTime, VenueSite } from '#domain/reservations/priced-time.ts';
import { personFault } from '#domain/reservations/reservation-rules.ts';
import { unitsOfPlace } from '#domain/reservations/venue-place.ts';
import { venueCells } from '#domain/reservations/venue.ts';
import { type FreedAtVenue, suitingTime } from '#domain/reservations/waiting/suiting-time.ts';
import {
  type FreedPlace,
  restsForWaiting,
  setPlaceAside,
  type VenueWaiting,
} from '#domain/reservations/waiting/venue-waiting.ts';
import { cellName } from '#domain/scarcity/goods-grant.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { canAnswerBefore, offerEndsBefore } from '#domain/waiting-list/waking-hours.ts';
import { inWaitingOrder, placeSeen } from '#domain/waiting-list/waiting-person.ts';
import { meetsWish } from '#domain/waiting-list/wished-times.ts';
import { passLineOn } from '../../waiting-list/pass-on.ts';
import { openPlacesOf } from '../../waiting-list/read-places.ts';
import type { Candidate, WaitingLine } from '../../waiting-list/waiting-line.ts';
import { readVisitorBook } from '../visitor-book.ts';

/** What the waiting list of a venue is kept with. */
export interface VenueWaitingPorts {
  readonly goods: Pick<GoodsStore, 'ask' | 'grant' | 'grantsOf'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly goodsCalendar: GoodsCalendar;
  readonly clock: Clock;
}

/** A venue, and the good that its places are. */
export interface VenueOfLine {
  readonly site: VenueSite;
  readonly good: GoodId;
}

type VenueLine = WaitingLine<VenueWaiting, FreedPlace, PricedTime>;

/** The last moment at which somebody could take a start. */
const latestFor = ({ venue }: VenueSite, start: Instant): Instant => start - venue.rules.leadMinutes * 60_000;

async function lookAt(
  { goodsCalendar, clock }: VenueWaitingPorts,
  { site, good }: VenueOfLine,
  { at, seat }: FreedPlace,
): Promise<FreedAtVenue> {
  const { places } = site.venue;
  const day = dayAt(at, site.zone);
  const units = [...new Set(places.flatMap(({ id }) => unitsOfPlace(places, id)))];
  const now = clock.now();
  const taken = await goodsCalendar.taken(
    good,
    { pool: venueCells, units, firstDay: day, lastDay: day },
    now,
  );
  return { times: { opened: openedDays(), taken: takenOn(taken) }, take: seat.take, start: at, now };
}

/** The first person whom a freed time suits, by the rules of the venue and by what they have. */
const findSuited =
  (ports: VenueWaitingPorts, of: VenueOfLine) =>
  async (freed: FreedPlace): Promise<Candidate<VenueWaiting, PricedTime> | null> => {
    const { site, good } = of;
    const now = ports.clock.now();
    const kept = await openPlacesOf(ports)<VenueWaiting>(good);
    const asked = inWaitingOrder(kept.map((one) => ({ one, place: placeSeen(one.place, now) }))).filter(
      ({ place: { offer, name } }) => offer === null && !freed.offered.includes(name),
    );
    if (asked.length === 0) return null;
    const looked = await lookAt(ports, of, freed);
    for (const { one, place } of asked) {
      // oxlint-disable-next-line no-await-in-loop -- the next person is looked at only if it does not suit this one
      const book = await readVisitorBook(ports)(good, site.venue, place.holder, now);
      const start = suitingTime(site, looked, place, (time) => {
        const isMet = meetsWish(place.times, time.start, site.zone);
        const isInTime = isMet && canAnswerBefore(now, latestFor(site, time.start), site.zone);
        return isInTime && personFault(site.venue.rules, time, book.own, book.strikes) === null;
      });
      if (start !== null) return { kept: one, start };
    }
    return null;
  };

/** The cells of two takes, each once. */
function together(
  { take }: FreedPlace['seat'],
  needed: FreedPlace['seat']['take'],
): FreedPlace['seat']['take'] {
  const cells = [...new Map([...take.cells, ...needed.cells].map((cell) => [cellName(cell), cell])).values()];
  return { ...take, cells, pieces: cells.length };
}

/** The waiting list of a venue. */
export const lineOfVenue = (ports: VenueWaitingPorts, of: VenueOfLine): VenueLine => ({
  good: of.good,
  zone: of.site.zone,
  findCandidate: findSuited(ports, of),
  makeOffer: (freed, _place, { facts }, grant) => {
    const until = offerEndsBefore(ports.clock.now(), latestFor(of.site, facts.start), of.site.zone);
    const offer = { freed: freed.id, grant, office: facts.place, at: facts.start, until, facts };
    const seat = { ...freed.seat, take: together(freed.seat, facts.take) };
    return { offer, freed: { ...freed, seat }, rests: until + restsForWaiting };
  },
  setAside: ({ seat }, holder, until) => setPlaceAside(seat, holder, until),
  restsAfter: (_freed, now) => now + restsForWaiting,
});

/** Offers all that was given back of a venue, and ends the wait of those whose last day is over. */
export const passVenueOn =
  (ports: VenueWaitingPorts) =>
  (of: VenueOfLine): Promise<void> =>
    passLineOn(ports)(lineOfVenue(ports, of));
