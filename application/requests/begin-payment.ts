import type { Clock } from '#application/ports/clock.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { PaymentProvider } from '#application/ports/server/payment-provider.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { MailboxId } from '#domain/forms/mailbox.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { goesOn } from '#domain/payments/settling.ts';
import { tillOf } from '#domain/payments/till.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

interface Ports {
  readonly mailboxes: MailboxRegister;
  readonly payments: PaymentStore;
  /** The bank of a town; null: it has none. */
  readonly provider: (realm: RealmId) => PaymentProvider | null;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
/** Four digits and eight more signs: a number that banks take for an order (12 at most, digits first). */
export const orderNumber = (bytes: Uint8Array): string => {
  const digits = [...bytes.subarray(0, 4)].map((byte) => String(byte % 10)).join('');
  return `${digits}${hex(bytes.subarray(4, 8))}`;
};

/**
 * Begins a payment for a mailbox; amount and concept are the mailbox's, whatever the sender says. If no one can receive
 * the money, no payment begins. A payer who began one just now, or has paid and not sent the request, goes on with it:
 * a second press, another tab or a lost draft must not charge twice.
 */
export const beginPayment =
  ({ mailboxes, payments, provider, random, clock }: Ports) =>
  async (
    realm: RealmId,
    mailbox: MailboxId,
    payer: string,
  ): Promise<
    Either<
      { readonly kind: 'unknownMailbox' | 'mailboxClosed' | 'noBank' },
      { readonly payment: Payment; readonly token: string }
    >
  > => {
    const found = (await mailboxes.find(realm, mailbox))?.mailbox ?? null;
    if (found === null || found.payment === null) return left({ kind: 'unknownMailbox' });
    if (found.isDisabled) return left({ kind: 'mailboxClosed' });
    const { amount, concept, gateway } = found.payment;
    if (tillOf(gateway, provider(realm) !== null) === null) return left({ kind: 'noBank' });
    const subject = { kind: 'request', id: mailbox } as const;
    const before = await payments.latestOf(realm, subject, payer);
    if (before !== null && goesOn(before.payment, { amount, at: clock.now() })) return right(before);
    const id = orderNumber(random(8));
    const payment = newPayment({ id, realm, subject, payer, amount, concept, createdAt: clock.now() });
    const token = hex(random(16));
    await payments.keep(payment, token);
    return right({ payment, token });
  };
