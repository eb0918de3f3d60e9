import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { RefundReservation } from '#application/reservations/settle-reservation.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { isStillPaid, type Payment } from '#domain/payments/payment.ts';
import { goodOfActivity } from '#domain/registrations/activity/activity.ts';
import { placeOfApplication } from '#domain/registrations/applicants/application.ts';
import { countedIn, waitingLineKind } from '#domain/registrations/applicants/application-records.ts';
import { feePaid } from '#domain/registrations/money/fee-entries.ts';
import type { PartOfFee } from '#domain/registrations/money/fee-parts.ts';
import { isUnpaidPart, owesParts } from '#domain/registrations/money/late-parts.ts';
import { firstOfFee } from '#domain/registrations/money/fee.ts';
import { takesOfPlace } from '#domain/registrations/places/place-pools.ts';
import { applicationOfSubject } from '#domain/registrations/money/fee-subject.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { type ApplicationChange, changeApplication } from '../change-application.ts';
import { outcomeToGive } from '../draw/draw-records.ts';
import { readApplication } from '../read-applications.ts';
import type { KeptApplication, RegistrationPorts } from '../registration-ports.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';

/** What a fee is settled with. */
export interface SettlePlaceFeePorts
  extends Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'clock'> {
  readonly payments: Pick<PaymentStore, 'change'>;
  readonly refund: RefundReservation;
}

/**
 * What became of a payment. `enrolled`: the place is its payer's. `paid`: a part of the fee is. `refunded`: it was gone, or it was paid twice, and the money
 * goes back. `refundFailed`: it should, and staff must return it. `none`: it is not paid, or it is for something else.
 */
export type SettledPlaceFee = 'enrolled' | 'paid' | 'refunded' | 'refundFailed' | 'none';

interface PaidFee {
  readonly good: GoodId;
  readonly kept: KeptApplication;
  readonly payment: Payment;
}

/** The parts of a fee of which one was paid. */
const withPaid = (parts: readonly PartOfFee[], n: number, { id, amount }: Payment): readonly PartOfFee[] =>
  parts.map((part) => (part.n === n ? { ...part, payment: id, paid: amount } : part));

/** Gives the place that is still set aside. */
function confirming({ kept: { application }, payment }: PaidFee): ApplicationChange {
  return {
    after: {
      ...application,
      state: 'enrolled',
      parts: withPaid(application.parts, 1, payment),
      payment: payment.id,
      until: null,
      lines: [],
    },
    act: 'enrol',
    by: bySystem,
    notice: 'enrolled',
    acts: [{ kind: 'confirm', grant: placeOfApplication(application).grant, until: null }],
    money: feePaid(payment.amount),
  };
}

const anewLasts = 60_000;

/** Takes the place anew if it is free and nobody waits for it: the money came late. Null if that cannot be. */
async function takingAnew(
  { goodsRecords, clock }: SettlePlaceFeePorts,
  { good, kept, payment }: PaidFee,
): Promise<ApplicationChange | null> {
  const { application } = kept;
  const place = placeOfApplication(application);
  const line = await goodsRecords.record(good, waitingLineKind, place.group);
  // What a draw has not given yet is not free.
  if (countedIn(line) > 0 || (await outcomeToGive({ goodsRecords })(good)) !== null) return null;
  const offers = application.offers + 1;
  const grant = `${application.code}-${offers}`;
  const confirmed = confirming({ good, kept, payment });
  const takes = takesOfPlace(place.group, place.segment);
  const until = clock.now() + anewLasts;
  return {
    ...confirmed,
    after: { ...confirmed.after, offers, place: { ...place, grant } },
    acts: [
      { kind: 'hold', grant, holder: application.holder, takes, until, uses: 1 },
      { kind: 'confirm', grant, until: null },
    ],
  };
}

/** Says of an application that its money goes back. */
const givingUp = ({ kept: { application }, payment }: PaidFee): ApplicationChange => ({
  after: {
    ...application,
    state: application.lines.length > 0 ? 'waiting' : 'refunded',
    place: null,
    until: null,
    back: { refund: payment.amount, kept: 0 as Payment['amount'] },
  },
  act: 'refund',
  by: bySystem,
  notice: 'refunded',
});

const markUsed = ({ payments, clock }: SettlePlaceFeePorts, { realm, id }: Payment) =>
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

async function giveFeeBack(
  { refund }: SettlePlaceFeePorts,
  { realm, id, amount }: Payment,
): Promise<SettledPlaceFee> {
  const refunded = await refund(realm, id, { key: `fee/${id}`, amount, by: bySystem });
  return isLeft(refunded) ? 'refundFailed' : 'refunded';
}

async function settled(ports: SettlePlaceFeePorts, paid: PaidFee): Promise<SettledPlaceFee> {
  const { good, kept, payment } = paid;
  const { state, payment: by } = kept.application;
  if (by === payment.id && state !== 'refunded') {
    await markUsed(ports, payment);
    return 'enrolled';
  }
  // Money of an offer of before, at another price, does not pay for this one.
  if (state === 'accepted' && by === null && payment.amount === firstOfFee(kept.application)) {
    const anew = await takingAnew(ports, paid);
    for (const change of [confirming(paid), ...(anew === null ? [] : [anew])]) {
      // oxlint-disable-next-line no-await-in-loop -- the second way is for when the first one is closed
      if (isLeft(await changeApplication(ports, good, kept, change))) continue;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await markUsed(ports, payment);
      return 'enrolled';
    }
    await changeApplication(ports, good, kept, givingUp(paid));
  }
  return giveFeeBack(ports, payment);
}

const mostTries = 5;

/**
 * Notes that a part of a fee is paid, if all that is owed of it was. Of a place that has ended it may be paid too. The money goes
 * back if nothing is owed, or another sum.
 */
async function settledPart(ports: SettlePlaceFeePorts, paid: PaidFee, n: number): Promise<SettledPlaceFee> {
  const { good, payment } = paid;
  let { kept }: { kept: KeptApplication | null } = paid;
  // oxlint-disable no-await-in-loop -- somebody changed it meanwhile: it is looked at anew
  for (let tries = 0; kept !== null && tries < mostTries; tries += 1) {
    const { application } = kept;
    const part = application.parts.find((one) => one.n === n);
    if (part?.payment === payment.id) {
      await markUsed(ports, payment);
      return 'paid';
    }
    const isOwed = part !== undefined && isUnpaidPart(part) && part.owed === payment.amount;
    if (!isOwed || !owesParts(application)) return giveFeeBack(ports, payment);
    await changeApplication(ports, good, kept, {
      after: { ...application, parts: withPaid(application.parts, n, payment) },
      act: 'payPart',
      by: bySystem,
      notice: 'partPaid',
      part: n,
      money: feePaid(payment.amount),
    });
    kept = await readApplication(ports)(good, application.id);
  }
  // oxlint-enable no-await-in-loop
  return 'none';
}

/**
 * Gives the place of an application whose payment has come, or notes that a part of its fee is paid; or returns the money if the
 * place is gone. It can be called as often as wanted: by the bank's notice, and by everybody who looks at the application.
 */
export const settlePlaceFee =
  (ports: SettlePlaceFeePorts) =>
  async (payment: Payment): Promise<SettledPlaceFee> => {
    const named = applicationOfSubject(payment.subject);
    if (named === null || payment.status !== 'pay' || !isStillPaid(payment)) return 'none';
    const good = { realm: payment.realm, good: goodOfActivity(named.activity) };
    const kept = await readApplication(ports)(good, named.application);
    if (kept === null) return giveFeeBack(ports, payment);
    const paid = { good, kept, payment };
    return named.part === null ? settled(ports, paid) : settledPart(ports, paid, named.part);
  };
