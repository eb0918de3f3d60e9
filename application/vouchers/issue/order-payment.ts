import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { PaymentProvider } from '#application/ports/server/payment-provider.ts';
import type { OpenPayment, PaymentStore } from '#application/ports/server/payment-store.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import { orderNumber } from '#application/requests/begin-payment.ts';
import { newPayment, type PaymentSubject } from '#domain/payments/payment.ts';
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

interface Ports {
  readonly payments: Pick<PaymentStore, 'latestOf' | 'keep'>;
  readonly voucherKeys: Pick<VoucherKeys, 'holder'>;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** Whose payments for vouchers are: an order has one payment, whichever device asks for it. */
const payerOf = (order: string): string => `order ${order}`;

/** The payment of an order: the one that was begun, or a new one. An order is never charged twice. */
export const paymentOfOrder =
  ({ payments, random, clock }: Ports) =>
  async (
    realm: RealmId,
    { id: campaign, title }: Pick<VoucherCampaign, 'id' | 'title'>,
    { id: order, amount }: Pick<VoucherOrder, 'id' | 'amount'>,
  ): Promise<OpenPayment> => {
    const subject = subjectOfOrder(campaign, order);
    const payer = payerOf(order);
    const before = await payments.latestOf(realm, subject, payer);
    if (before !== null) return before;
    const begun = { id: orderNumber(random(8)), realm, subject, payer, amount, concept: title };
    const payment = newPayment({ ...begun, createdAt: clock.now() });
    const token = Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
    await payments.keep(payment, token);
    return { payment, token };
  };
