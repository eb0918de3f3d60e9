import type { AddressSeal } from '#application/ports/server/senders/address-seal.ts';
import type { Mail, Mailer } from '#application/ports/server/mailer.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import { mailAddressOf } from '#application/requests/sender-address.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import type { PaymentChanger } from '#domain/office/steps/payment-steps.ts';
import type { Payment } from '#domain/payments/payment.ts';
import {
  type PaymentAccount,
  type Refund,
  type RefundEnd,
  withRefundEnded,
} from '#domain/payments/refund.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, map, right } from '#domain/shared/result.ts';

/** What a refund needs to reach its payer. */
export interface PayerPorts {
  readonly payments: Pick<PaymentStore, 'account' | 'change'>;
  readonly requests: Pick<RequestStore, 'byNumber'>;
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly seal: Pick<AddressSeal, 'open'>;
  readonly mailer: Mailer;
}

/** What a mail about a refund is about; the request is null if the payment was not spent, or it is erased. */
export interface RefundNews {
  readonly payment: Payment;
  readonly refund: Refund;
  readonly request: CouncilRequest | null;
}

/** The words of the mail that says to a payer that money comes back. */
export type WriteRefundMail = (news: RefundNews) => Omit<Mail, 'to'>;

/** A payment after a change of a refund, and the mails that could not be sent about it. */
export interface ChangedRefund {
  readonly account: PaymentAccount;
  readonly unsent: number;
}

/** The address of who paid: that of the request, or the one that the payer has verified. */
async function payerAddress(
  { profiles, seal }: Pick<PayerPorts, 'profiles' | 'seal'>,
  { realm, payer }: Payment,
  request: CouncilRequest | null,
): Promise<string | null> {
  if (request !== null) return mailAddressOf(seal, request);
  const known = payer === null ? null : await profiles.find(realm, payer);
  return known !== null && known.profile.isVerified ? known.profile.email : null;
}

async function tellPayer(
  ports: PayerPorts,
  { payment, refund }: Pick<RefundNews, 'payment' | 'refund'>,
  write: WriteRefundMail,
): Promise<number> {
  const { realm, request: iid } = payment;
  const request = iid === null ? null : await ports.requests.byNumber(realm, iid);
  const to = await payerAddress(ports, payment, request);
  if (to === null) return 0;
  return ports.mailer.send({ ...write({ payment, refund, request }), to }).then(
    () => 0,
    () => 1,
  );
}

/** How a refund ended, and who says so. */
export interface EndedRefund {
  readonly end: RefundEnd;
  readonly changer: PaymentChanger;
  readonly write: WriteRefundMail;
}

/** Stores how a refund ended, and notifies the payer once if the money is on its way. Left: there is no such refund. */
export const endRefund =
  (ports: PayerPorts) =>
  async (
    realm: RealmId,
    id: string,
    { end, changer, write }: EndedRefund,
  ): Promise<Either<{ readonly kind: 'unknownPayment' | 'unknownRefund' }, ChangedRefund>> => {
    let isChanged = false;
    const ended = await ports.payments.change(
      realm,
      id,
      (account) =>
        map((after: PaymentAccount) => {
          isChanged = after !== account;
          return after;
        })(withRefundEnded(account, end)),
      changer,
    );
    if (isLeft(ended)) return ended;
    const { payment, refunds } = ended.right;
    // The change would have been refused without it.
    const refund = refunds[end.number - 1] as Refund;
    const unsent = isChanged && end.state === 'done' ? await tellPayer(ports, { payment, refund }, write) : 0;
    return right({ account: ended.right, unsent });
  };
