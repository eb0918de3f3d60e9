import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { readTicketLetters } from '#domain/tickets/ticket-code.ts';
import type { TicketOrder } from '#domain/tickets/ticket-order.ts';
import { eventTicketKind, ticketIn, ticketOrderIn, ticketOrderKind } from '#domain/tickets/ticket-records.ts';
import { allRecords } from '#application/scarcity/all-records.ts';
import { readTicketOrder } from './read-ticket-order.ts';
import { ticketOrderOfName } from './ticket-order-name.ts';

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly passSeal: Pick<PassSeal, 'digest'>;
}

/** How many orders a search finds at most: who finds more writes more of the name. */
export const mostOrdersFound = 50;
const fewestLetters = 3;

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

async function ofLetters(ports: Ports, good: GoodId, letters: string): Promise<readonly TicketOrder[]> {
  const record = await ports.goodsRecords.record(good, eventTicketKind, letters);
  const kept = record === null ? null : await readTicketOrder(ports)(good, ticketIn(record).order);
  return kept === null ? [] : [kept.order];
}

async function ofName(ports: Ports, good: GoodId, written: string): Promise<readonly TicketOrder[]> {
  if (written.length < fewestLetters) return [];
  const orders = (await allRecords(ports)(good, ticketOrderKind)).map(ticketOrderIn).toReversed();
  return orders.filter(({ tickets }) => tickets.some(({ name }) => plain(name).includes(written)));
}

/**
 * The orders that somebody at a desk looks for: by the letters of one of their tickets, by the name that staff know an
 * order by, or by part of a name that is written on a ticket, whatever its accents; the latest first.
 */
export const findTicketOrders =
  (ports: Ports) =>
  async (good: GoodId, text: string): Promise<readonly TicketOrder[]> => {
    const letters = readTicketLetters(text);
    const byLetters = letters === null ? [] : await ofLetters(ports, good, letters);
    if (byLetters.length > 0) return byLetters;
    const named = await ticketOrderOfName(ports)(good, text.trim());
    if (named !== null) return [named.order];
    return (await ofName(ports, good, plain(text))).slice(0, mostOrdersFound);
  };
