import { beginPaymentCall } from '#adapters/wire/payments/begin-payment.ts';
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
  /** Called within the click, with the tab it opened (null if the browser blocked it). */
  pay(tab: OpenedTab | null): Promise<void>;
  /** Asks for the state of the payment. */
  look(): Promise<void>;
}

interface Given extends FormDesk {
  readonly council: Pick<FormCouncil, 'realm' | 'call'>;
  readonly enter: () => Promise<boolean>;
  readonly changed: () => void;
}

export function payer({ council: { realm, call }, open, patch, enter, changed }: Given): Payer {
  const set = (payment: PaymentState) => patch({ payment });
  return {
    pay: async (tab) => {
      const now = open();
      if (!now || now.payment.kind === 'creating' || now.payment.kind === 'paid') return tab?.close();
      set({ kind: 'creating' });
      const begun = (await enter())
        ? await call(beginPaymentCall, { realm, body: { mailbox: now.mailbox.id } })
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
      if (payment?.kind !== 'waiting') return;
      const status = await call(readPaymentCall, { realm, payment: payment.id });
      // A short loss of connection says nothing about the payment: it is asked for again.
      if (isLeft(status) || status.right === 'new') return;
      const paid = status.right === 'pay';
      set({ ...payment, kind: paid ? 'paid' : 'refused' });
      if (paid) {
        const faults = open()?.faults;
        if (faults)
          patch({ faults: { ...faults, list: faults.list.filter(({ kind }) => kind !== 'paymentMissing') } });
      }
      changed();
    },
  };
}
