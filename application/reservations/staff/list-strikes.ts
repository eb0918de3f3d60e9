import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { isStrike } from '#domain/reservations/reservation.ts';
import { type StrikeRule, type Strikes, strikesAt } from '#domain/reservations/strikes.ts';
import { seenReservationsIn } from '../list-reservations.ts';
import type { SeenReservation } from '../view-reservation.ts';

const day = 86_400_000;

/** A person who did not come: when, and what follows from it. */
export interface StrikesOfPerson {
  readonly holder: string;
  readonly strikes: Strikes;
  /** The latest first, those that were forgiven among them. */
  readonly missed: readonly SeenReservation[];
}

/** Those who did not come in the time that counts, the blocked ones first, then by when they last did not. */
export const listStrikes =
  (ports: {
    readonly goods: Pick<GoodsStore, 'grant'>;
    readonly goodsRecords: Pick<GoodsRecords, 'list'>;
    readonly clock: Clock;
  }) =>
  async (good: GoodId, rule: StrikeRule | null): Promise<readonly StrikesOfPerson[]> => {
    if (rule === null) return [];
    const now = ports.clock.now();
    const period = { from: now - (rule.withinDays + rule.blockedDays) * day, until: now };
    const missed = (await seenReservationsIn(ports)(good, period)).filter(({ state }) => state === 'missed');
    const people = Map.groupBy(missed.toReversed(), ({ reservation }) => reservation.holder);
    return [...people]
      .map(([holder, own]) => {
        const counted = own.filter(({ reservation, state }) => isStrike(reservation, state));
        const starts = counted.map(({ reservation }) => reservation.start);
        return { holder, strikes: strikesAt(rule, starts, now), missed: own };
      })
      .toSorted((a, b) => Number(b.strikes.blockedUntil) - Number(a.strikes.blockedUntil));
  };
