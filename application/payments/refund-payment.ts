import type { Clock } from '#application/ports/clock.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { PaymentProvider, RefundAnswer } from '#application/ports/server/payment-provider.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { Payment } from '#domain/payments/payment.ts';
import {
  type PaymentAccount,
  type Refund,
  type RefundRefusal,
  withRefund,
  withRefundEnded,
} from '#domain/payments/refund.ts';
import { type Till, tillOf } from '#domain/payments/till.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, map, right } from '#domain/shared/result.ts';
import { type ChangedRefund, endRefund, type PayerPorts, type WriteRefundMail } from './end-refund.ts';

interface Ports extends PayerPorts {
  readonly mailboxes: Pick<MailboxRegister, 'find'>;
  /** The bank of a town; null: it has none. */
  readonly provider: (realm: RealmId) => Pick<PaymentProvider, 'refund'> | null;
  readonly clock: Clock;
}

/** What staff ask for. */
export interface AskedRefund {
  /** Made by the person who asks: the same key again sends nothing again. */
  readonly key: string;
  readonly amount: Cents;
  readonly reason: string;
  readonly by: string;
  readonly write: WriteRefundMail;
}

type Refused = RefundRefusal | { readonly kind: 'unknownPayment' | 'unknownRefund' | 'noBank' };

/** The till that took the money; of payments that do not say it, the one that would take it now. */
async function tillThatTook(
  { mailboxes, provider }: Pick<Ports, 'mailboxes' | 'provider'>,
  { realm, till, subject }: Payment,
): Promise<Till | null> {
  if (till !== null) return till;
  const mailbox = (await mailboxes.find(realm, mailboxId(subject.id)))?.mailbox ?? null;
  return tillOf(mailbox?.payment?.gateway ?? '', provider(realm) !== null);
}

/** Sends a refund where its money was taken. The sandbox has no money: it returns at once. Null: there is no bank. */
async function senderOf(
  ports: Ports,
  payment: Payment,
): Promise<((refund: Refund) => Promise<RefundAnswer>) | null> {
  const till = await tillThatTook(ports, payment);
  if (till === 'sandbox') return async () => ({ kind: 'done' });
  const bank = ports.provider(payment.realm);
  if (till === null || bank === null) return null;
  const { realm, id } = payment;
  return ({ number, amount }) => bank.refund({ realm, payment: id, number, amount });
}

/** Stores that a refund is asked for; says whether it is a new one. */
async function askFor(
  { payments, clock }: Pick<Ports, 'payments' | 'clock'>,
  { realm, id }: Payment,
  { key, amount, by, reason }: AskedRefund,
): Promise<Either<Refused, { readonly account: PaymentAccount; readonly isNew: boolean }>> {
  const at = clock.now();
  let isNew = false;
  const asked = await payments.change(
    realm,
    id,
    (account) =>
      map((after: PaymentAccount) => {
        isNew = after !== account;
        return after;
      })(withRefund(account, { key, amount, by, askedAt: at })),
    { by, at, reason },
  );
  return map((account: PaymentAccount) => ({ account, isNew }))(asked);
}

/** There is no bank to ask. What nobody of staff asked for is stored as refused, so that it is on their list. */
async function notSent(
  ports: Pick<Ports, 'payments' | 'clock'>,
  payment: Payment,
  asked: AskedRefund,
): Promise<Either<Refused, never>> {
  const stored = asked.by === bySystem ? await askFor(ports, payment, asked) : left(null);
  if (!isLeft(stored) && stored.right.isNew) {
    const at = ports.clock.now();
    const end = { number: stored.right.account.refunds.length, state: 'refused', isBank: true, at } as const;
    const changer = { by: bySystem, at, reason: null };
    await ports.payments.change(
      payment.realm,
      payment.id,
      (account) => withRefundEnded(account, end),
      changer,
    );
  }
  return left({ kind: 'noBank' });
}

/**
 * Returns money of a payment: it is stored as asked for, sent to the bank once, and stored as the bank answers. If no
 * answer comes it stays asked for, until the bank's notice, its list or staff say how it ended.
 */
export const refundPayment =
  (ports: Ports) =>
  async (realm: RealmId, id: string, asked: AskedRefund): Promise<Either<Refused, ChangedRefund>> => {
    const before = await ports.payments.account(realm, id);
    if (before === null) return left({ kind: 'unknownPayment' });
    const send = await senderOf(ports, before.payment);
    if (send === null) return notSent(ports, before.payment, asked);
    const stored = await askFor(ports, before.payment, asked);
    if (isLeft(stored)) return stored;
    const { account, isNew } = stored.right;
    if (!isNew) return right({ account, unsent: 0 });
    // It was added just now, as the last one.
    const refund = account.refunds.at(-1) as Refund;
    const answer = await send(refund);
    if (answer.kind === 'unknown') return right({ account, unsent: 0 });
    const at = ports.clock.now();
    return endRefund(ports)(realm, id, {
      end: { number: refund.number, state: answer.kind, isBank: true, at },
      changer: { by: bySystem, at, reason: answer.kind === 'refused' ? answer.code : null },
      write: asked.write,
    });
  };
