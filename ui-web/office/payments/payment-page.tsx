import { useCallback, useState } from 'react';
import { readStaffPaymentCall } from '#adapters/wire/payments/read-staff-payment.ts';
import { stepSentence } from '#application/office/steps/step-sentence.ts';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import { type Told, ToldNotice } from '../parts/told-notice.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { useOffice } from '../shell/office-context.ts';
import { inEuros } from './euros.ts';
import { PaymentActs } from './payment-acts.tsx';
import { PaidRequest } from './paid-request.tsx';
import type { PaymentActsProps, ReadPayment } from './read-payment.ts';
import styles from './payments.module.css';
import { usePaidFor } from './use-paid-for.ts';

interface PageProps {
  readonly order: string;
  /** The list, with its filters. */
  readonly back: string;
}

/** One payment beside its request. */
export function PaymentPage({ order, back }: PageProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(
    () => council.call(readStaffPaymentCall, { realm: council.realm, payment: order }),
    [council, order],
  );
  const [answer, again] = useAnswer(ask);
  const [told, tell] = useState<Told | null>(null);
  const isGone = answer !== null && isLeft(answer) && answer.left.kind !== 'unreachable';
  return (
    <>
      <p>
        <OfficeLink href={back}>{t('office-payments:back')}</OfficeLink>
      </p>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {isGone && <EmptyState title={t('office-payments:one.gone')} />}
      {answer !== null && isLeft(answer) && !isGone && (
        <ErrorState title={t('office-payments:failed')} retry={{ text: t('office:again'), onClick: again }} />
      )}
      {answer !== null && !isLeft(answer) && (
        <div className={styles.beside}>
          <PaymentMatter
            payment={answer.right}
            told={told}
            changed={(words) => {
              tell(words);
              again();
            }}
          />
          <PaidRequest iid={answer.right.request} />
        </div>
      )}
    </>
  );
}

function PaymentMatter({ payment, changed, told }: PaymentActsProps & { readonly told: Told | null }) {
  const paidFor = usePaidFor();
  const { steps } = payment;
  return (
    <section className={styles.matter} aria-labelledby="pago">
      <h2 id="pago">{paidFor(payment)}</h2>
      <Facts payment={payment} />
      <Refunds payment={payment} />
      <PaymentActs
        key={`${payment.status} ${String(payment.refunds.length)} ${String(payment.left)}`}
        payment={payment}
        changed={changed}
      />
      {/* Beside the button that was pressed, which may be far down. */}
      <ToldNotice told={told} />
      {steps.length > 0 && <PaymentHistory steps={steps} />}
    </section>
  );
}

/** What is known of a payment, each with its name. */
function useFacts(payment: ReadPayment): readonly (readonly [string, string])[] {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { _id: order, status, amount, taken, returned, left, till, createdAt, settledAt } = payment;
  return [
    [t('office-payments:col.state'), t(`office-requests:paidStatus.${status}`)],
    [t('office-payments:one.amount'), inEuros(amount)],
    [t('office-payments:one.taken'), taken === null ? t('office-payments:one.nothing') : inEuros(taken)],
    [t('office-payments:one.returned'), inEuros(returned)],
    [t('office-payments:one.left'), inEuros(left)],
    ...(till === null ? [] : [[t('office-payments:one.till'), t(`office-payments:one.${till}`)] as const]),
    [t('office-payments:one.order'), order],
    [t('office-payments:one.began'), moment(createdAt)],
    ...(settledAt === null ? [] : [[t('office-payments:one.settled'), moment(settledAt)] as const]),
  ];
}

function Facts({ payment }: Pick<PaymentActsProps, 'payment'>) {
  const { t } = useSpeech();
  const facts = useFacts(payment);
  return (
    <dl className={styles.facts} aria-label={t('office-payments:one.facts')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Refunds({ payment: { refunds } }: Pick<PaymentActsProps, 'payment'>) {
  const { t } = useSpeech();
  return (
    <div>
      <h3>{t('office-payments:one.refunds')}</h3>
      {refunds.length === 0 ? (
        <p className={styles.small}>{t('office-payments:one.noRefunds')}</p>
      ) : (
        <ul role="list">
          {refunds.map((one) => (
            <RefundLine key={one.number} refund={one} />
          ))}
        </ul>
      )}
    </div>
  );
}

function RefundLine({ refund }: { readonly refund: ReadPayment['refunds'][number] }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { number, amount, state, by, askedAt } = refund;
  const words = { number, amount: inEuros(amount), who: by, at: moment(askedAt) };
  return (
    <li>
      {t('office-payments:one.refund', words)} <b>{t(`office-payments:refundState.${state}`)}</b>
    </li>
  );
}

function PaymentHistory({ steps }: Pick<ReadPayment, 'steps'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const say = (key: string, values: Readonly<Record<string, string>>) => t(`office-steps:${key}`, values);
  return (
    <div>
      <h3>{t('office-payments:one.history')}</h3>
      <ol role="list" className={styles.history}>
        {steps.toReversed().map(({ number, at, by, act, from = null, to = null, words = null }) => (
          <li key={number}>
            {stepSentence(say, { by, act, from, to, words })}{' '}
            <time dateTime={at} className={styles.small}>
              {moment(at)}
            </time>
            {words !== null && <p className={styles.small}>{words}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
