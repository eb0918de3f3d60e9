import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { CouncilEvent } from '#domain/reservations/council-event.ts';
import { eventFault, eventHolder, eventRecord, eventTakes } from '#domain/reservations/council-event.ts';
import type { VenueSite } from '#domain/reservations/priced-time.ts';
import { reservationNotices } from '#domain/reservations/reservation-notices.ts';
import { reservationRecord } from '#domain/reservations/reservation-records.ts';
import { type Reservation, seenState } from '#domain/reservations/reservation.ts';
import { goodOfVenue } from '#domain/reservations/venue.ts';
import { cellName, type Take } from '#domain/scarcity/goods-grant.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { reservationsIn } from '../list-reservations.ts';
import { eventsOfVenue } from '../events-of-venue.ts';
import type { KeptReservation } from '../read-reservation.ts';
import { makeCells, requestAbout } from '../reservation-request.ts';

/** What takes places from those who have them. */
export interface DisplacePorts {
  readonly goods: Pick<GoodsStore, 'ask' | 'grant'>;
  readonly goodsRecords: Pick<GoodsRecords, 'list'>;
  readonly clock: Clock;
}

/** Why the council does not get a place. `inUse`: somebody is in it. `taken`: another event or season has it. */
export interface DisplaceRefused {
  readonly kind: 'unknownPlace' | 'noReason' | 'order' | 'tooLong' | 'past' | 'inUse' | 'taken' | 'changed';
}

const day = 86_400_000;

/** A reservation that has its place at a moment. */
export interface StandingReservation extends KeptReservation {
  readonly state: ReturnType<typeof seenState>;
}

/** The reservations that have one of these cells now. */
export async function reservationsOn(
  ports: DisplacePorts,
  good: GoodId,
  take: Take,
  period: { readonly from: number; readonly until: number },
): Promise<readonly StandingReservation[]> {
  const wanted = new Set(take.cells.map(cellName));
  const at = ports.clock.now();
  const near = { from: period.from - day, until: period.until + day };
  const kept = (await reservationsIn(ports)(good, near)).filter(({ reservation }) =>
    reservation.take.cells.some((cell) => wanted.has(cellName(cell))),
  );
  const seen = await Promise.all(
    kept.map(async (one) => {
      const grant = await ports.goods.grant(good, one.reservation.letters, at);
      return { ...one, state: seenState(one.reservation, grant, at) };
    }),
  );
  return seen.filter(({ state }) => ['held', 'booked', 'entered', 'over'].includes(state));
}

/** What is done with those who have the place: those who wait for their payment lose it, the others are displaced. */
export const freeing = ({ reservation, state }: StandingReservation): GoodsAct => ({
  kind: state === 'held' ? 'release' : 'giveBack',
  grant: reservation.letters,
});

/**
 * The record of a reservation that is displaced, with the reason for its holder. One that waits for its payment only ends: there
 * is nothing to return, and nothing to move.
 */
export const displaced = ({ reservation, version, state }: StandingReservation, reason: string) =>
  reservationRecord({ ...reservation, state: state === 'held' ? 'ended' : 'displaced', reason }, version + 1);

const isInUse = ({ state }: StandingReservation): boolean => state === 'entered' || state === 'over';

/** The mail to who is displaced; who only waited for a payment has lost nothing that was theirs. */
export const displacedNotices = (
  { reservation, version, state }: StandingReservation,
  reason: string,
  now: Instant,
): readonly GoodsRecord[] =>
  state === 'held'
    ? []
    : reservationNotices({ ...reservation, reason }, 'displaced', { now, version: version + 1 });

/** Those who have lost what was theirs. */
export const losersOf = (standing: readonly StandingReservation[]): readonly Reservation[] =>
  standing.filter(({ state }) => state !== 'held').map(({ reservation }) => reservation);

/** Who would lose their reservation to an event, before it is done. Nothing is taken. */
export const previewDisplacing =
  (ports: DisplacePorts) =>
  async (
    realm: RealmId,
    site: VenueSite,
    event: CouncilEvent,
  ): Promise<Either<DisplaceRefused, readonly StandingReservation[]>> => {
    const fault = eventFault(site.venue, event, ports.clock.now());
    if (fault !== null) return left(fault);
    const good = { realm, good: goodOfVenue(site.venue.id) };
    const take = eventTakes(site, event);
    const wanted = new Set(take.cells.map(cellName));
    const others = await eventsOfVenue(ports)(good, event);
    const isTaken = others.some(
      (other) =>
        other.id !== event.id && eventTakes(site, other).cells.some((cell) => wanted.has(cellName(cell))),
    );
    if (isTaken) return left({ kind: 'taken' });
    const standing = await reservationsOn(ports, good, take, event);
    return standing.some(isInUse) ? left({ kind: 'inUse' }) : right(standing);
  };

/**
 * Takes places for an event of the council, from whoever has them, in one request: everybody who loses theirs is displaced in
 * it, and may choose another hour at no cost or have all of the money back. Who is in the place now stays.
 */
export const displaceReservations =
  (ports: DisplacePorts) =>
  async (
    realm: RealmId,
    site: VenueSite,
    event: CouncilEvent,
    by: string,
  ): Promise<Either<DisplaceRefused, readonly Reservation[]>> => {
    const at = ports.clock.now();
    const fault = eventFault(site.venue, event, at);
    if (fault !== null) return left(fault);
    const good = { realm, good: goodOfVenue(site.venue.id) };
    const take = eventTakes(site, event);
    const standing = await reservationsOn(ports, good, take, event);
    if (standing.some(isInUse)) return left({ kind: 'inUse' });
    const kept = { ...event, displaced: losersOf(standing).map(({ id }) => id) };
    const grant = `event/${event.id}`;
    const done = await ports.goods.ask(
      good,
      requestAbout(`event/${event.id}`, {
        bodyHash: JSON.stringify(event),
        at,
        by,
        acts: [
          makeCells,
          ...standing.map(freeing),
          { kind: 'hold', grant, holder: eventHolder, takes: [take], until: event.until, uses: 1 },
          { kind: 'confirm', grant, until: null },
        ],
        records: [
          eventRecord(kept),
          ...standing.map((one) => displaced(one, event.reason)),
          ...standing.flatMap((one) => displacedNotices(one, event.reason, at)),
        ],
      }),
    );
    if (!isLeft(done)) return right(losersOf(standing));
    return left({ kind: done.left.kind === 'cellsTaken' ? 'taken' : 'changed' });
  };
