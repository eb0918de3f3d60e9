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
  const last = refunds.at(-1);
  const notMade = last?.state === 'refused' && last.amount <= left ? last : undefined;
  const mayReturn = me.acts.has('payment.refund');
  return (
    <>
      {status === 'review' && me.acts.has('payment.settle') && <SettleForm {...props} />}
      {mayReturn && waiting !== undefined && <EndForm {...props} number={waiting.number} />}
      {mayReturn && notMade !== undefined && <OtherWayForm {...props} number={notMade.number} />}
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

/** Says how a refund ended. */
function useEnd({ payment, changed, number }: PaymentActsProps & { readonly number: number }) {
  const { council } = useOffice();
  const { isBusy, send } = useChange(changed);
  const { realm, call } = council;
  const body = (to: 'done' | 'refused', reason: string) => ({
    realm,
    payment: payment._id,
    number: String(number),
    body: { to, reason },
  });
  const decide = (to: 'done' | 'refused', reason: string) =>
    void send(
      () => call(endRefundCall, body(to, reason)),
      () => 'ended',
    );
  return { isBusy, decide };
}

function EndForm(props: PaymentActsProps & { readonly number: number }) {
  const { t } = useSpeech();
  return (
    <ChoiceForm
      legend={t('office-payments:end.title', { number: props.number })}
      lead={t('office-payments:end.lead')}
      name="end"
      options={optionsOf(['done', 'refused'], (to) => t(`office-payments:end.${to}`))}
      send={t('office-payments:end.send')}
      {...useEnd(props)}
    />
  );
}

/** The bank did not make a refund: the money may have gone back another way, and then no longer waits. */
function OtherWayForm(props: PaymentActsProps & { readonly number: number }) {
  const { t } = useSpeech();
  return (
    <ChoiceForm
      legend={t('office-payments:otherWay.title')}
      lead={t('office-payments:otherWay.lead', { number: props.number })}
      name="otherWay"
      options={optionsOf(['done'], () => t('office-payments:otherWay.done'))}
      send={t('office-payments:otherWay.send')}
      {...useEnd(props)}
    />
  );
}
