import { formatMoney } from '#application/text/numbers.ts';
import type { MailboxPayment } from '#domain/forms/mailbox.ts';
import { PaymentBox } from '#ui-web/components/payment-box/payment-box.tsx';
import { paymentId } from '../form/field-ids.ts';
import { useFormTools } from '../form-context.ts';
import { useLookForPayment } from './look-for-payment.ts';
import { isUndecided, type OpenedTab } from './payer.ts';
import type { PaymentState } from '../state.ts';

/** A tab opened by the click itself: a browser would block one that opened later. */
function openTab(): OpenedTab | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  // The bank's page must have no access to this one.
  tab.opener = null;
  return { go: (address) => tab.location.assign(address), close: () => tab.close() };
}

interface PaymentPartProps {
  readonly payment: MailboxPayment;
  readonly state: PaymentState;
  readonly error: string | undefined;
}

/** What the request costs, and the state of the payment. */
export function PaymentPart({ payment, state, error }: PaymentPartProps) {
  const { presenter, speech } = useFormTools();
  const { t, said } = speech;
  const { payer } = presenter;
  useLookForPayment({ isBegun: 'id' in state, isUndecided: isUndecided(state) }, payer);
  const pay = () => void payer.pay(openTab(), `${window.location.pathname}${window.location.search}`);
  const amount = formatMoney(payment.amount);
  const openAgain = () => {
    if ('url' in state && state.url !== '') window.open(state.url, '_blank', 'noopener');
    else pay();
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
        review: t('request:payment.review'),
        failed: t('request:payment.failed'),
        noBank: t('request:payment.noBank'),
        retry: t('request:payment.retry'),
        paid: t('request:payment.paid'),
        returned: t('request:payment.returned'),
      }}
      onPay={pay}
      onOpenAgain={openAgain}
    />
  );
}
