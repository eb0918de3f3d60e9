import { paymentOfSubject } from '#application/payments/payment-of-subject.ts';
import type { OpenPayment } from '#application/ports/server/payment-store.ts';
import type { PaymentSubject } from '#domain/payments/payment.ts';
import { type Activity, activityOfGood, goodOfActivity } from '#domain/registrations/activity/activity.ts';
import type { Application } from '#domain/registrations/applicants/application.ts';
import type { PartOfFee } from '#domain/registrations/money/fee-parts.ts';
import { firstOfFee } from '#domain/registrations/money/fee.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** What the payment of a place is for: of its whole fee, or of what who accepts it pays. */
export const subjectOfPlaceFee = (activity: string, application: string): PaymentSubject => ({
  kind: 'fee',
  id: `${goodOfActivity(activity)}/${application}`,
});

/** What the payment of a part that has a day is for. */
const subjectOfPart = (activity: string, application: string, n: number): PaymentSubject => ({
  kind: 'fee',
  id: `${subjectOfPlaceFee(activity, application).id}/${n}`,
});

/** What a payment of a place is for. */
export interface PaidPlace {
  readonly activity: string;
  readonly application: string;
  /** The number of a part that has a day; null: what is paid for the place to be had. */
  readonly part: number | null;
}

const subjectShape = /^(?<good>activity\/[^/]+)\/(?<application>[^/]+)(?:\/(?<part>\d+))?$/u;

/** The activity, the application and the part that a payment is for; null if it is for something else. */
export function applicationOfSubject({ kind, id }: PaymentSubject): PaidPlace | null {
  const { good = '', application = '', part } = subjectShape.exec(id)?.groups ?? {};
  const activity = activityOfGood(good);
  if (kind !== 'fee' || activity === null) return null;
  return { activity, application, part: part === undefined ? null : Number(part) };
}

/** The payment of a place: the one that was begun, or a new one. An offer of another price is another payment. */
export const paymentOfPlaceFee =
  (ports: Parameters<typeof paymentOfSubject>[0]) =>
  (
    realm: RealmId,
    { id: activity, title }: Pick<Activity, 'id' | 'title'>,
    application: Pick<Application, 'id' | 'fee' | 'parts'>,
  ): Promise<OpenPayment> => {
    const amount = firstOfFee(application);
    return paymentOfSubject(ports)(realm, {
      subject: subjectOfPlaceFee(activity, application.id),
      payer: `application ${application.id}, ${amount}`,
      amount,
      concept: title,
    });
  };

/** The payment of a part that has a day. What is left of it once its place has ended is another payment. */
export const paymentOfPart =
  (ports: Parameters<typeof paymentOfSubject>[0]) =>
  (
    realm: RealmId,
    { id: activity, title }: Pick<Activity, 'id' | 'title'>,
    { id }: Pick<Application, 'id'>,
    { n, owed }: Pick<PartOfFee, 'n' | 'owed'>,
  ): Promise<OpenPayment> =>
    paymentOfSubject(ports)(realm, {
      subject: subjectOfPart(activity, id, n),
      payer: `application ${id}, part ${n}, ${owed}`,
      amount: owed,
      concept: title,
    });
