import { paymentOfSubject } from '#application/payments/payment-of-subject.ts';
import type { OpenPayment } from '#application/ports/server/payment-store.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import type { Application } from '#domain/registrations/applicants/application.ts';
import type { PartOfFee } from '#domain/registrations/money/fee-parts.ts';
import { subjectOfPart, subjectOfPlaceFee } from '#domain/registrations/money/fee-subject.ts';
import { firstOfFee } from '#domain/registrations/money/fee.ts';
import type { RealmId } from '#domain/shared/ids.ts';

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
