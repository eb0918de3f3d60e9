import { useEffect, useRef } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import { BookingNotice } from '../booking/booking-notice.tsx';
import { useVisitMoment } from '../booking/use-visit-moment.ts';
import type { AppointmentsPresenter } from '../presenter.ts';
import type { AppointmentsPage, OwnAppointment } from '../state.ts';
import { momentText } from '../view-model.ts';
import { AppointmentPass } from './appointment-pass.tsx';
import { ownInOrder, shownOwn } from './shown-own.ts';

interface OwnPartProps {
  readonly page: AppointmentsPage;
  readonly presenter: AppointmentsPresenter;
}

/** The appointments of this device. They are read without a line too. */
export function OwnPart({ page, presenter }: OwnPartProps) {
  const { t } = useSpeech();
  const { now } = useVisitMoment();
  const own = ownInOrder(page.own, now);
  const shown = shownOwn(page, now);
  const head = useRef<HTMLHeadingElement>(null);
  const { done } = page;
  // Who has just booked or changed one goes on here.
  useEffect(() => {
    if (done !== null) head.current?.focus();
  }, [done]);
  if (shown === undefined) return null;
  return (
    <section className={styles.row} aria-labelledby="mis-citas">
      <div className={styles.head}>
        <h2 id="mis-citas" ref={head} tabIndex={-1}>
          {t(done === 'confirmed' ? 'appointments:own.confirmed' : 'appointments:own.title')}
        </h2>
        <p>{t('appointments:own.note')}</p>
      </div>
      <div className={styles.matter}>
        <OwnNotices page={page} presenter={presenter} />
        {own.length > 1 && (
          <PlainList className={styles.chips}>
            {own.map((one) => (
              <li key={one.visit.id}>
                <OwnChip one={one} isShown={one === shown} open={presenter.openOwn} />
              </li>
            ))}
          </PlainList>
        )}
        <AppointmentPass own={shown} page={page} presenter={presenter} />
      </div>
    </section>
  );
}

interface OwnChipProps {
  readonly one: OwnAppointment;
  readonly isShown: boolean;
  readonly open: (key: string) => void;
}

function OwnChip({ one: { visit, services }, isShown, open }: OwnChipProps) {
  const { said } = useSpeech();
  const moment = useVisitMoment();
  return (
    <button type="button" className={styles.chip} aria-pressed={isShown} onClick={() => open(visit.id)}>
      {momentText(visit.at, moment)}
      <small>{services.map(({ title }) => said(title).text).join(' + ')}</small>
    </button>
  );
}

/** What was done, and what its holder must know. */
function OwnNotices({ page, presenter }: OwnPartProps) {
  const { t } = useSpeech();
  const { isFresh, isUnkept, done, failure, step, moving, choices } = page;
  return (
    <>
      {!isFresh && choices.kind !== 'waiting' && (
        <Notice
          tone="info"
          icon="cloud-off"
          actions={
            <Button look="outline" size="short" onClick={() => void presenter.refresh()}>
              {t('shell:failure.retry')}
            </Button>
          }
        >
          <p>{t('appointments:own.kept')}</p>
        </Notice>
      )}
      {isUnkept && (
        <Notice tone="warning" live="polite">
          <p>{t('appointments:own.unkept')}</p>
        </Notice>
      )}
      {done !== null && (
        <Notice tone="ok" live="polite">
          <p>{t(`appointments:done.${done}`)}</p>
        </Notice>
      )}
      {failure !== null && step === 'service' && moving === null && <BookingNotice failure={failure} />}
    </>
  );
}
