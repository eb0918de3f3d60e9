import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { settledByTill, type TillWord } from '#domain/payments/refund.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft, right } from '#domain/shared/result.ts';

/** Stores what a bank or the sandbox says of a payment; gives the payment as it is then, null if there is none. */
export const settlePayment =
  ({ payments }: { readonly payments: Pick<PaymentStore, 'change'> }) =>
  async (realm: RealmId, id: string, said: TillWord): Promise<Payment | null> => {
    const changer = { by: bySystem, at: said.at, reason: null };
    const settled = await payments.change(
      realm,
      id,
      (account) => right(settledByTill(account, said)),
      changer,
    );
    return isLeft(settled) ? null : settled.right.payment;
  };
