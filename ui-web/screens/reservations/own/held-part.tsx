import { useEffect } from 'react';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ReservationsPresenter } from '../presenter.ts';
import { moneyText } from '../words.ts';
import { TimeLeft, useSecondsLeft } from './time-left.tsx';
import styles from '../reservations.module.css';

const mostExtensions = 10;
/** From so many seconds on, a day and an hour say more than minutes. */
const long = 3600;

interface HeldProps {
  readonly one: OwnReservationAnswer & { readonly until: string };
  readonly presenter: ReservationsPresenter;
}

/** A place that waits for its payment: how long, what to pay, more time, or leaving it. */
export function HeldPart({ one, presenter }: HeldProps) {
  const { t } = useSpeech();
  const { council } = usePlace();
  const seconds = useSecondsLeft(one.until, council.clock.now);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) void presenter.refresh();
  }, [isOver, presenter]);
  if (isOver) return <p>{t('reservations:held.over')}</p>;
  return (
    <div className={styles.held}>
      {one.payment?.isRefused === true && <PaymentRefused />}
      {seconds > long ? <LongLeft until={one.until} /> : <TimeLeft seconds={seconds} />}
      <div className="actions">
        {one.payment !== null && (
          <LinkButton href={one.payment.url}>
            {t(one.payment.isRefused ? 'reservations:held.again' : 'reservations:held.pay', {
              amount: moneyText(one.total),
            })}
          </LinkButton>
        )}
        {one.extended < mostExtensions && seconds <= long && (
          <Button look="outline" size="short" onClick={() => void presenter.extend(one)}>
            {t('reservations:held.more')}
          </Button>
        )}
        <Button look="text" size="short" onClick={() => void presenter.leave(one)}>
          {t('reservations:held.leave')}
        </Button>
      </div>
      <p className="note">{t('reservations:held.note')}</p>
    </div>
  );
}

function PaymentRefused() {
  const { t } = useSpeech();
  return (
    <Notice tone="error" icon="card" live="polite">
      <p>
        <strong>{t('reservations:unpaid.title')}</strong> {t('reservations:unpaid.refused')}
      </p>
    </Notice>
  );
}

/** Until when a hall that was approved can be paid. */
function LongLeft({ until }: Pick<HeldProps['one'], 'until'>) {
  const { t, language } = useSpeech();
  const { timeZone } = usePlace().site;
  const at = Date.parse(until);
  return (
    <Notice tone="ok">
      <p>
        <strong>{t('reservations:held.approved')}</strong>{' '}
        {t('reservations:held.until', {
          day: formatWeekday(dayAt(at, timeZone), language),
          time: formatClock(at, timeZone, language),
        })}
      </p>
    </Notice>
  );
}
