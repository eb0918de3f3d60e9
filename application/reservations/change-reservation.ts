import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { reservationRecord } from '#domain/reservations/reservation-records.ts';
import { reservationHoldLasts } from '#domain/reservations/reservation.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { readReservation } from './read-reservation.ts';
import { requestAbout } from './reservation-request.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask' | 'grant'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly clock: Clock;
}

/** Why a reservation that waits is not changed. `notHeld`: its time is over, or it is paid. */
export interface HoldChangeRefused {
  readonly kind: 'unknownReservation' | 'notHeld' | 'extendedOften';
}

/** Keeps a place for ten minutes more. Pressed twice at once, it counts once; it never shortens the time. */
export const extendReservation =
  (ports: Ports) =>
  async (good: GoodId, id: string): Promise<Either<HoldChangeRefused, 'extended'>> => {
    const kept = await readReservation(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownReservation' });
    const at = ports.clock.now();
    const grant = await ports.goods.grant(good, kept.reservation.letters, at);
    if (grant === null || grant.status !== 'held') return left({ kind: 'notHeld' });
    const { rest = 0 } = kept.reservation;
    if (Number(grant.until) - rest <= at) return left({ kind: 'notHeld' });
    const until = Math.max(at + reservationHoldLasts + rest, Number(grant.until));
    const done = await ports.goods.ask(
      good,
      requestAbout(`more/${id}/${grant.extended + 1}`, {
        at,
        by: 'sender',
        acts: [{ kind: 'extend', grant: grant.id, until }],
        records: [],
      }),
    );
    if (!isLeft(done)) return right('extended');
    return left({ kind: done.left.kind === 'extendedOften' ? 'extendedOften' : 'notHeld' });
  };

/** Frees what its holder does not want as it is, or takes back what they asked of staff. */
export const leaveReservation =
  (ports: Ports) =>
  async (good: GoodId, id: string): Promise<Either<HoldChangeRefused, 'left'>> => {
    const kept = await readReservation(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownReservation' });
    const { reservation, version } = kept;
    if (reservation.state === 'ended') return right('left');
    if (reservation.state !== 'held' && reservation.state !== 'requested') return left({ kind: 'notHeld' });
    const done = await ports.goods.ask(
      good,
      requestAbout(`left/${id}`, {
        at: ports.clock.now(),
        by: 'sender',
        acts: reservation.state === 'held' ? [{ kind: 'release', grant: reservation.letters }] : [],
        records: [reservationRecord({ ...reservation, state: 'ended', contact: null }, version + 1)],
      }),
    );
    return isLeft(done) ? left({ kind: 'notHeld' }) : right('left');
  };
