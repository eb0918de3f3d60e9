import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { percentBack, returnOf, type ReservationReturn } from '#domain/reservations/cancel-terms.ts';
import { owedRecords } from '#domain/reservations/owed-record.ts';
import { reservationNotices } from '#domain/reservations/reservation-notices.ts';
import { reservationRecord } from '#domain/reservations/reservation-records.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type KeptReservation, readReservation } from './read-reservation.ts';
import { allBack, moneyReturned, requestAbout } from './reservation-request.ts';
import type { RefundReservation } from './settle-reservation.ts';
import type { FreeingPlace } from './waiting/free-place.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask' | 'grant'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly clock: Clock;
  readonly refund: RefundReservation;
  /** Sets what is given back aside for who waits; missing: nobody can wait for it. */
  readonly freeing?: FreeingPlace;
}

/** Why a reservation is not taken back. `begun`: it has begun, or its holder has come. `notBooked`: it is nobody's now. */
export interface BackRefused {
  readonly kind: 'unknownReservation' | 'notBooked' | 'begun';
}

/** What became of the money. `waits`: the place is free again, and staff must return the money. */
export type MoneyBack = 'returned' | 'waits' | 'nothing';

/** Returns the money of a reservation that is given back, once however often it is asked for. */
export async function payBack(
  { refund }: Pick<Ports, 'refund'>,
  { realm }: GoodId,
  { id, payment }: Pick<Reservation, 'id' | 'payment'>,
  { refund: amount }: ReservationReturn,
): Promise<MoneyBack> {
  if (amount === 0) return 'nothing';
  if (payment === null) return 'waits';
  const done = await refund(realm, payment, { key: `back/${id}`, amount, by: 'sender' });
  return isLeft(done) ? 'waits' : 'returned';
}

/** Why nothing comes back of it; null if something may. */
function whyNot({ state, start }: Reservation, at: number): BackRefused | null {
  if (state !== 'booked' && state !== 'displaced') return { kind: 'notBooked' };
  return state === 'booked' && at >= start ? { kind: 'begun' } : null;
}

type FreedParts = Awaited<ReturnType<FreeingPlace>>;
const nothingFreed: FreedParts = { acts: [], records: [] };

function returning(
  { reservation, version }: KeptReservation,
  back: ReservationReturn,
  { at, by, freed }: { readonly at: number; readonly by: string; readonly freed: FreedParts },
) {
  const { id, letters, state } = reservation;
  const returned: Reservation = { ...reservation, state: 'returned', back, contact: null };
  return requestAbout(`back/${id}`, {
    at,
    by,
    acts: state === 'booked' ? [{ kind: 'giveBack', grant: letters }, ...freed.acts] : [],
    money: moneyReturned(reservation, back),
    records: [
      reservationRecord(returned, version + 1),
      ...owedRecords(returned),
      ...reservationNotices(
        reservation,
        'returned',
        { now: at, version: version + 1 },
        { amount: back.refund },
      ),
      ...freed.records,
    ],
  });
}

/**
 * Takes a reservation back: others can have the place, and what its terms say goes back to who paid; all of it if the
 * council needs the place. Sent again, it returns the money if that failed before, and once in all.
 */
export const giveReservationBack =
  (ports: Ports) =>
  async (good: GoodId, id: string, by = 'sender'): Promise<Either<BackRefused, MoneyBack>> => {
    const kept = await readReservation(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownReservation' });
    const { reservation } = kept;
    if (reservation.state === 'returned' && reservation.back !== null)
      return right(await payBack(ports, good, reservation, reservation.back));
    const at = ports.clock.now();
    const refused = whyNot(reservation, at);
    if (refused !== null) return left(refused);
    const { start, total, deposit, terms } = reservation;
    const back =
      reservation.state === 'displaced'
        ? allBack(reservation)
        : returnOf({ total, deposit }, percentBack(terms, { start, at }));
    const isFreed = reservation.state === 'booked' && ports.freeing !== undefined;
    const freed = isFreed ? await ports.freeing(reservation) : nothingFreed;
    const done = await ports.goods.ask(good, returning(kept, back, { at, by, freed }));
    // Its holder came early, or gave it back in another tab.
    if (isLeft(done)) return left({ kind: done.left.kind === 'partlyUsed' ? 'begun' : 'notBooked' });
    return right(await payBack(ports, good, reservation, back));
  };
