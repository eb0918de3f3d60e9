import type { Clock } from '#application/ports/clock.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { Refund } from '#domain/payments/refund.ts';
import {
  hasGoneBack,
  keyOfNextRefund,
  moneyGoingBack,
  type MoneyGoingBack,
} from '#domain/reservations/money-owed.ts';
import { isSettledForGood } from '#domain/reservations/owed-record.ts';
import { reservationRecord } from '#domain/reservations/reservation-records.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { owedCandidates, type OwedPorts, settleForGood } from './owed-candidates.ts';
import type { KeptReservation } from '../read-reservation.ts';
import { requestAbout } from '../reservation-request.ts';
import type { RefundReservation } from '../settle-reservation.ts';

/** Money that should have gone back to the holder of a reservation, and has not. */
export interface OwedToHolder extends KeptReservation {
  readonly owed: MoneyGoingBack;
}

interface ReadingPorts {
  readonly payments: Pick<PaymentStore, 'account'>;
  readonly clock: Clock;
}

async function refundsOf(
  { payments }: Pick<ReadingPorts, 'payments'>,
  { realm }: GoodId,
  { payment }: Reservation,
): Promise<readonly Refund[]> {
  return payment === null ? [] : ((await payments.account(realm, payment))?.refunds ?? []);
}

/** What the council owes to holders of a venue: refunds that failed, and cash that nobody has handed over. */
export const listOwedMoney =
  (ports: ReadingPorts & OwedPorts) =>
  async (good: GoodId): Promise<readonly OwedToHolder[]> => {
    const settled: Reservation[] = [];
    const found = await Promise.all(
      (await owedCandidates(ports)(good)).map(async (one) => {
        const owed = moneyGoingBack(one.reservation);
        if (owed === null) return [];
        const refunds = await refundsOf(ports, good, one.reservation);
        if (isSettledForGood(one.reservation, owed, refunds)) settled.push(one.reservation);
        return hasGoneBack(one.reservation, owed, refunds) ? [] : [{ ...one, owed }];
      }),
    );
    await settleForGood(ports, good, settled);
    return found.flat();
  };

/** Why no money goes back. `failed`: the bank did not accept it. */
export interface OwedRefused {
  readonly kind: 'nothingOwed' | 'failed' | 'changed';
}

/** Notes that a person of staff has handed the money over. */
async function handOver(
  ports: { readonly goods: Pick<GoodsStore, 'ask'>; readonly clock: Clock },
  good: GoodId,
  { reservation, version, owed: { what } }: OwedToHolder,
  by: string,
): Promise<Either<OwedRefused, 'handed'>> {
  const handed = { ...reservation, handed: [...(reservation.handed ?? []), what] };
  const done = await ports.goods.ask(
    good,
    requestAbout(`handed/${what}/${reservation.id}`, {
      at: ports.clock.now(),
      by,
      acts: [],
      records: [reservationRecord(handed, version + 1)],
    }),
  );
  return isLeft(done) ? left({ kind: 'changed' }) : right('handed');
}

/** Returns what is owed: by the bank to who paid there, or in cash, which the person of staff says to have handed over. */
export const returnOwedMoney =
  (
    ports: ReadingPorts & {
      readonly goods: Pick<GoodsStore, 'ask'>;
      readonly refund: RefundReservation;
    },
  ) =>
  async (
    good: GoodId,
    kept: KeptReservation,
    { isHanded, by }: { readonly isHanded: boolean; readonly by: string },
  ): Promise<Either<OwedRefused, 'returned' | 'handed'>> => {
    const { reservation } = kept;
    const owed = moneyGoingBack(reservation);
    const refunds = await refundsOf(ports, good, reservation);
    if (owed === null || hasGoneBack(reservation, owed, refunds)) return left({ kind: 'nothingOwed' });
    if (isHanded || reservation.payment === null) return handOver(ports, good, { ...kept, owed }, by);
    const key = keyOfNextRefund(owed, refunds);
    const asked = await ports.refund(good.realm, reservation.payment, { key, amount: owed.amount, by });
    const after = await refundsOf(ports, good, reservation);
    return isLeft(asked) || !hasGoneBack(reservation, owed, after)
      ? left({ kind: 'failed' })
      : right('returned');
  };
