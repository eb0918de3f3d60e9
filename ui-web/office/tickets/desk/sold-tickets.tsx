import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { FirstButton } from '../../vouchers/desk/first-button.tsx';
import votes from '../../votes/votes.module.css';
import { useEventWords } from '../use-event-words.ts';
import styles from './box-office.module.css';
import { PaperTickets } from './paper-tickets.tsx';

interface SoldProps {
  readonly event: TicketedEventAnswer;
  readonly order: OwnTicketsAnswer;
}

/** Tickets were sold: what is to be collected, and the tickets, which are printed at once. */
export function SoldTickets({ event, order, next }: SoldProps & { readonly next: () => void }) {
  const { t } = useSpeech();
  const words = useEventWords(event);
  const valid = order.tickets.filter(({ code }) => code !== null);
  return (
    <>
      <Notice tone="ok" live="polite">
        <p>
          {t('office-tickets:sold.title', { count: order.tickets.length })}{' '}
          {order.amount > 0 && (
            <b>{t('office-tickets:sold.collect', { amount: words.money(order.amount) })}</b>
          )}
        </p>
        <p>{t('office-tickets:sold.printed')}</p>
      </Notice>
      <ul role="list" className={styles.letters}>
        {valid.map(({ id, type, seat }) => (
          <li key={id}>
            {words.type(type.id)} {seat} <b translate="no">{shownLetters(id)}</b>
          </li>
        ))}
      </ul>
      <div className={votes.acts}>
        <FirstButton hotkey="Esc" onClick={next}>
          {t('office-tickets:sold.next')}
        </FirstButton>
        <OfficeButton look="outline" onClick={() => window.print()}>
          {t('office-tickets:sold.again')}
        </OfficeButton>
      </div>
      <PaperTickets event={event} order={order} />
    </>
  );
}
