import { paymentOfSubject } from '#application/payments/payment-of-subject.ts';
import type { OpenPayment, PaymentStore } from '#application/ports/server/payment-store.ts';
import type { RefundReservation } from '#application/reservations/settle-reservation.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { isStillPaid, type Payment, type PaymentSubject } from '#domain/payments/payment.ts';
import { type Activity, activityOfGood, goodOfActivity } from '#domain/registrations/activity/activity.ts';
import { type Application, placeOfApplication } from '#domain/registrations/applicants/application.ts';
import { countedIn, waitingLineKind } from '#domain/registrations/applicants/application-records.ts';
import { feePaid } from '#domain/registrations/money/fee-entries.ts';
import { takesOfPlace } from '#domain/registrations/places/place-pools.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { type ApplicationChange, changeApplication } from '../change-application.ts';
import { outcomeToGive } from '../draw/draw-records.ts';
import { readApplication } from '../read-applications.ts';
import type { KeptApplication, RegistrationPorts } from '../registration-ports.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';

/** What the payment of a place is for. */
export const subjectOfPlaceFee = (activity: string, application: string): PaymentSubject => ({
  kind: 'fee',
  id: `${goodOfActivity(activity)}/${application}`,
});

/** The activity and the application that a payment is for; null if it is for something else. */
export function applicationOfSubject({
  kind,
  id,
}: PaymentSubject): { readonly activity: string; readonly application: string } | null {
  const at = id.lastIndexOf('/');
  const activity = activityOfGood(id.slice(0, Math.max(0, at)));
  return kind === 'fee' && activity !== null ? { activity, application: id.slice(at + 1) } : null;
}

/** The payment of a place: the one that was begun, or a new one. An offer of another price is another payment. */
export const paymentOfPlaceFee =
  (ports: Parameters<typeof paymentOfSubject>[0]) =>
  (
    realm: RealmId,
    { id: activity, title }: Pick<Activity, 'id' | 'title'>,
    { id, fee }: Pick<Application, 'id' | 'fee'>,
  ): Promise<OpenPayment> =>
    paymentOfSubject(ports)(realm, {
      subject: subjectOfPlaceFee(activity, id),
      payer: `application ${id}, ${fee}`,
      amount: fee,
      concept: title,
    });

/** What a fee is settled with. */
export interface SettlePlaceFeePorts
  extends Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'clock'> {
  readonly payments: Pick<PaymentStore, 'change'>;
  readonly refund: RefundReservation;
}

/**
 * What became of a payment. `enrolled`: the place is its payer's. `refunded`: it was gone, or it was paid twice, and the money
 * goes back. `refundFailed`: it should, and staff must return it. `none`: it is not paid, or it is for something else.
 */
export type SettledPlaceFee = 'enrolled' | 'refunded' | 'refundFailed' | 'none';

interface PaidFee {
  readonly good: GoodId;
  readonly kept: KeptApplication;
  readonly payment: Payment;
}

/** Gives the place that is still set aside. */
function confirming({ kept: { application }, payment }: PaidFee): ApplicationChange {
  return {
    after: { ...application, state: 'enrolled', payment: payment.id, until: null, lines: [] },
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
  if (state === 'accepted' && by === null) {
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

/**
 * Gives the place of an application whose payment has come, or returns the money if it is gone. It can be called as often as
 * wanted: by the bank's notice, and by everybody who looks at the application.
 */
export const settlePlaceFee =
  (ports: SettlePlaceFeePorts) =>
  async (payment: Payment): Promise<SettledPlaceFee> => {
    const named = applicationOfSubject(payment.subject);
    if (named === null || payment.status !== 'pay' || !isStillPaid(payment)) return 'none';
    const good = { realm: payment.realm, good: goodOfActivity(named.activity) };
    const kept = await readApplication(ports)(good, named.application);
    return kept === null ? giveFeeBack(ports, payment) : settled(ports, { good, kept, payment });
  };
