import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { reservationIn, reservationKind, visitorKind } from '#domain/reservations/reservation-records.ts';
import { countsForHolder, isStrike, type Reservation, seenState } from '#domain/reservations/reservation.ts';
import { type Strikes, strikesAt } from '#domain/reservations/strikes.ts';
import type { Venue } from '#domain/reservations/venue.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** What of a person decides whether they may reserve. */
export interface VisitorBook {
  /** Those that count: what they asked for, hold, have or had. */
  readonly own: readonly Reservation[];
  readonly strikes: Strikes;
  /** The version of their record; 0 if they have none. */
  readonly version: number;
}

interface Ports {
  readonly goods: Pick<GoodsStore, 'grantsOf'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
}

const day = 86_400_000;
/** More than any rule looks back at. */
const mostRead = 1000;

/** Reads what a person has at a venue. Its version is read first: what changes meanwhile makes the request come again. */
export const readVisitorBook =
  ({ goods, goodsRecords }: Ports) =>
  async (good: GoodId, venue: Venue, holder: string, at: Instant): Promise<VisitorBook> => {
    const record = await goodsRecords.record(good, visitorKind, holder);
    const days = Math.max(14, (venue.strikes?.withinDays ?? 0) + (venue.strikes?.blockedDays ?? 0));
    const query = { owner: holder, from: at - days * day, until: null, limit: mostRead, after: null };
    const [records, grants] = await Promise.all([
      goodsRecords.list(good, { kind: reservationKind, ...query }),
      goods.grantsOf(good, holder, at),
    ]);
    const seen = records.map(reservationIn).map((reservation) => {
      const grant = grants.find(({ id }) => id === reservation.letters) ?? null;
      return { reservation, state: seenState(reservation, grant, at) };
    });
    const missed = seen.flatMap(({ reservation, state }) =>
      isStrike(reservation, state) ? reservation.start : [],
    );
    return {
      own: seen.filter(({ state }) => countsForHolder(state)).map(({ reservation }) => reservation),
      strikes:
        venue.strikes === null ? { count: 0, blockedUntil: null } : strikesAt(venue.strikes, missed, at),
      version: record?.version ?? 0,
    };
  };
