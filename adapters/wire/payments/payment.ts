import * as t from 'io-ts';
import type { PaymentStatus } from '#domain/payments/payment.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { localizedText, orNull } from '../decode.ts';

/**
 * The input of a payment. Amount and concept may be sent, as the specification writes it, and are ignored: those of
 * the mailbox count. `forward` is the address in the portal that the payer comes back to.
 */
export const newPaymentWire = t.intersection([
  t.type({ mailbox: t.string }),
  t.partial({
    forward: orNull(t.string),
    amount: orNull(t.union([t.number, t.string])),
    concept: orNull(t.string),
  }),
]);

/** A payment begun. `url` is the page to open, in a new tab; the token is in it. */
export const begunPaymentWire = t.type({
  status: t.literal('ok'),
  _id: t.string,
  token: t.string,
  url: t.string,
  amount: t.number,
  concept: localizedText,
});

/** A payment that was begun; `amount` in cents. */
export interface BegunPayment {
  readonly id: string;
  /** The provider's page; opened by the click itself, in a new tab. */
  readonly url: string;
  readonly amount: Cents;
}

export const readBegunPayment = ({ _id, url, amount }: t.TypeOf<typeof begunPaymentWire>): BegunPayment => ({
  id: _id,
  url,
  amount: cents(Math.round(amount * 100)),
});

/** `pay` is the specification's word for paid; a payment that was spent on a request is `used`. */
export const paymentStatusWire = t.intersection([
  t.type({
    _id: t.string,
    status: t.keyof({ new: null, pay: null, refused: null, review: null, used: null }),
    amount: t.number,
  }),
  /** Ours: the money went back, or is on its way, so that it pays for nothing any more. */
  t.partial({ isReturned: t.boolean }),
]);

/** What its payer is told of a payment. */
export type ToldStatus = PaymentStatus | 'returned';

export const readPaymentStatus = ({
  status,
  isReturned = false,
}: t.TypeOf<typeof paymentStatusWire>): ToldStatus => (isReturned ? 'returned' : status);

/** The answer to a bank whose notice was accepted. */
export const noticeTakenWire = t.type({ status: t.literal('ok') });
