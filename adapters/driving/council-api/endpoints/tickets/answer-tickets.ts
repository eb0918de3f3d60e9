import type { FastifyRequest } from 'fastify';
import { isTicketKey, type OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import { readCallOff } from '#application/tickets/call-off/read-call-off.ts';
import { placeInLine } from '#application/tickets/line/place-in-line.ts';
import { type KeptTicketOrder, readTicketOrder } from '#application/tickets/read-ticket-order.ts';
import { paymentOfTickets } from '#application/tickets/ticket-payment.ts';
import { codesOfEvent } from '#application/tickets/code-of-ticket.ts';
import { viewTicketOrder } from '#application/tickets/view-ticket-order.ts';
import type { Town } from '#domain/access/town.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { OrderedTicket, TicketOrder } from '#domain/tickets/ticket-order.ts';
import { type EventSession, sessionOf } from '#domain/tickets/ticketed-event.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import type { TownRequest } from '../../plugins/in-town.ts';
import { languageOf } from '../requests/captcha.ts';
import { backInTown } from '../requests/way-back.ts';
import { type AskedEvent, ticketedEventIn, ticketRefused, type TicketRefusal } from './asked-event.ts';
import { paidTickets } from './paid-tickets.ts';
import { servingLines } from './serving-lines.ts';
import { calendarOfTickets } from './ticket-calendar.ts';
import { type PayingTickets, writeOwnTickets } from './write-own-tickets.ts';

/** A call about tickets, as it came. */
export interface CameForTickets {
  readonly town: Town;
  readonly request: FastifyRequest & Pick<TownRequest, 'query' | 'headers'>;
  /** Where the page of the bank leads back to. */
  readonly forward?: string | null | undefined;
}

/** An order that a call names, with its event. */
export interface NamedTickets extends AskedEvent {
  readonly order: TicketOrder;
}

/** The order of a key at an event. */
export async function ticketsOfKey(
  council: ServerParts,
  town: Town,
  named: { readonly event: string; readonly key: string },
): Promise<Either<TicketRefusal, NamedTickets>> {
  const asked = await ticketedEventIn(council, town, named.event);
  if (isLeft(asked)) return asked;
  const kept = isTicketKey(named.key) ? await readTicketOrder(council)(asked.right.good, named.key) : null;
  return kept === null
    ? left(ticketRefused({ kind: 'unknownTickets' }))
    : right({ ...asked.right, order: kept.order });
}

/** The session of an order; of one that the council has deleted from the document only what was bought is known. */
const sessionOfOrder = ({ event, order }: NamedTickets): EventSession =>
  sessionOf(event, order.session) ?? {
    id: order.session,
    title: '',
    doors: order.start,
    start: order.start,
    end: order.start,
  };

/**
 * An order as it is now, for its holder. If its payment has come and its tickets have not been given, because the bank's
 * notice was lost with the server, they are given now; if its turn in the line has come, it has it now.
 */
export function answerTickets(council: ServerParts) {
  const settle = paidTickets(council);
  const pay = paymentOfTickets(council);
  const serve = servingLines(council);

  async function wayOf(came: CameForTickets, asked: NamedTickets): Promise<PayingTickets | null> {
    const { town, request } = came;
    if (asked.order.state !== 'held' || asked.order.amount === 0) return null;
    const payment = await pay(town.realm, asked.event, asked.order);
    await settle(town, payment.payment, request.log);
    const forward = await backInTown(council, request, town, came.forward ?? '/entradas');
    return { payment, forward, lang: languageOf(request, town.defaultLanguage) };
  }

  async function writing(came: CameForTickets, asked: NamedTickets, kept: KeptTicketOrder) {
    const { town, request } = came;
    const { event, good } = asked;
    const session = sessionOfOrder(asked);
    const [place, off] = await Promise.all([
      placeInLine(council)(good, event, kept.order),
      readCallOff(council)(good, session.id),
    ]);
    const codeOf = codesOfEvent(council.voucherKeys, good);
    const language = languageOf(request, town.defaultLanguage);
    const now = council.clock.now();
    const uid = `${council.keys.account(`calendar of ${kept.order.id}`).slice(0, 32)}@${town.realm}`;
    const file = { town, event, session, language, now, uid, version: kept.version };
    return {
      ...place,
      at: now,
      reason: off.isOff ? (off.callOff?.reason ?? '') : '',
      calendar: calendarOfTickets(file, kept.order),
      codeOf: ({ id, codeVersion }: OrderedTicket) => codeOf({ id, codeVersion, start: session.start }),
    };
  }

  return async (came: CameForTickets, asked: NamedTickets): Promise<OwnTicketsAnswer> => {
    const { good, event } = asked;
    if (asked.order.state === 'waiting') await serve(good, event);
    const first = await readTicketOrder(council)(good, asked.order.id);
    const way = await wayOf(came, { ...asked, order: first?.order ?? asked.order });
    const kept = (await readTicketOrder(council)(good, asked.order.id)) ?? { order: asked.order, version: 1 };
    const seen = await viewTicketOrder(council)(good, kept.order);
    const session = sessionOfOrder({ ...asked, order: kept.order });
    return writeOwnTickets(came.town, { event, session }, seen, {
      ...(await writing(came, asked, kept)),
      way: seen.state === 'held' ? way : null,
    });
  };
}
