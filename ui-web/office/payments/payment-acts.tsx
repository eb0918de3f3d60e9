import { endRefundCall } from '#adapters/wire/payments/end-refund.ts';
import { settlePaymentCall } from '#adapters/wire/payments/settle-payment.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';
import { ChoiceForm } from './choice-form.tsx';
import styles from './payments.module.css';
import type { PaymentActsProps } from './read-payment.ts';
import { RefundForm } from './refund-form.tsx';
import { useChange } from './use-change.ts';

/** What the person may do to the payment now. */
export function PaymentActs(props: PaymentActsProps) {
  const { t } = useSpeech();
  const { me } = useOffice();
  const { status, left, refunds } = props.payment;
  const waiting = refunds.find(({ state }) => state === 'asked');
  const mayReturn = me.acts.has('payment.refund');
  return (
    <>
      {status === 'review' && me.acts.has('payment.settle') && <SettleForm {...props} />}
      {mayReturn && waiting !== undefined && <EndForm {...props} number={waiting.number} />}
      {mayReturn && waiting === undefined && left > 0 && <RefundForm {...props} />}
      {mayReturn && waiting !== undefined && left > 0 && (
        <p className={styles.small}>{t('office-payments:refund.waits')}</p>
      )}
    </>
  );
}

const optionsOf = <const Value extends string>(values: readonly Value[], words: (value: Value) => string) =>
  values.map((value) => ({ value, text: words(value) }));

function SettleForm({ payment, changed }: PaymentActsProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { isBusy, send } = useChange(changed);
  const { realm, call } = council;
  return (
    <ChoiceForm
      legend={t('office-payments:settle.title')}
      lead={t('office-payments:settle.lead')}
      name="settle"
      options={optionsOf(['pay', 'refused'], (to) => t(`office-payments:settle.${to}`))}
      send={t('office-payments:settle.send')}
      isBusy={isBusy}
      decide={(to, reason) =>
        void send(
          () => call(settlePaymentCall, { realm, payment: payment._id, body: { to, reason } }),
          () => 'settled',
        )
      }
    />
  );
}

function EndForm({ payment, changed, number }: PaymentActsProps & { readonly number: number }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { isBusy, send } = useChange(changed);
  const { realm, call } = council;
  return (
    <ChoiceForm
      legend={t('office-payments:end.title', { number })}
      lead={t('office-payments:end.lead')}
      name="end"
      options={optionsOf(['done', 'refused'], (to) => t(`office-payments:end.${to}`))}
      send={t('office-payments:end.send')}
      isBusy={isBusy}
      decide={(to, reason) =>
        void send(
          () =>
            call(endRefundCall, {
              realm,
              payment: payment._id,
              number: String(number),
              body: { to, reason },
            }),
          () => 'ended',
        )
      }
    />
  );
}
