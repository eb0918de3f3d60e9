import { useEffect } from 'react';
import { inTextOrder } from '#domain/shared/text-order.ts';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { fieldOfTicketFailure } from '../failure.ts';
import { TicketFailed } from '../ticket-failed.tsx';
import { OrderCard } from './order-card.tsx';
import type { OwnTicketsProps } from './own-props.ts';
import styles from '../tickets.module.css';

const order = ['held', 'waiting', 'granted'];

/** What needs its holder first, then what is to come, then what is over. */
function inOrder(own: readonly OwnTicketsAnswer[]): readonly OwnTicketsAnswer[] {
  const rank = ({ state }: OwnTicketsAnswer) =>
    (order.indexOf(state) + order.length + 1) % (order.length + 1);
  return own.toSorted((a, b) => rank(a) - rank(b) || inTextOrder(a.session.start, b.session.start));
}

/** The tickets of this device. They are shown without a line too. */
export function OwnTickets({ page, presenter }: OwnTicketsProps) {
  const { t } = useSpeech();
  const { own, isFresh, isUnkept, made, failure, acting } = page;
  useEffect(() => {
    if (made !== null) document.getElementById(`own-${made}`)?.focus();
  }, [made]);
  if (own.length === 0) return null;
  const isOwnFailure =
    failure !== null && acting === null && fieldOfTicketFailure(failure.kind) === null && page.open === null;
  return (
    <section className={styles.row} aria-labelledby="mis-entradas">
      <div className={styles.head}>
        <h2 id="mis-entradas" tabIndex={-1}>
          {t('tickets:own.title')}
        </h2>
        <p>{t('tickets:own.note')}</p>
      </div>
      <div className={styles.matter}>
        {!isFresh && (
          <Notice tone="info" icon="cloud-off">
            <p>{t('tickets:own.kept')}</p>
          </Notice>
        )}
        {isUnkept && (
          <Notice tone="warning" live="polite">
            <p>{t('tickets:own.unkept')}</p>
          </Notice>
        )}
        {isOwnFailure && <TicketFailed failure={failure} />}
        <PlainList className={styles.ownList}>
          {inOrder(own).map((one) => (
            <li key={one.id}>
              <OrderCard one={one} page={page} presenter={presenter} />
            </li>
          ))}
        </PlainList>
      </div>
    </section>
  );
}
