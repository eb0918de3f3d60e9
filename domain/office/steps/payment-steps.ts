import type { PaymentAccount, Refund } from '../../payments/refund.ts';
import type { Deed, NewStep } from './step.ts';
import type { Changer } from './subject-steps.ts';

/** Who changes a payment, when, and why. */
export interface PaymentChanger extends Changer {
  /** The reason that staff write; null if it is the word of a bank. */
  readonly reason: string | null;
}

/** The subject of the steps of a payment: its order, which opens nothing. */
export const paymentSubject = ({ id }: { readonly id: string }): string => `payment/${id}`;

/** The state of a refund with its cents, as `asked/500`: the sum stays readable when the words are erased. */
const refundName = ({ state, amount }: Refund): string => `${state}/${amount}`;

function refundDeeds(before: PaymentAccount, after: PaymentAccount): readonly Pick<Deed, 'from' | 'to'>[] {
  return after.refunds.flatMap((refund) => {
    const known = before.refunds.find(({ number }) => number === refund.number);
    if (known?.state === refund.state) return [];
    return [{ from: known === undefined ? null : refundName(known), to: refundName(refund) }];
  });
}

/** The steps of a change of a payment; none if nothing changed. */
export function paymentSteps(
  before: PaymentAccount,
  after: PaymentAccount,
  { by, at, reason }: PaymentChanger,
): readonly NewStep[] {
  const [from, to] = [before.payment.status, after.payment.status];
  const settled = from === to ? [] : [{ act: 'payment.settle', from, to }];
  const refunded = refundDeeds(before, after).map((one) => ({ act: 'payment.refund', ...one }));
  return [...settled, ...refunded].map((one) => ({ ...one, words: reason, by, at }));
}
