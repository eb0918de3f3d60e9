import { type FormEvent, useState } from 'react';
import { findTicketOrdersCall } from '#adapters/wire/tickets/office/find-orders.ts';
import { printTicketsCall } from '#adapters/wire/tickets/office/print-tickets.ts';
import type { StaffTickets } from '#adapters/wire/tickets/office/staff-tickets.ts';
import { takeTicketBackCall } from '#adapters/wire/tickets/office/take-back.ts';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { SureDialog } from '../../parts/sure-dialog.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useOfficeDeed } from '../../parts/use-office-deed.ts';
import { useOffice } from '../../shell/office-context.ts';
import venues from '../../venues/venues.module.css';
import votes from '../../votes/votes.module.css';
import { OrderLines } from '../order-lines.tsx';
import { PaperTickets } from './paper-tickets.tsx';
import { useEventWords, whyOfTickets } from '../use-event-words.ts';

type Ticket = StaffTickets['tickets'][number];
interface Returning {
  readonly order: StaffTickets;
  readonly ticket: Ticket;
}

/** The orders that were found, what is looked for, and tickets that are taken back of them. */
function useOrders(event: TicketedEventAnswer) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const deed = useOfficeDeed(whyOfTickets);
  const [found, setFound] = useState<readonly StaffTickets[] | null>(null);
  const [printed, setPrinted] = useState<OwnTicketsAnswer | null>(null);
  const find = (text: string) =>
    deed.act(
      () => call(findTicketOrdersCall, { realm, id: event.id, body: { text } }),
      ({ items }) => {
        setFound(items);
        return null;
      },
    );
  const takeBack = ({ order, ticket }: Returning) =>
    deed.act(
      () => call(takeTicketBackCall, { realm, id: event.id, body: { order: order.name, ticket: ticket.id } }),
      ({ order: after, money }) => {
        setFound((before) => before?.map((one) => (one.name === after.name ? after : one)) ?? null);
        return t(`office-tickets:orders.money.${money}`);
      },
    );
  const print = (order: string) => {
    setPrinted(null);
    return deed.act(
      () => call(printTicketsCall, { realm, id: event.id, body: { order } }),
      (came) => {
        setPrinted(came);
        return null;
      },
    );
  };
  return { ...deed, found, printed, find, takeBack, print };
}

/** What was sold at a desk is printed again; who bought over the web has their tickets themselves. */
const mayPrint = ({ isAtDesk, state, tickets }: StaffTickets): boolean =>
  isAtDesk && state === 'granted' && tickets.some(({ ended, isUsed }) => ended === null && !isUsed);

/** Finds orders by the letters of a ticket or a name on it, and takes their tickets back. */
export function FindOrders({ event }: { readonly event: TicketedEventAnswer }) {
  const { t } = useSpeech();
  const { found, printed, find, takeBack, print, isBusy, told } = useOrders(event);
  const [text, setText] = useState('');
  const [returning, setReturning] = useState<Returning | null>(null);
  const send = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (text.trim() !== '') void find(text);
  };
  return (
    <section className={venues.section} aria-labelledby="orders">
      <h2 id="orders">{t('office-tickets:orders.title')}</h2>
      <form className={venues.bar} noValidate autoComplete="off" onSubmit={send}>
        <TextField
          label={t('office-tickets:orders.find')}
          hint={t('office-tickets:orders.hint')}
          value={text}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          onChange={setText}
        />
        <OfficeButton type="submit" busy={isBusy}>
          {t('office-tickets:orders.send')}
        </OfficeButton>
      </form>
      <ToldNotice told={told} />
      {found !== null && <p role="status">{t('office-tickets:orders.found', { count: found.length })}</p>}
      {found?.length === 0 && <EmptyState title={t('office-tickets:orders.none')} />}
      <FoundOrders event={event} found={found ?? []} isBusy={isBusy} print={print} ask={setReturning} />
      {printed !== null && <PaperTickets event={event} order={printed} />}
      <ReturnDialog
        event={event}
        returning={returning}
        isBusy={isBusy}
        close={() => setReturning(null)}
        takeBack={takeBack}
      />
    </section>
  );
}

interface FoundProps {
  readonly event: TicketedEventAnswer;
  readonly found: readonly StaffTickets[];
  readonly isBusy: boolean;
  readonly print: (order: string) => Promise<boolean>;
  readonly ask: (one: Returning) => void;
}

/** The orders that were found, each with its tickets. */
function FoundOrders({ event, found, isBusy, print, ask }: FoundProps) {
  const { t } = useSpeech();
  if (found.length === 0) return null;
  return (
    <ul role="list" className={venues.rows}>
      {found.map((order) => (
        <li key={order.name}>
          <OrderLines event={event} order={order} />
          {mayPrint(order) && (
            <div className={votes.acts}>
              <OfficeButton look="outline" busy={isBusy} onClick={() => void print(order.name)}>
                {t('office-tickets:orders.print')}
              </OfficeButton>
            </div>
          )}
          <ul role="list" className={venues.rows}>
            {order.tickets.map((ticket) => (
              <li key={ticket.id} className={ticket.ended === null ? venues.here : venues.gone}>
                <TicketLine event={event} ticket={ticket} ask={() => ask({ order, ticket })} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface TicketLineProps {
  readonly event: TicketedEventAnswer;
  readonly ticket: Ticket;
  readonly ask: () => void;
}

/** One ticket of an order, and whether it can be taken back. */
function TicketLine({
  event,
  ticket: { id, type, price, seat, ended, isUsed, refundNow },
  ask,
}: TicketLineProps) {
  const { t } = useSpeech();
  const words = useEventWords(event);
  const state = ended ?? (isUsed ? 'used' : null);
  const letters = shownLetters(id);
  return (
    <>
      <span>
        <span translate="no">{letters}</span> · {words.type(type)}
        {seat !== null && ` · ${seat}`} · {words.price(price)}
        {state !== null && ` · ${t(`office-tickets:ticket.${state}`)}`}
      </span>
      {refundNow !== null && (
        <div className={votes.acts}>
          <OfficeButton
            look="outline"
            aria-label={`${t('office-tickets:orders.back')}: ${letters}`}
            onClick={ask}
          >
            {t('office-tickets:orders.back')}
          </OfficeButton>
        </div>
      )}
    </>
  );
}

interface ReturnProps {
  readonly event: TicketedEventAnswer;
  readonly returning: Returning | null;
  readonly isBusy: boolean;
  readonly close: () => void;
  readonly takeBack: (one: Returning) => Promise<boolean>;
}

/** What goes back for a ticket, before it is taken back. */
function ReturnDialog({ event, returning, isBusy, close, takeBack }: ReturnProps) {
  const { t } = useSpeech();
  const words = useEventWords(event);
  const refund = returning?.ticket.refundNow ?? 0;
  const way = returning?.order.isAtDesk === true ? 'cash' : 'bank';
  return (
    <SureDialog
      isOpen={returning !== null}
      title={t('office-tickets:orders.sure', { letters: shownLetters(returning?.ticket.id ?? '') })}
      lead={t(`office-tickets:orders.refund.${refund === 0 ? 'nothing' : way}`, {
        amount: words.money(refund),
      })}
      yes={t('office-tickets:orders.yes')}
      no={t('office-tickets:orders.no')}
      isBusy={isBusy}
      cancel={close}
      confirm={() => {
        close();
        if (returning !== null) void takeBack(returning);
      }}
    />
  );
}
