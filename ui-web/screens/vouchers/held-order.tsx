import { useEffect, useRef, useState } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { VouchersPresenter } from './presenter.ts';
import { euroText } from './view-model.ts';
import styles from './vouchers.module.css';

const mostExtensions = 10;
const minute = 60_000;

/** Seconds until a moment, counted on while the page is open. */
function useSecondsUntil(until: string, now: () => number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1000);
    return () => clearInterval(timer);
  }, [now]);
  return Math.max(0, Math.ceil((Date.parse(until) - at) / 1000));
}

interface HeldOrderProps {
  readonly order: OwnOrderAnswer & { readonly until: string };
  readonly presenter: VouchersPresenter;
  readonly now: () => number;
}

/** Vouchers that wait for their payment: how long, what to pay, more time, or leaving them. */
export function HeldOrder({ order, presenter, now }: HeldOrderProps) {
  const { t } = useSpeech();
  const seconds = useSecondsUntil(order.until, now);
  const isOver = seconds === 0;
  const title = useRef<HTMLHeadingElement>(null);
  // Who has just ordered them goes on here; a page that opens with them does not move.
  useEffect(() => {
    if (document.activeElement?.closest('#comprar')) title.current?.focus();
  }, []);
  const count = order.lines.reduce((sum, line) => sum + line.count, 0);
  useEffect(() => {
    if (isOver) void presenter.refresh();
  }, [isOver, presenter]);
  return (
    <section className={styles.held} aria-labelledby={`held-${order.id}`}>
      <h3 ref={title} tabIndex={-1} id={`held-${order.id}`}>
        {t('vouchers:held.title', { count, n: formatCount(count) })}
      </h3>
      <Remaining seconds={seconds} />
      {isOver ? (
        <p>{t('vouchers:held.over')}</p>
      ) : (
        <div className="actions">
          {order.payment !== null && (
            <LinkButton href={order.payment.url} size="normal">
              {t('vouchers:held.pay', { amount: euroText(order.amount) })}
            </LinkButton>
          )}
          {order.extended < mostExtensions && (
            <Button look="outline" size="short" onClick={() => void presenter.extend(order)}>
              {t('vouchers:held.more')}
            </Button>
          )}
          <Button look="text" size="short" onClick={() => void presenter.leave(order)}>
            {t('vouchers:held.leave')}
          </Button>
        </div>
      )}
      <p className="note">{t('vouchers:held.note')}</p>
    </section>
  );
}

/** The time that is left: seen by the second, announced by the minute. */
function Remaining({ seconds }: { readonly seconds: number }) {
  const { t } = useSpeech();
  const minutes = Math.floor((seconds * 1000) / minute);
  const rounded = Math.ceil(seconds / 60);
  return (
    <p className={styles.time}>
      <span aria-hidden="true">
        {t('vouchers:held.for')}{' '}
        <b>
          {t('vouchers:held.time', {
            minutes: String(minutes),
            seconds: String(seconds % 60).padStart(2, '0'),
          })}
        </b>
      </span>
      <span className="visually-hidden" role="timer" aria-live={rounded <= 2 ? 'polite' : 'off'}>
        {t('vouchers:held.spoken', { count: rounded, n: String(rounded) })}
      </span>
    </p>
  );
}
