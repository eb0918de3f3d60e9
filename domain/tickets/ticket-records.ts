import type { JsonObject } from '../documents/json.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';
import { ticketMoneyOwed } from './ticket-money.ts';
import type { EventSeat } from './seats.ts';
import type { OrderedTicket, TicketOrder } from './ticket-order.ts';

/** The kind of the record of an order of tickets. */
export const ticketOrderKind = 'ticketOrder';
/** The kind of the record of a ticket, by which doors list them; its id is that of its grant. */
export const eventTicketKind = 'eventTicket';

/** The owner of orders of which money goes back, so that they are found among thousands; others are their holder's. */
export const owedOrdersOwner = 'owed';

/** What is kept of a ticket for the doors. */
export interface TicketRecord {
  readonly session: string;
  readonly type: string;
  readonly seat: EventSeat | null;
  readonly name: string;
  readonly order: string;
  /** Of its code; absent: the first one. */
  readonly codeVersion?: number;
  /** Absent while it lets somebody in. */
  readonly ended?: { readonly kind: string };
}

/** The record of an order, to be stored as this version. */
export const ticketOrderRecord = (order: TicketOrder, version: number): GoodsRecord => ({
  kind: ticketOrderKind,
  id: order.id,
  owner: ticketMoneyOwed(order, []).length > 0 ? owedOrdersOwner : order.holder,
  at: order.at,
  version,
  body: order as unknown as JsonObject,
});

/** The order that a record has. */
export function ticketOrderIn({ body }: Pick<GoodsRecord, 'body'>): TicketOrder {
  if (!Array.isArray(body['tickets'])) throw new TypeError('an order of tickets cannot be read');
  return body as unknown as TicketOrder;
}

/** The record of a ticket of an order, to be stored as this version. Its owner is its session, and its moment the order's. */
export const ticketRecord = (
  { id: order, session, at }: Pick<TicketOrder, 'id' | 'session'> & { readonly at: Instant },
  { id, type, seat, name, codeVersion, ended }: OrderedTicket,
  version: number,
): GoodsRecord => {
  const kept: TicketRecord = {
    session,
    type,
    seat,
    name,
    order,
    ...(codeVersion === undefined ? {} : { codeVersion }),
    ...(ended === undefined ? {} : { ended: { kind: ended.kind } }),
  };
  return { kind: eventTicketKind, id, owner: session, at, version, body: kept as unknown as JsonObject };
};

/** What a record has of a ticket. */
export function ticketIn({ body }: Pick<GoodsRecord, 'body'>): TicketRecord {
  if (typeof body['session'] !== 'string') throw new TypeError('a ticket cannot be read');
  return body as unknown as TicketRecord;
}
