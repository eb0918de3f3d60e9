import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { WaitingPaymentRefund } from '#domain/office/duties/waiting-work.ts';

/** Where payments that have not gone back are read from. */
export interface RefundWorkPorts {
  readonly payments: Pick<PaymentStore, 'list'>;
}

/** How many are looked at: the list of payments has all of them. */
export const mostRefunds = 200;

/** The payments whose last refund the bank has not made, the latest first; without those that wait `elsewhere`: with their events. */
export async function waitingPaymentRefunds(
  { payments }: RefundWorkPorts,
  { realm }: Town,
  elsewhere: readonly { readonly payments: readonly string[] }[],
): Promise<readonly WaitingPaymentRefund[]> {
  const filter = {
    mailboxes: null,
    status: null,
    subject: null,
    from: null,
    until: null,
    text: null,
    lastRefund: 'refused',
  } as const;
  const { items } = await payments.list(realm, filter, { limit: mostRefunds, offset: 0 });
  return items
    .filter(({ id }) => !elsewhere.some(({ payments: own }) => own.includes(id)))
    .map(({ id: payment, concept: title }) => ({ payment, title }));
}
