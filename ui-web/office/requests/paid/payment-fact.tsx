import { useCallback } from 'react';
import { readStaffPaymentCall } from '#adapters/wire/payments/read-staff-payment.ts';
import { isRight } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { inEuros } from '../../payments/euros.ts';
import { useOffice } from '../../shell/office-context.ts';
import type { FactsProps } from '../facts-props.ts';
import { MatterFact } from '../matter-fact.tsx';
import styles from '../matter.module.css';

/** What was paid for a request, for those who see payments, and the way to what can be done with it. */
export function PaymentFact({ request: { payment } }: Pick<FactsProps, 'request'>) {
  const { me } = useOffice();
  if (payment === null || !me.acts.has('payment.read')) return null;
  return <PaidAmount payment={payment} />;
}

function PaidAmount({ payment }: { readonly payment: string }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(async () => {
    const read = await council.call(readStaffPaymentCall, { realm: council.realm, payment });
    return isRight(read) ? read.right : 'unread';
  }, [council, payment]);
  const [read] = useAnswer(ask);
  return (
    <MatterFact title={t('office-requests:payment.fact')}>
      {read === null && <p className={styles.small}>{t('office:loading')}</p>}
      {read !== null && read !== 'unread' && (
        <>
          <p>{`${inEuros(read.amount)} · ${t(`office-requests:paidStatus.${read.status}`)}`}</p>
          {read.returned > 0 && (
            <p className={styles.small}>
              {t('office-requests:payment.returned', { sum: inEuros(read.returned) })}
            </p>
          )}
        </>
      )}
      <p>
        <OfficeLink href={`/gestion/pagos/${encodeURIComponent(payment)}`}>
          {t('office-requests:payment.open')}
        </OfficeLink>
      </p>
    </MatterFact>
  );
}
