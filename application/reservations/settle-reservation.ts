import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { AskedRefund } from '#application/payments/refund-payment.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { isStillPaid, type Payment } from '#domain/payments/payment.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { reservationLetters, reservationLettersFrom } from '#domain/reservations/reservation-letters.ts';
import { owedRecords } from '#domain/reservations/owed-record.ts';
import { reservationNotices } from '#domain/reservations/reservation-notices.ts';
import { reservationRecord } from '#domain/reservations/reservation-records.ts';
import { reservationHoldLasts, type Reservation } from '#domain/reservations/reservation.ts';
import { goodOfVenue } from '#domain/reservations/venue.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import { type KeptReservation, readReservation } from './read-reservation.ts';
import { reservationOfSubject } from './reservation-payment.ts';
import { granting, holding, moneyPaid, requestAbout } from './reservation-request.ts';

/** Returns money; left: it waits for staff. */
export type RefundReservation = (
  realm: RealmId,
  payment: string,
  asked: Pick<AskedRefund, 'key' | 'amount' | 'by'>,
) => Promise<Either<unknown, unknown>>;

/** What the payment of a reservation is settled with. */
export interface SettleReservationPorts {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly payments: Pick<PaymentStore, 'change'>;
  readonly random: RandomBytes;
  readonly clock: Clock;
  readonly refund: RefundReservation;
}

/**
 * What became of a payment. `booked`: the place is its holder's. `refunded`: it was gone when the money came, or it was paid
 * twice, and the money goes back. `refundFailed`: it should, and staff must return it. `none`: it is not paid, or it is not
 * for a reservation.
 */
export type SettledReservation = 'booked' | 'refunded' | 'refundFailed' | 'none';

interface Paid {
  readonly good: GoodId;
  readonly kept: KeptReservation;
  readonly payment: Payment;
}

const bookedBy = (reservation: Reservation, { id }: Payment): Reservation => ({
  ...reservation,
  payment: id,
  state: 'booked',
});

const bookedNotices = (booked: Reservation, version: number, now: Instant) =>
  reservationNotices(booked, 'booked', { now, version });

/** Gives the place that is still set aside. */
function confirming({ clock }: Pick<SettleReservationPorts, 'clock'>, { kept, payment }: Paid): GoodsRequest {
  const booked = bookedBy(kept.reservation, payment);
  const at = clock.now();
  return requestAbout(`paid/${payment.id}`, {
    at,
    by: bySystem,
    acts: [granting(booked)],
    money: moneyPaid(booked),
    records: [reservationRecord(booked, kept.version + 1), ...bookedNotices(booked, kept.version + 1, at)],
  });
}

/** Takes the place anew, with other letters, if nobody else has it: the money came late. */
function takingAnew(ports: SettleReservationPorts, { kept, payment }: Paid): GoodsRequest {
  const letters = reservationLettersFrom(ports.random(reservationLetters));
  const booked = bookedBy({ ...kept.reservation, letters }, payment);
  const at = ports.clock.now();
  return requestAbout(`late/${payment.id}`, {
    at,
    by: bySystem,
    acts: [holding(booked, at + reservationHoldLasts), granting(booked)],
    money: moneyPaid(booked),
    records: [reservationRecord(booked, kept.version + 1), ...bookedNotices(booked, kept.version + 1, at)],
  });
}

/** Says of a reservation that its money goes back. */
function givingUp({ clock }: Pick<SettleReservationPorts, 'clock'>, { kept, payment }: Paid): GoodsRequest {
  const refunded = { ...kept.reservation, payment: payment.id, state: 'refunded' as const };
  const at = clock.now();
  return requestAbout(`refunded/${payment.id}`, {
    at,
    by: bySystem,
    acts: [],
    records: [
      reservationRecord(refunded, kept.version + 1),
      ...owedRecords(refunded),
      ...reservationNotices(
        refunded,
        'refunded',
        { now: at, version: kept.version + 1 },
        { amount: payment.amount },
      ),
    ],
  });
}

const markUsed = ({ payments, clock }: SettleReservationPorts, { realm, id }: Payment) =>
  payments.change(
    realm,
    id,
    (account) =>
      right(
        account.payment.status === 'pay'
          ? { ...account, payment: { ...account.payment, status: 'used' } }
          : account,
      ),
    { by: bySystem, at: clock.now(), reason: null },
  );

async function giveMoneyBack(
  ports: SettleReservationPorts,
  { realm, id, amount }: Payment,
): Promise<SettledReservation> {
  const refunded = await ports.refund(realm, id, { key: `reservation/${id}`, amount, by: bySystem });
  return isLeft(refunded) ? 'refundFailed' : 'refunded';
}

/** Whether a late payment may still take the place: it has not begun, and its holder did not leave it for good. */
const canStillBegin = (ports: SettleReservationPorts, { kept }: Paid): boolean =>
  kept.reservation.start > ports.clock.now();

async function settled(ports: SettleReservationPorts, paid: Paid): Promise<SettledReservation> {
  const { good, kept, payment } = paid;
  const { state, payment: by } = kept.reservation;
  const isOwn = by === payment.id;
  if (isOwn && state !== 'refunded') {
    await markUsed(ports, payment);
    return 'booked';
  }
  // It was paid twice, in two tabs: the second payment buys nothing.
  if (!isOwn && by !== null) return giveMoneyBack(ports, payment);
  if (state === 'held' || state === 'ended') {
    const tries = canStillBegin(ports, paid) ? [confirming(ports, paid), takingAnew(ports, paid)] : [];
    for (const request of tries) {
      // oxlint-disable-next-line no-await-in-loop -- the second way is for when the first one is closed
      if (!isLeft(await ports.goods.ask(good, request))) {
        // oxlint-disable-next-line no-await-in-loop -- as above
        await markUsed(ports, payment);
        return 'booked';
      }
    }
    await ports.goods.ask(good, givingUp(ports, paid));
  }
  return giveMoneyBack(ports, payment);
}

/**
 * Gives the place of a reservation whose payment has come, or returns the money if it is gone. It can be called as often as
 * wanted: by the bank's notice, and by everybody who looks at the reservation.
 */
export const settleReservation =
  (ports: SettleReservationPorts) =>
  async (payment: Payment): Promise<SettledReservation> => {
    const named = reservationOfSubject(payment.subject);
    if (named === null || payment.status !== 'pay' || !isStillPaid(payment)) return 'none';
    const good = { realm: payment.realm, good: goodOfVenue(named.venue) };
    const kept = await readReservation(ports)(good, named.reservation);
    return kept === null ? giveMoneyBack(ports, payment) : settled(ports, { good, kept, payment });
  };
