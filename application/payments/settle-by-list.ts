import type { Clock } from '#application/ports/clock.ts';
import type { ReconciledEntry } from '#domain/payments/reconciliation/reconcile.ts';
import type { PaymentChanger } from '#domain/office/steps/payment-steps.ts';
import { settledByList } from '#domain/payments/refund.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { endRefund, type PayerPorts, type WriteRefundMail } from './end-refund.ts';

interface Ports extends PayerPorts {
  readonly clock: Clock;
}

/** Who asks for it, the words of the history and of the mail. */
export interface SettlingByList {
  readonly by: string;
  readonly reason: string;
  readonly write: WriteRefundMail;
}

/** What was settled: the orders of the payments, and the mails about refunds that could not be sent. */
export interface SettledByList {
  readonly settled: readonly string[];
  readonly unsent: number;
}

interface SettledOne {
  readonly order: string;
  readonly unsent: number;
}

/** Settles one payment in review, about which no mail is sent; null if another change was faster. */
async function settlePayment(
  { payments }: Ports,
  realm: RealmId,
  order: string,
  { to, changer }: { readonly to: 'pay' | 'refused'; readonly changer: PaymentChanger },
): Promise<SettledOne | null> {
  const { at } = changer;
  const settled = await payments.change(
    realm,
    order,
    (account) => settledByList(account, { to, at }),
    changer,
  );
  return isLeft(settled) ? null : { order, unsent: 0 };
}

/** Settles one entry; null if another change was faster. */
async function settleOne(
  ports: Ports,
  realm: RealmId,
  { payment, refund, verdict }: ReconciledEntry,
  { by, reason, write }: SettlingByList,
): Promise<SettledOne | null> {
  if (payment === null || verdict === null) return null;
  const at = ports.clock.now();
  const changer = { by, at, reason };
  if (verdict !== 'done') return settlePayment(ports, realm, payment.id, { to: verdict, changer });
  const ended = await endRefund(ports)(realm, payment.id, {
    end: { number: refund?.number ?? 0, state: 'done', isBank: true, at },
    changer,
    write,
  });
  return isLeft(ended) ? null : { order: payment.id, unsent: ended.right.unsent };
}

/**
 * Settles what waits and what the list of the bank is clear about: payments in review for which it took what was asked for
 * or refused, and refunds whose answer was lost. Each is a step by the person who asks.
 */
export const settleByList =
  (ports: Ports) =>
  async (
    realm: RealmId,
    entries: readonly ReconciledEntry[],
    settling: SettlingByList,
  ): Promise<SettledByList> => {
    const settled: string[] = [];
    let unsent = 0;
    for (const entry of entries) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each may send a mail
      const one = await settleOne(ports, realm, entry, settling);
      if (one !== null) settled.push(one.order);
      unsent += one?.unsent ?? 0;
    }
    return { settled, unsent };
  };
