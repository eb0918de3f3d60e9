import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { QrCode } from '#ui-web/components/qr-code/qr-code.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { Printed } from '../../parts/printed.tsx';
import { usePrinting } from '../../parts/use-printing.ts';
import { useOffice } from '../../shell/office-context.ts';
import { FirstButton } from '../../vouchers/desk/first-button.tsx';
import votes from '../../votes/votes.module.css';
import { useEventWords } from '../use-event-words.ts';
import styles from './box-office.module.css';

interface SoldProps {
  readonly event: TicketedEventAnswer;
  readonly order: OwnTicketsAnswer;
}

/** Tickets were sold: what is to be collected, and the tickets, which are printed at once. */
export function SoldTickets({ event, order, next }: SoldProps & { readonly next: () => void }) {
  const { t } = useSpeech();
  const words = useEventWords(event);
  const valid = order.tickets.filter(({ code }) => code !== null);
  const onDrawn = usePrinting(valid.length);
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
      <Printed>
        {valid.map((ticket) => (
          <PaperTicket key={ticket.id} event={event} order={order} ticket={ticket} onDrawn={onDrawn} />
        ))}
      </Printed>
    </>
  );
}

interface PaperProps extends SoldProps {
  readonly ticket: OwnTicketsAnswer['tickets'][number];
  readonly onDrawn: () => void;
}

/** One ticket on paper, to be cut off: its code, and the letters if no camera reads it. */
function PaperTicket({ event, order, ticket: { id, code, type, price, seat }, onDrawn }: PaperProps) {
  const { t, said } = useSpeech();
  const { town } = useOffice();
  const words = useEventWords(event);
  return (
    <article className={styles.paper}>
      <div className={styles.code}>
        <QrCode text={code ?? ''} label={shownLetters(id)} onDrawn={onDrawn} />
      </div>
      <div>
        <p>{said(town.name).text}</p>
        <h1>{said(order.event.title).text}</h1>
        <p>
          {words.session(order.session.id)} · {said(order.event.place).text}
        </p>
        <p>
          {[said(type.title).text, ...(seat === null ? [] : [t('office-tickets:sold.seat', { seat })])].join(
            ' · ',
          )}{' '}
          · {words.money(price)}
        </p>
        <p className={styles.big} translate="no">
          {shownLetters(id)}
        </p>
      </div>
    </article>
  );
}
