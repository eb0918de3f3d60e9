import type { CancelTerm } from '../reservations/cancel-terms.ts';
import type { GoodsGrant } from '../scarcity/goods-grant.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { Language } from '../shared/localized-text.ts';
import { type Cents, sumOfMoney } from '../shared/money.ts';
import { type Either, isLeft, left, right } from '../shared/result.ts';
import { isSeatFor, type EventSeat, seatName } from './seats.ts';
import {
  type EventSession,
  seatedPoolOf,
  sessionOf,
  type TicketedEvent,
  type TicketType,
  ticketTypeOf,
} from './ticketed-event.ts';

/** How long tickets wait for their payment, and for how long one press of “more time” keeps them (WCAG 2.2.1). */
export const ticketsHeldFor = 10 * 60_000;

/** How long tickets wait for who did not expect them now: after the opening minute, or from the waiting list. */
export const offeredFor = 3_600_000;

/**
 * What is stored of the state of an order. `waiting`: it has nothing yet, and its turn comes. `held`: it waits for its payment.
 * `granted`: its tickets are its holder's. `left`: its holder did not want it. `soldOut`: nothing was left at its turn.
 * `refunded`: paid when the tickets were gone. `calledOff`: the council called the session off, and returns the money.
 */
export const ticketOrderStates = [
  'waiting',
  'held',
  'granted',
  'left',
  'soldOut',
  'refunded',
  'calledOff',
] as const;
/** One state of an order, as it is stored. */
export type TicketOrderState = (typeof ticketOrderStates)[number];

/** An order as it is seen at a moment. `expired`: nobody paid in time. */
export const seenOrderStates = [...ticketOrderStates, 'expired'] as const;
/** One of them. */
export type SeenOrderState = (typeof seenOrderStates)[number];

/** How a ticket ended that was its holder's. */
export type TicketEnd =
  | { readonly kind: 'returned'; readonly refund: Cents; readonly kept: Cents }
  | { readonly kind: 'transferred'; readonly to: string };

/** One ticket of an order, at the price of the moment when it was held. */
export interface OrderedTicket {
  /** The id of its grant: twelve letters of Crockford's base 32, which can be typed. */
  readonly id: string;
  readonly type: string;
  /** The mark of whom it is counted for. */
  readonly holder: string;
  readonly price: Cents;
  /** Null if one takes any place. */
  readonly seat: EventSeat | null;
  /** On whose name it is; empty: on nobody's. */
  readonly name: string;
  /** Absent in tickets of before the second version of codes, and in those that have no letters yet. */
  readonly codeVersion?: number;
  /** Absent while it lets somebody in. */
  readonly ended?: TicketEnd;
}

/** Where the holder of an order is written to, if they want to be. */
export interface TicketContact {
  readonly email: string;
  readonly language: Language;
}

/** What one person asked for at once. */
export interface TicketOrder {
  /** Made by chance on the device that asks: it opens the order. */
  readonly id: string;
  /** The mark of who asked; of somebody who need not say who they are, one of the order's own. */
  readonly holder: string;
  /** Whether fewer tickets than these will do, if no more are left at its turn. */
  readonly takesFewer: boolean;
  readonly session: string;
  /** When the session began, as it was announced to who bought. */
  readonly start: Instant;
  readonly tickets: readonly OrderedTicket[];
  /** What is paid for all of them; 0 if they are given. */
  readonly amount: Cents;
  readonly terms: readonly CancelTerm[];
  /** Null until it is paid over the web. */
  readonly payment: string | null;
  readonly state: TicketOrderState;
  readonly isAtDesk: boolean;
  /** The order whose ticket this one has, given by its holder; absent in every other. */
  readonly from?: string;
  /** Money that a person of staff has handed over, by the tickets that it was for; `late`: for all of them. */
  readonly handed?: readonly string[];
  readonly at: Instant;
  readonly contact: TicketContact | null;
  /** Where its holder is called, if they left no mail; absent: they left none. */
  readonly phone?: string;
}

/** So many tickets of a type, with their seats if who asks has chosen them, and the names on them. */
export interface TicketLine {
  readonly type: string;
  readonly count: number;
  /** None, or as many as tickets. */
  readonly seats: readonly EventSeat[];
  readonly names: readonly string[];
}

/** One ticket that is asked for. */
export interface WantedTicket {
  readonly type: TicketType;
  readonly seat: EventSeat | null;
  readonly name: string;
}

/** What is asked for, as the event has it. */
export interface WantedTickets {
  readonly session: EventSession;
  readonly tickets: readonly WantedTicket[];
}

/** Why an order is not accepted, before anybody looks at what is left. */
export type TicketOrderFault =
  | { readonly kind: 'nothingWanted' | 'unknownSession' | 'unknownTicketType' | 'companionAlone' }
  | { readonly kind: 'tooManyTickets'; readonly most: number }
  /** Not such a seat, or one for others. */
  | { readonly kind: 'wrongSeat'; readonly seat: string }
  | { readonly kind: 'notOnSale' | 'saleIsOver'; readonly at: Instant };

const longestName = 80;

const counts = (lines: readonly TicketLine[]): boolean =>
  lines.every(({ count, seats }) => {
    const isCount = Number.isSafeInteger(count) && count >= 0;
    return isCount && (seats.length === 0 || seats.length === count);
  });

function wantedOf(
  event: TicketedEvent,
  { type: named, count, seats, names }: TicketLine,
): Either<TicketOrderFault, readonly WantedTicket[]> {
  const type = ticketTypeOf(event, named);
  if (type === null) return left({ kind: 'unknownTicketType' });
  const rows = seatedPoolOf(event, type)?.rows ?? [];
  const wrong = seats.find((seat) => !isSeatFor(rows, seat, type.need));
  if (wrong !== undefined) return left({ kind: 'wrongSeat', seat: seatName(wrong) });
  return right(
    Array.from({ length: count }, (_, at) => ({
      type,
      seat: seats[at] ?? null,
      name: (names[at] ?? '').trim().slice(0, longestName),
    })),
  );
}

/** The tickets that lines ask for. Who comes along with a wheelchair is asked for together with it. */
export function wantedTickets(
  event: TicketedEvent,
  asked: { readonly session: string; readonly lines: readonly TicketLine[] },
): Either<TicketOrderFault, WantedTickets> {
  const session = sessionOf(event, asked.session);
  if (session === null) return left({ kind: 'unknownSession' });
  const total = asked.lines.reduce((sum, { count }) => sum + count, 0);
  if (!counts(asked.lines) || total === 0) return left({ kind: 'nothingWanted' });
  if (total > event.perOrder) return left({ kind: 'tooManyTickets', most: event.perOrder });
  const tickets: WantedTicket[] = [];
  for (const line of asked.lines) {
    const wanted = wantedOf(event, line);
    if (isLeft(wanted)) return wanted;
    tickets.push(...wanted.right);
  }
  const seats = tickets.flatMap(({ seat }) => (seat === null ? [] : seatName(seat)));
  const twice = seats.find((name, at) => seats.indexOf(name) !== at);
  if (twice !== undefined) return left({ kind: 'wrongSeat', seat: twice });
  const needing = (need: TicketType['need']) => tickets.filter(({ type }) => type.need === need).length;
  if (needing('companion') > needing('wheelchair')) return left({ kind: 'companionAlone' });
  return right({ session, tickets });
}

/** Why tickets of a session are not sold at a moment; null if they are. At a desk they are sold until it is over. */
export function whyNotSold(
  { sale }: Pick<TicketedEvent, 'sale'>,
  session: Pick<EventSession, 'start' | 'end'>,
  { at, isAtDesk }: { readonly at: Instant; readonly isAtDesk: boolean },
): TicketOrderFault | null {
  if (at < sale.from) return { kind: 'notOnSale', at: sale.from };
  const until = isAtDesk ? session.end : Math.min(sale.until ?? session.start, session.start);
  return at < until ? null : { kind: 'saleIsOver', at: until };
}

/** What is paid for tickets. */
export const priceOfTickets = (tickets: readonly Pick<OrderedTicket, 'price'>[]): Cents =>
  sumOfMoney(tickets.map(({ price }) => price));

/** The tickets of an order that its holder has not given away. */
export const ownTickets = ({ tickets }: Pick<TicketOrder, 'tickets'>): readonly OrderedTicket[] =>
  tickets.filter(({ ended }) => ended === undefined);

/** The state of an order at a moment, by the grant of one of its tickets then. The clock alone ends holds. */
export const seenOrderState = (
  { state }: Pick<TicketOrder, 'state'>,
  grant: Pick<GoodsGrant, 'status'> | null,
): SeenOrderState => (state === 'held' && grant?.status !== 'held' ? 'expired' : state);
