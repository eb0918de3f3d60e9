import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { owedRecords } from '#domain/reservations/owed-record.ts';
import { reservationRecord } from '#domain/reservations/reservation-records.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type MoneyBack } from '../give-reservation-back.ts';
import { readReservation } from '../read-reservation.ts';
import { deskStep } from '#domain/reservations/desk-step.ts';
import { moneyOfDeposit, requestAbout } from '../reservation-request.ts';
import type { RefundReservation } from '../settle-reservation.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly clock: Clock;
  readonly refund: RefundReservation;
}

/** What of a deposit is kept, and why. */
export interface DepositVerdict {
  readonly kept: Cents;
  readonly reason: string;
  readonly by: string;
}

/** Why a deposit is not settled. `notOver`: the use has not ended. `decided`: somebody has settled it, to another sum. */
export interface DepositRefused {
  readonly kind: 'unknownReservation' | 'noDeposit' | 'notOver' | 'amount' | 'noReason' | 'decided';
}

function whyNot(
  { deposit, state, end }: Reservation,
  verdict: DepositVerdict,
  at: number,
): DepositRefused | null {
  if (deposit === 0 || state !== 'booked') return { kind: 'noDeposit' };
  if (at < end) return { kind: 'notOver' };
  if (verdict.kept < 0 || verdict.kept > deposit) return { kind: 'amount' };
  return verdict.kept > 0 && verdict.reason.trim() === '' ? { kind: 'noReason' } : null;
}

/** Returns a deposit after the use, without what a person of staff keeps of it for a reason. */
export const settleDeposit =
  (ports: Ports) =>
  async (good: GoodId, id: string, verdict: DepositVerdict): Promise<Either<DepositRefused, MoneyBack>> => {
    const kept = await readReservation(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownReservation' });
    const { reservation, version } = kept;
    const at = ports.clock.now();
    const refused = whyNot(reservation, verdict, at);
    if (refused !== null) return left(refused);
    const { kept: amount, reason, by } = verdict;
    const before = reservation.depositKept;
    if (before !== null && before.amount !== amount) return left({ kind: 'decided' });
    if (before === null) {
      const settled = { ...reservation, depositKept: { amount, reason } };
      const done = await ports.goods.ask(
        good,
        requestAbout(`deposit/${id}`, {
          bodyHash: JSON.stringify([amount, reason]),
          at,
          by,
          acts: [],
          money: moneyOfDeposit(reservation, amount),
          records: [reservationRecord(settled, version + 1), ...owedRecords(settled)],
          steps: [deskStep(reservation, { act: 'keepDeposit', to: String(amount), words: reason, by, at })],
        }),
      );
      if (isLeft(done)) return left({ kind: 'decided' });
    }
    const back = cents(reservation.deposit - amount);
    if (back === 0) return right('nothing');
    if (reservation.payment === null) return right('waits');
    const asked = { key: `deposit/${id}`, amount: back, by };
    return right(isLeft(await ports.refund(good.realm, reservation.payment, asked)) ? 'waits' : 'returned');
  };
