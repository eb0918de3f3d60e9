import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { readReservationLetters } from '#domain/reservations/reservation-letters.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { reservationsIn } from '../list-reservations.ts';
import { entering, requestAbout } from '../reservation-request.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask' | 'grant'>;
  readonly goodsRecords: Pick<GoodsRecords, 'list'>;
  readonly clock: Clock;
}

/** Why nobody comes in with these letters. `givenUp`: they came too late. `notBooked`: not paid, or given back. */
export type DoorRefused =
  | { readonly kind: 'unknownLetters' | 'givenUp' | 'notBooked' }
  | { readonly kind: 'tooEarly'; readonly at: Instant };

/** Who came in: `again` if they were in already. */
export interface EnteredReservation {
  readonly reservation: Reservation;
  readonly isAgain: boolean;
}

const day = 86_400_000;
const usualEarly = 10;

/** From when on the door opens for a reservation. */
const opensAt = ({ start, entry }: Reservation): Instant => start - (entry?.early ?? usualEarly) * 60_000;

/**
 * Lets the holder of these letters in, once. From then on the place is not given up. The clock has decided before whether
 * they came too late: no program looks for those who do not come.
 */
export const enterByLetters =
  (ports: Ports) =>
  async (good: GoodId, typed: string, by: string): Promise<Either<DoorRefused, EnteredReservation>> => {
    const letters = readReservationLetters(typed);
    const at = ports.clock.now();
    const near = { from: at - day, until: at + day };
    const found = letters === null ? [] : await reservationsIn(ports)(good, near);
    const reservation = found.find((one) => one.reservation.letters === letters)?.reservation;
    if (reservation === undefined) return left({ kind: 'unknownLetters' });
    const grant = await ports.goods.grant(good, reservation.letters, at);
    if (grant?.status === 'used') return right({ reservation, isAgain: true });
    if (grant?.status === 'expired' && reservation.state === 'booked') return left({ kind: 'givenUp' });
    if (grant?.status !== 'granted') return left({ kind: 'notBooked' });
    if (at < opensAt(reservation)) return left({ kind: 'tooEarly', at: opensAt(reservation) });
    const done = await ports.goods.ask(
      good,
      requestAbout(`enter/${reservation.letters}`, {
        at,
        by,
        acts: [entering(reservation)],
        records: [],
      }),
    );
    return isLeft(done) ? left({ kind: 'notBooked' }) : right({ reservation, isAgain: false });
  };
