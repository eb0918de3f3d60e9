import { useState } from 'react';
import { refundPaymentCall } from '#adapters/wire/payments/refund-payment.ts';
import { isLeft } from '#domain/shared/result.ts';
import { parseAmount } from '#domain/shared/money.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOffice } from '../shell/office-context.ts';
import { inEuros } from './euros.ts';
import { AmountField, ReasonField } from './hinted-field.tsx';
import styles from './payments.module.css';
import type { PaymentActsProps } from './read-payment.ts';
import { SureDialog } from '../parts/sure-dialog.tsx';
import { useChange } from './use-change.ts';

/** The amount in euros; or what is wrong with it. */
function amountIn(
  written: string,
  left: number,
): { readonly amount: number } | { readonly fault: 'amount' | 'tooMuch' } {
  const read = parseAmount(written);
  if (isLeft(read) || read.right <= 0) return { fault: 'amount' };
  return read.right > Math.round(left * 100) ? { fault: 'tooMuch' } : { amount: read.right / 100 };
}

const stateSaid = { asked: 'asked', done: 'returned', refused: 'denied' } as const;

/** Returns money, after a confirmation. The same intent has the same key, however often it is sent. */
export function RefundForm({ payment, changed }: PaymentActsProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { isBusy, send } = useChange(changed);
  const [written, write] = useState(inEuros(payment.left).replace(/\s*€$/u, ''));
  const [reason, explain] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSure, ask] = useState(false);
  const [key] = useState(council.newKey);
  const read = amountIn(written, payment.left);
  const fault = isTried && 'fault' in read ? t(`office-payments:fault.${read.fault}`) : null;
  const give = (amount: number) =>
    send(
      () =>
        council.call(refundPaymentCall, {
          realm: council.realm,
          payment: payment._id,
          body: { amount, reason: reason.trim(), key },
        }),
      ({ refunds }) => stateSaid[refunds.at(-1)?.state ?? 'asked'],
    );
  return (
    <form
      className={styles.act}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if ('amount' in read && reason.trim() !== '') return ask(true);
        // The first thing that is missing.
        const wrong = 'amount' in read ? 'textarea' : 'input';
        return event.currentTarget.querySelector<HTMLElement>(wrong)?.focus();
      }}
    >
      <h3>{t('office-payments:refund.title')}</h3>
      <AmountField value={written} left={payment.left} error={fault} change={write} />
      <ReasonField
        value={reason}
        change={explain}
        error={isTried && reason.trim() === '' ? t('office-payments:fault.reason') : null}
      />
      <OfficeButton type="submit" look="outline" busy={isBusy}>
        {t('office-payments:refund.send')}
      </OfficeButton>
      {'amount' in read && (
        <SureDialog
          isOpen={isSure}
          title={t('office-payments:refund.sure', { amount: inEuros(read.amount) })}
          lead={t('office-payments:refund.lead')}
          yes={t('office-payments:refund.confirm', { amount: inEuros(read.amount) })}
          no={t('office-payments:refund.cancel')}
          isBusy={isBusy}
          cancel={() => ask(false)}
          confirm={() => void give(read.amount).then(() => ask(false))}
        />
      )}
    </form>
  );
}
