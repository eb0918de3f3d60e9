import type { Clock } from '#application/ports/clock.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import { type PaymentAccount, settledByStaff } from '#domain/payments/refund.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';

interface Ports {
  readonly payments: Pick<PaymentStore, 'change'>;
  readonly clock: Clock;
}

/** What staff decide about a payment in review, and why. */
export interface ReviewDecision {
  readonly to: 'pay' | 'refused';
  readonly by: string;
  readonly reason: string;
}

/** Settles a payment in review by a decision of staff, which is a step. */
export const settleReview =
  ({ payments, clock }: Ports) =>
  (
    realm: RealmId,
    id: string,
    { to, by, reason }: ReviewDecision,
  ): Promise<Either<{ readonly kind: 'unknownPayment' | 'notInReview' }, PaymentAccount>> => {
    const at = clock.now();
    return payments.change(realm, id, (account) => settledByStaff(account, { to, at }), { by, at, reason });
  };
