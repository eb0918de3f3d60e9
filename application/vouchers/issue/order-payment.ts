import { paymentOfSubject } from '#application/payments/payment-of-subject.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { PaymentProvider } from '#application/ports/server/payment-provider.ts';
import type { OpenPayment } from '#application/ports/server/payment-store.ts';
import type { PaymentSubject } from '#domain/payments/payment.ts';
import { sandboxName, type Till, tillOf } from '#domain/payments/till.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import type { VoucherOrder } from '#domain/vouchers/issue/voucher-order.ts';

interface TillPorts {
  readonly mailboxes: Pick<MailboxRegister, 'all'>;
  /** The bank of a town; null: it has none. */
  readonly provider: (realm: RealmId) => PaymentProvider | null;
}

/**
 * The recipient of what is paid for vouchers: the town's bank. A town without one that tries its forms with the sandbox
 * tries its vouchers there too; null for any other: vouchers that cost something are not given for nothing.
 */
export async function tillOfVouchers(
  { mailboxes, provider }: TillPorts,
  realm: RealmId,
): Promise<Till | null> {
  const hasBank = provider(realm) !== null;
  const tries = async () =>
    (await mailboxes.all(realm)).some(({ mailbox }) => mailbox?.payment?.gateway === sandboxName);
  return tillOf(!hasBank && (await tries()) ? sandboxName : '', hasBank);
}

/** What the payment of an order is for. */
export const subjectOfOrder = (campaign: string, order: string): PaymentSubject => ({
  kind: 'voucher',
  id: `${campaign}/${order}`,
});

/** The campaign and the order that a payment is for; null if it is for something else. */
export function orderOfSubject({
  kind,
  id,
}: PaymentSubject): { readonly campaign: string; readonly order: string } | null {
  const at = id.lastIndexOf('/');
  return kind === 'voucher' && at > 0 ? { campaign: id.slice(0, at), order: id.slice(at + 1) } : null;
}

/** The payment of an order: the one that was begun, or a new one. An order is never charged twice. */
export const paymentOfOrder =
  (ports: Parameters<typeof paymentOfSubject>[0]) =>
  (
    realm: RealmId,
    { id: campaign, title }: Pick<VoucherCampaign, 'id' | 'title'>,
    { id: order, amount }: Pick<VoucherOrder, 'id' | 'amount'>,
  ): Promise<OpenPayment> =>
    // An order has one payment, whichever device asks for it.
    paymentOfSubject(ports)(realm, {
      subject: subjectOfOrder(campaign, order),
      payer: `order ${order}`,
      amount,
      concept: title,
    });
