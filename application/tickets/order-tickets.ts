import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import {
  priceOfTickets,
  type TicketContact,
  type TicketLine,
  type TicketOrder,
  type TicketOrderFault,
  ticketsHeldFor,
  wantedTickets,
  type WantedTickets,
  whyNotSold,
} from '#domain/tickets/ticket-order.ts';
import { goodOfEvent, type TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import { answerOnce } from '../scarcity/answer-once.ts';
import type { AskingVisitor, VisitorPorts } from '../reservations/find-visitor.ts';
import { readCallOff } from './call-off/read-call-off.ts';
import { type BuyerRefused, findBuyer, type TicketBuyer } from './find-buyer.ts';
import { joinLine, type LineRefused } from './line/join-line.ts';
import { waitsForTurn } from './line/read-line.ts';
import { readTicketOrder } from './read-ticket-order.ts';
import { sellTickets } from './sell-tickets.ts';

/** What tickets are ordered with. */
export interface TicketPorts extends VisitorPorts {
  readonly goods: Pick<GoodsStore, 'ask' | 'pools'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly goodsCalendar: GoodsCalendar;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** What somebody asks for. */
export interface AskedTickets {
  /** Made by chance on the device; at a desk, by the page of the person of staff. */
  readonly id: string;
  readonly session: string;
  readonly lines: readonly TicketLine[];
  /** Null: they did not say who they are. */
  readonly visitor: AskingVisitor | null;
  readonly contact: TicketContact | null;
  /** Where they are called if it is called off; missing: they left none. */
  readonly phone?: string;
  readonly isAtDesk: boolean;
  /** By whom, for the steps: `sender`, or the person of staff. */
  readonly by: string;
  /** Whether they wait if nothing is left, and whether fewer will do then. */
  readonly waits: boolean;
  readonly takesFewer: boolean;
}

/** Why nothing is sold. `othersWait`: what is left goes to those who wait for it. `otherOrder`: another came under the key. */
export type TicketsRefused =
  | TicketOrderFault
  | BuyerRefused
  | LineRefused
  | { readonly kind: 'noneLeft' }
  | { readonly kind: 'seatTaken'; readonly seat: string }
  | { readonly kind: 'hasMostTickets'; readonly most: number }
  | { readonly kind: 'othersWait' | 'otherTickets' | 'sessionCalledOff' | 'busyNow' };

const nameOf = (tickets: readonly { readonly type: string }[]): string =>
  JSON.stringify(tickets.map(({ type }) => type).toSorted());

/** Whether an order is what is asked for now: it is sent again because its answer was lost. */
const isSameTickets = ({ session, tickets }: TicketOrder, asked: AskedTickets): boolean =>
  session === asked.session &&
  nameOf(tickets) ===
    nameOf(asked.lines.flatMap(({ type, count }) => Array.from({ length: count }, () => ({ type }))));

function newTicketOrder(
  { clock }: TicketPorts,
  event: TicketedEvent,
  asked: AskedTickets,
  { wanted, buyer }: { readonly wanted: WantedTickets; readonly buyer: TicketBuyer },
): TicketOrder {
  const tickets = wanted.tickets.map(({ type, seat, name }) => ({
    id: '',
    type: type.id,
    holder: buyer.holderOf(type.id),
    price: type.price,
    seat,
    name,
  }));
  const { id, takesFewer, isAtDesk, contact, phone } = asked;
  const { id: session, start } = wanted.session;
  return {
    id,
    holder: buyer.holder,
    takesFewer,
    session,
    start,
    tickets,
    amount: priceOfTickets(tickets),
    terms: event.terms,
    payment: null,
    state: 'waiting',
    isAtDesk,
    at: clock.now(),
    contact,
    ...(phone !== undefined && { phone }),
  };
}

/** What a refusal of the kernel means for who asks. Others are defects of the request. */
export function whyNoTickets(refusal: GoodsRefusal): TicketsRefused {
  switch (refusal.kind) {
    case 'soldOut':
      return { kind: 'noneLeft' };
    case 'cellsTaken':
      return { kind: 'seatTaken', seat: (refusal.cells[0] ?? '').replace(/\/[\d-]+\//u, '-') };
    case 'holderHasMost':
      return { kind: 'hasMostTickets', most: refusal.most };
    case 'closedPool':
      return { kind: 'sessionCalledOff' };
    case 'otherRequest':
      return { kind: 'otherTickets' };
    case 'recordChanged':
    case 'tooSmall':
    case 'grantExists':
      return { kind: 'busyNow' };
    default:
      throw new Error(`tickets were asked for in a wrong way: ${refusal.kind}`);
  }
}

/** What is asked for, checked against the rules of the event: a new order, or why there is none. */
async function checkedTickets(
  ports: TicketPorts,
  town: Town,
  event: TicketedEvent,
  asked: AskedTickets,
): Promise<Either<TicketsRefused, TicketOrder>> {
  const now = ports.clock.now();
  const wanted = wantedTickets(event, asked);
  if (isLeft(wanted)) return wanted;
  const { session } = wanted.right;
  const closed = whyNotSold(event, session, { at: now, isAtDesk: asked.isAtDesk });
  if (closed !== null) return left(closed);
  const good = { realm: town.realm, good: goodOfEvent(event.id) };
  if ((await readCallOff(ports)(good, session.id)).isOff) return left({ kind: 'sessionCalledOff' });
  const person = { id: asked.id, wanted: wanted.right, visitor: asked.visitor };
  const buyer = await findBuyer(ports)(town, event, person, now);
  if (isLeft(buyer)) return buyer;
  return right(newTicketOrder(ports, event, asked, { wanted: wanted.right, buyer: buyer.right }));
}

/** Sells what was checked at once, or puts it in the line if others are before it. */
async function soldOrInLine(
  ports: TicketPorts,
  good: GoodId,
  event: TicketedEvent,
  { order, asked }: { readonly order: TicketOrder; readonly asked: AskedTickets },
): Promise<Either<TicketsRefused, TicketOrder>> {
  const turn = await waitsForTurn(ports)(good, event, order);
  // Cash is paid for what is handed over now: a desk puts nobody in a line.
  if (turn !== 'no' && order.isAtDesk) return left({ kind: 'othersWait' });
  if (turn === 'opening') return joinLine(ports)(good, event, order, asked.by);
  const isWaiting = asked.waits && event.hasWaitingList && !order.isAtDesk;
  if (turn === 'others') {
    return isWaiting ? joinLine(ports)(good, event, order, asked.by) : left({ kind: 'othersWait' });
  }
  const until = order.at + ticketsHeldFor;
  const sold = await sellTickets(ports)(good, event, { order, version: 0 }, { until, by: asked.by });
  if (!isLeft(sold)) return sold;
  const why = whyNoTickets(sold.left);
  return why.kind === 'noneLeft' && isWaiting ? joinLine(ports)(good, event, order, asked.by) : left(why);
}

/**
 * Sells tickets: they are set aside until they are paid, or given at once if nothing is paid for them over the web. In the
 * opening minute, and while others wait, the order gets a place in the line. The same sent again, because its answer was
 * lost, is answered as it is now.
 */
export const orderTickets =
  (ports: TicketPorts) =>
  async (
    town: Town,
    event: TicketedEvent,
    asked: AskedTickets,
  ): Promise<Either<TicketsRefused, TicketOrder>> => {
    const good = { realm: town.realm, good: goodOfEvent(event.id) };
    const stored = async (): Promise<Either<TicketsRefused, TicketOrder> | null> => {
      const kept = await readTicketOrder(ports)(good, asked.id);
      if (kept === null) return null;
      return isSameTickets(kept.order, asked) ? right(kept.order) : left({ kind: 'otherTickets' });
    };
    return answerOnce(stored, async () => {
      const checked = await checkedTickets(ports, town, event, asked);
      if (isLeft(checked)) return checked;
      return soldOrInLine(ports, good, event, { order: checked.right, asked });
    });
  };
