import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { reservationNotices } from '#domain/reservations/reservation-notices.ts';
import { reservationRecord } from '#domain/reservations/reservation-records.ts';
import { approvedLasts, type Reservation } from '#domain/reservations/reservation.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { readReservation } from '../read-reservation.ts';
import { deskStep } from '#domain/reservations/desk-step.ts';
import { granting, holding, makeCells, requestAbout } from '../reservation-request.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly clock: Clock;
}

/** What a person of staff decides of a request for a hall. */
export interface HallVerdict {
  readonly isApproved: boolean;
  /** For its holder; needed if it is refused. */
  readonly reason: string;
  readonly by: string;
}

/** Why nothing is decided. `decided`: somebody has, or it is no request. `taken`: another one has the hall meanwhile. */
export interface DecisionRefused {
  readonly kind: 'unknownReservation' | 'decided' | 'taken' | 'noReason' | 'begun';
}

/** The approval's own request takes the cells: of two that are approved for one hour, one is refused here. */
function approving(reservation: Reservation, at: Instant): readonly GoodsAct[] {
  const until = Math.min(at + approvedLasts, reservation.start);
  const hold = holding(reservation, until);
  return [makeCells, hold, ...(reservation.state === 'booked' ? [granting(reservation)] : [])];
}

/** What its holder is told: that it is theirs, that it must be paid until a moment, or why it is not approved. */
function verdictNotices(decided: Reservation, now: Instant, version: number) {
  const until = Math.min(now + approvedLasts, decided.start);
  if (decided.state === 'refused') return reservationNotices(decided, 'refused', { now, version });
  return decided.state === 'booked'
    ? reservationNotices(decided, 'booked', { now, version })
    : reservationNotices(decided, 'approved', { now, version }, { until });
}

/** Decides a request for a hall. If it costs something, its holder has three days to pay, at most until it begins. */
export const decideRequest =
  (ports: Ports) =>
  async (
    good: GoodId,
    id: string,
    { isApproved, reason, by }: HallVerdict,
  ): Promise<Either<DecisionRefused, Reservation>> => {
    const kept = await readReservation(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownReservation' });
    if (!isApproved && reason.trim() === '') return left({ kind: 'noReason' });
    const at = ports.clock.now();
    const { reservation, version } = kept;
    if (reservation.state !== 'requested') return left({ kind: 'decided' });
    if (at >= reservation.start) return left({ kind: 'begun' });
    const approved = reservation.total === 0 ? 'booked' : 'held';
    const decided: Reservation = { ...reservation, state: isApproved ? approved : 'refused', reason };
    const done = await ports.goods.ask(
      good,
      requestAbout(`decide/${id}`, {
        bodyHash: JSON.stringify([isApproved, reason]),
        at,
        by,
        acts: isApproved ? approving(decided, at) : [],
        records: [reservationRecord(decided, version + 1), ...verdictNotices(decided, at, version + 1)],
        steps: [
          deskStep(reservation, {
            act: isApproved ? 'approve' : 'refuse',
            to: decided.state,
            words: reason,
            by,
            at,
          }),
        ],
      }),
    );
    if (!isLeft(done)) return right(decided);
    return left({ kind: done.left.kind === 'cellsTaken' ? 'taken' : 'decided' });
  };
