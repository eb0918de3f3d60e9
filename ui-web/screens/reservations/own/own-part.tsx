import { useEffect } from 'react';
import { inTextOrder } from '#domain/shared/text-order.ts';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { ReservationFailed } from '../reservation-failed.tsx';
import type { ReservationsPresenter } from '../presenter.ts';
import type { ReservationsPage } from '../state.ts';
import { WorkingNotice } from '../working-notice.tsx';
import { OwnCard } from './own-card.tsx';
import styles from '../reservations.module.css';

interface PartProps {
  readonly page: ReservationsPage;
  readonly presenter: ReservationsPresenter;
}

const urgent = ['held', 'displaced'];
const current = [...urgent, 'requested', 'booked', 'entered'];

/** What needs its holder first, then what is to come, then what is over, the latest first. */
function inOrder(own: readonly OwnReservationAnswer[]): readonly OwnReservationAnswer[] {
  const rank = ({ state }: OwnReservationAnswer) =>
    Number(!urgent.includes(state)) + Number(!current.includes(state));
  return own.toSorted((a, b) => {
    const byRank = rank(a) - rank(b);
    if (byRank !== 0) return byRank;
    return rank(a) === 2 ? inTextOrder(b.start, a.start) : inTextOrder(a.start, b.start);
  });
}

/** The reservations of this device. They are shown without a line too. */
export function OwnReservations({ page, presenter }: PartProps) {
  const { t } = useSpeech();
  const { own, isFresh, isUnkept, made, failure, open } = page;
  useEffect(() => {
    if (made !== null) document.getElementById(`own-${made}`)?.focus();
  }, [made]);
  if (own.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby="mis-reservas">
      <div className={styles.head}>
        <h2 id="mis-reservas" tabIndex={-1}>
          {t('reservations:own.title')}
        </h2>
        <p>{t('reservations:own.note')}</p>
      </div>
      <div className={styles.matter}>
        {!isFresh && (
          <Notice tone="info" icon="cloud-off">
            <p>{t('reservations:own.kept')}</p>
          </Notice>
        )}
        {isUnkept && (
          <Notice tone="warning" live="polite">
            <p>{t('reservations:own.unkept')}</p>
          </Notice>
        )}
        {page.isWorking && !page.isSending && <WorkingNotice />}
        {failure !== null && (open === null || page.entry.start === null) && (
          <ReservationFailed failure={failure} />
        )}
        <PlainList className={styles.ownList}>
          {inOrder(own).map((one) => (
            <li key={one.id}>
              <OwnCard one={one} page={page} presenter={presenter} />
            </li>
          ))}
        </PlainList>
      </div>
    </section>
  );
}
