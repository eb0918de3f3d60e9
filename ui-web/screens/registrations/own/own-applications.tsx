import { useEffect } from 'react';
import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { ApplicationCard } from './application-card.tsx';
import type { OwnApplicationsProps } from './own-props.ts';
import styles from '../registrations.module.css';

const order = ['offered', 'accepted', 'excluded', 'sent', 'admitted', 'waiting', 'enrolled'];

/** What needs its applicant first, then what goes on, then what is over. */
function byNeed(own: readonly OwnApplicationAnswer[]): readonly OwnApplicationAnswer[] {
  const rank = ({ state }: OwnApplicationAnswer) =>
    (order.indexOf(state) + order.length + 1) % (order.length + 1);
  return own.toSorted((a, b) => rank(a) - rank(b));
}

/** The applications of this device. They are shown without a line too. */
export function OwnApplications({ page, presenter }: OwnApplicationsProps) {
  const { t } = useSpeech();
  const { own, isFresh, isUnkept, made, activities } = page;
  useEffect(() => {
    if (made !== null) document.getElementById(`application-${made}`)?.focus();
  }, [made]);
  if (own.length === 0) return null;
  return (
    <LedgerRow
      id="mis-solicitudes"
      title={t('registrations:own.title')}
      lead={<p>{t('registrations:own.note')}</p>}
    >
      {!isFresh && (
        <Notice tone="info" icon="cloud-off">
          <p>{t('registrations:own.kept')}</p>
        </Notice>
      )}
      {isUnkept && (
        <Notice tone="warning" live="polite">
          <p>{t('registrations:own.unkept')}</p>
        </Notice>
      )}
      <PlainList className={styles.ownList}>
        {byNeed(own).map((one) => (
          <li key={one.id}>
            <ApplicationCard
              one={one}
              activity={activities[one.activity.id] ?? null}
              page={page}
              presenter={presenter}
            />
          </li>
        ))}
      </PlainList>
    </LedgerRow>
  );
}
