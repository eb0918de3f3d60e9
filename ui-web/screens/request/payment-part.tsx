import { useEffect } from 'react';
import { formatMoney } from '#application/text/numbers.ts';
import type { MailboxPayment } from '#domain/forms/mailbox.ts';
import { PaymentBox } from '#ui-web/components/payment-box/payment-box.tsx';
import { paymentId } from './field-ids.ts';
import { useFormTools } from './form-context.ts';
import type { OpenedTab } from './payer.ts';
import type { PaymentState } from './state.ts';

/** How often the council is asked whether the bank has answered. */
const askEvery = 3000;

/** A tab opened by the click itself: a browser would block one that opened later. */
function openTab(): OpenedTab | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  // The bank's page has no business with this one.
  tab.opener = null;
  return { go: (address) => tab.location.assign(address), close: () => tab.close() };
}

interface PaymentPartProps {
  readonly payment: MailboxPayment;
  readonly state: PaymentState;
  readonly error: string | undefined;
}

/** What the request costs, and how the payment goes. */
export function PaymentPart({ payment, state, error }: PaymentPartProps) {
  const { presenter, speech } = useFormTools();
  const { t, said } = speech;
  const { payer } = presenter;
  const isWaiting = state.kind === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = () => void payer.look();
    look();
    const asking = setInterval(look, askEvery);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(asking);
      window.removeEventListener('focus', look);
    };
  }, [isWaiting, payer]);
  const amount = formatMoney(payment.amount);
  const openAgain = () => {
    if ('url' in state && state.url !== '') window.open(state.url, '_blank', 'noopener');
    else void payer.pay(openTab());
  };
  return (
    <PaymentBox
      id={paymentId}
      concept={said(payment.concept).text}
      amount={amount}
      step={state.kind}
      error={error}
      words={{
        pay: t('request:payment.pay', { amount }),
        creating: t('request:payment.creating'),
        newTab: t('request:payment.newTab'),
        waiting: t('request:payment.waiting'),
        waitingHint: t('request:payment.waitingHint'),
        openAgain: t('request:payment.openAgain'),
        refused: t('request:payment.refused'),
        failed: t('request:payment.failed'),
        noBank: t('request:payment.noBank'),
        retry: t('request:payment.retry'),
        paid: t('request:payment.paid'),
      }}
      onPay={() => void payer.pay(openTab())}
      onOpenAgain={openAgain}
    />
  );
}
