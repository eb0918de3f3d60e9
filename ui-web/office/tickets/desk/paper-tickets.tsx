import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { QrCode } from '#ui-web/components/qr-code/qr-code.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { Printed } from '../../parts/printed.tsx';
import { usePrinting } from '../../parts/use-printing.ts';
import { useOffice } from '../../shell/office-context.ts';
import { useEventWords } from '../use-event-words.ts';
import styles from './box-office.module.css';

interface SheetProps {
  readonly event: TicketedEventAnswer;
  readonly order: OwnTicketsAnswer;
}

/** The tickets of an order on paper: the printer is asked once all their codes are drawn. */
export function PaperTickets({ event, order }: SheetProps) {
  const valid = order.tickets.filter(({ code }) => code !== null);
  const onDrawn = usePrinting(valid.length);
  return (
    <Printed>
      {valid.map((ticket) => (
        <PaperTicket key={ticket.id} event={event} order={order} ticket={ticket} onDrawn={onDrawn} />
      ))}
    </Printed>
  );
}

interface PaperProps extends SheetProps {
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
          · {words.price(price)}
        </p>
        <p className={styles.big} translate="no">
          {shownLetters(id)}
        </p>
      </div>
    </article>
  );
}
