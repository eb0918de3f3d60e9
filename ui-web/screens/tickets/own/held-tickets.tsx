import { useEffect } from 'react';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { TimeLeft, useSecondsLeft } from '#ui-web/screens/reservations/own/time-left.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { TicketsPresenter } from '../presenter.ts';
import { ticketPriceText } from '../words.ts';
import styles from '../tickets.module.css';

const mostExtensions = 10;

interface HeldProps {
  readonly one: OwnTicketsAnswer & { readonly until: string };
  readonly presenter: TicketsPresenter;
}

/** Tickets that wait for their payment: how long, what to pay, more time, or leaving them. */
export function HeldTickets({ one, presenter }: HeldProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { council } = usePlace();
  const seconds = useSecondsLeft(one.until, council.clock.now);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) void presenter.refresh();
  }, [isOver, presenter]);
  if (isOver) return <p>{t('tickets:held.over')}</p>;
  return (
    <div className={styles.held}>
      {one.payment?.isRefused === true && (
        <Notice tone="error" icon="card" live="polite">
          <p>{t('tickets:held.refused')}</p>
        </Notice>
      )}
      <TimeLeft seconds={seconds} />
      <p>{one.tickets.map(({ seat, type }) => seat ?? speech.said(type.title).text).join(' · ')}</p>
      <div className="actions">
        {one.payment !== null && (
          <LinkButton href={one.payment.url}>
            {t('tickets:held.pay', { amount: ticketPriceText(one.amount, speech) })}
          </LinkButton>
        )}
        {one.extended < mostExtensions && (
          <Button look="outline" size="short" onClick={() => void presenter.extend(one)}>
            {t('tickets:held.more')}
          </Button>
        )}
        <Button look="text" size="short" onClick={() => void presenter.leave(one)}>
          {t('tickets:held.leave')}
        </Button>
      </div>
    </div>
  );
}
