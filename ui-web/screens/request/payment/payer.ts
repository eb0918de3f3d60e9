import { beginPaymentCall } from '#adapters/wire/payments/begin-payment.ts';
import type { ToldStatus } from '#adapters/wire/payments/payment.ts';
import { readPaymentCall } from '#adapters/wire/payments/read-payment.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import type { FormDesk, PaymentState } from '../state.ts';

/** A tab that was opened before its address is known. */
export interface OpenedTab {
  readonly go: (address: string) => void;
  readonly close: () => void;
}

export interface Payer {
  /**
   * Called within the click, with the tab it opened (null if the browser blocked it) and the address of the form, to
   * which the bank's page leads back.
   */
  pay(tab: OpenedTab | null, forward: string): Promise<void>;
  /** Asks for the state of the payment; of one that is paid, whether it still is. */
  look(): Promise<void>;
}

interface Given extends FormDesk {
  readonly council: Pick<FormCouncil, 'realm' | 'call'>;
  readonly enter: () => Promise<boolean>;
  readonly changed: () => void;
}

/** What a payment is in the form. One that was used is spent: another request needs another. */
const kinds = {
  new: 'waiting',
  refused: 'refused',
  review: 'review',
  pay: 'paid',
  used: 'toPay',
  returned: 'returned',
} as const satisfies Readonly<Record<ToldStatus, PaymentState['kind']>>;

/** The states that the bank's word may still change: after a refusal it may accept another card for the same order. */
export const isUndecided = ({ kind }: PaymentState): boolean =>
  kind === 'waiting' || kind === 'refused' || kind === 'review';

export function payer({ council: { realm, call }, open, patch, enter, changed }: Given): Payer {
  const set = (payment: PaymentState) => patch({ payment });
  return {
    pay: async (tab, forward) => {
      const now = open();
      if (!now || ['creating', 'paid', 'review'].includes(now.payment.kind)) return tab?.close();
      set({ kind: 'creating' });
      const begun = (await enter())
        ? await call(beginPaymentCall, { realm, body: { mailbox: now.mailbox.id, forward } })
        : null;
      if (begun === null || isLeft(begun)) {
        tab?.close();
        return set({ kind: begun?.left.kind === 'noBank' ? 'noBank' : 'failed' });
      }
      tab?.go(begun.right.url);
      set({ kind: 'waiting', id: begun.right.id, url: begun.right.url });
      changed();
    },
    look: async () => {
      const payment = open()?.payment;
      if (payment === undefined || !('id' in payment)) return;
      const status = await call(readPaymentCall, { realm, payment: payment.id });
      // A short loss of connection says nothing about the payment: it is asked for again.
      if (isLeft(status)) return;
      const kind = kinds[status.right];
      // Nothing is known that was not known before, or the payer has begun again in the meantime.
      if (kind === payment.kind || open()?.payment !== payment) return;
      if (kind === 'waiting') return;
      // Of one that was paid: what this form spent on a request whose answer was lost must be sent with it again.
      if (payment.kind === 'paid' && kind !== 'returned') return;
      set(kind === 'toPay' || kind === 'returned' ? { kind } : { ...payment, kind });
      const faults = open()?.faults;
      if (kind === 'paid' && faults)
        patch({
          faults: { ...faults, list: faults.list.filter((fault) => fault.kind !== 'paymentMissing') },
        });
      changed();
    },
  };
}
