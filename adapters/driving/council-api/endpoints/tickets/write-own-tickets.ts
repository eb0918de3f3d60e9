import { addressOf } from '#adapters/wire/address-of.ts';
import { showPaymentPageCall } from '#adapters/wire/payments/show-payment-page.ts';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import type { OpenPayment } from '#application/ports/server/payment-store.ts';
import type { SeenTicketOrder } from '#application/tickets/view-ticket-order.ts';
import type { Town } from '#domain/access/town.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { seatName } from '#domain/tickets/seats.ts';
import type { OrderedTicket } from '#domain/tickets/ticket-order.ts';
import { canReturn, returnOfTicket, wasMoved } from '#domain/tickets/ticket-return.ts';
import { type EventSession, type TicketedEvent, ticketTypeOf } from '#domain/tickets/ticketed-event.ts';

const moment = (at: Instant): string => new Date(at).toISOString();

/** Where the payer of an order is sent, and comes back to. */
export interface PayingTickets {
  readonly payment: OpenPayment;
  readonly forward: string;
  readonly lang: Language;
}

/** What is known beside an order itself. */
export interface TicketWriting {
  readonly at: Instant;
  readonly way: PayingTickets | null;
  readonly before: number | null;
  readonly drawnAt: Instant | null;
  readonly reason: string;
  readonly calendar: string | null;
  readonly codeOf: (ticket: OrderedTicket) => string;
}

const writeWay = ({ realm }: Town, way: PayingTickets | null): OwnTicketsAnswer['payment'] =>
  way && {
    id: way.payment.payment.id,
    isRefused: way.payment.payment.status === 'refused',
    url: addressOf(showPaymentPageCall, {
      realm,
      token: way.payment.token,
      forward: way.forward,
      lang: way.lang,
    }),
  };

type TicketState = OwnTicketsAnswer['tickets'][number]['state'];

function stateOf({ state, used }: SeenTicketOrder, { id, ended }: OrderedTicket): TicketState {
  if (ended !== undefined) return ended.kind;
  if (state !== 'granted') return 'waiting';
  return used.includes(id) ? 'used' : 'valid';
}

function writeTicket(
  event: TicketedEvent,
  session: EventSession,
  seen: SeenTicketOrder,
  { at, codeOf }: TicketWriting,
): (ticket: OrderedTicket) => OwnTicketsAnswer['tickets'][number] {
  return (ticket) => {
    const { id, type, price, seat, name, ended } = ticket;
    const state = stateOf(seen, ticket);
    const isOwn = state === 'valid';
    return {
      id,
      type: { id: type, title: ticketTypeOf(event, type)?.title ?? type },
      price,
      seat: seat && seatName(seat),
      name,
      code: isOwn ? codeOf(ticket) : null,
      state,
      refundNow:
        isOwn && canReturn(session, at) ? returnOfTicket(seen.order, session, ticket, at).refund : null,
      refund: ended?.kind === 'returned' ? ended.refund : null,
    };
  };
}

/** An order of tickets as its holder gets it. */
export function writeOwnTickets(
  town: Town,
  { event, session }: { readonly event: TicketedEvent; readonly session: EventSession },
  seen: SeenTicketOrder,
  writing: TicketWriting,
): OwnTicketsAnswer {
  const { order, state, until, extended } = seen;
  const { before, drawnAt, reason, calendar, way } = writing;
  return {
    id: order.id,
    state,
    event: { id: event.id, title: event.title, place: event.place },
    session: {
      id: session.id,
      title: session.title,
      doors: moment(session.doors),
      start: moment(session.start),
      end: moment(session.end),
      isMoved: wasMoved(order, session),
    },
    tickets: order.tickets.map(writeTicket(event, session, seen, writing)),
    amount: order.amount,
    until: until === null ? null : moment(until),
    extended,
    payment: writeWay(town, way),
    before,
    drawnAt: drawnAt === null ? null : moment(drawnAt),
    isTransferable: event.isTransferable,
    reason,
    calendar,
  };
}
