import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { isLeft } from '#domain/shared/result.ts';
import { areLeft, countDown, type FreePlaces, freePlaces } from '#domain/tickets/line/free-places.ts';
import type { LineEntry } from '#domain/tickets/line/line-entry.ts';
import { gatheredUntil, inOrderOfLine } from '#domain/tickets/line/opening.ts';
import { offeredFor, priceOfTickets, type TicketOrder } from '#domain/tickets/ticket-order.ts';
import { ticketNotices } from '#domain/tickets/ticket-notices.ts';
import type { TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import { type TakenSeats, takenSeats, withSeats } from '../free-seats.ts';
import type { TicketPorts } from '../order-tickets.ts';
import { readTicketOrder } from '../read-ticket-order.ts';
import { sellTickets } from '../sell-tickets.ts';
import { drawOpening, endOpening } from './draw-opening.ts';
import { doneTurn, endTurns, type Turn } from './end-turns.ts';
import { waitingLine } from './read-line.ts';

/** How many have their turn at the same time, once it is known that what each of them wants is left. */
const turnsAtOnce = 64;

/** What is left while a line is served, and of which pools somebody in it has not had enough. */
interface Serving {
  readonly free: FreePlaces;
  readonly taken: ReadonlyMap<string, TakenSeats>;
  readonly blocked: Set<string>;
}

/** The order with as many tickets as are left, if fewer will do for who asked, and their seats; null if it gets none. */
function fitting(event: TicketedEvent, order: TicketOrder, { free, taken }: Serving): TicketOrder | null {
  const least = order.takesFewer ? 1 : order.tickets.length;
  for (let count = order.tickets.length; count >= least; count -= 1) {
    const some = { ...order, tickets: order.tickets.slice(0, count) };
    const seats = taken.get(order.session) ?? new Map();
    const seated = areLeft(event, some, free) ? withSeats(event, some.tickets, seats) : null;
    if (seated !== null) return { ...some, tickets: seated, amount: priceOfTickets(seated) };
  }
  return null;
}

interface Sorted {
  readonly served: readonly Turn[];
  readonly without: readonly Turn[];
}

/** Who of some turns gets what they want, in the order of the line; what they get is counted down. */
function sorted(event: TicketedEvent, turns: readonly Turn[], serving: Serving): Sorted {
  const served: Turn[] = [];
  const without: Turn[] = [];
  for (const turn of turns) {
    const isBehind = turn.entry.pools.some((pool) => serving.blocked.has(pool));
    const order = isBehind ? null : fitting(event, turn.kept.order, serving);
    if (order !== null) {
      countDown(event, order, serving.free);
      served.push({ ...turn, kept: { ...turn.kept, order } });
    } else if (event.hasWaitingList) {
      for (const pool of turn.entry.pools) serving.blocked.add(pool);
    } else {
      without.push(turn);
    }
  }
  return { served, without };
}

/** Sells at a turn what is left for it. Seats that somebody took in the same moment are others then. */
async function sellAtTurn(ports: TicketPorts, good: GoodId, event: TicketedEvent, turn: Turn) {
  const until = ports.clock.now() + offeredFor;
  const { order, version } = turn.kept;
  const isPaid = order.amount > 0;
  const offered = { now: ports.clock.now(), version: version + 1 };
  const records = [doneTurn(turn), ...(isPaid ? ticketNotices(order, 'offered', offered, { until }) : [])];
  const selling = { until, by: bySystem, records };
  const done = await sellTickets(ports)(good, event, { order, version }, selling);
  if (!isLeft(done) || done.left.kind !== 'cellsTaken') return done;
  const unseated = { ...order, tickets: order.tickets.map((ticket) => ({ ...ticket, seat: null })) };
  return sellTickets(ports)(good, event, { order: unseated, version }, selling);
}

async function turnsOf(
  ports: TicketPorts,
  good: GoodId,
  places: readonly { readonly entry: LineEntry; readonly version: number }[],
): Promise<readonly Turn[]> {
  const kept = await Promise.all(places.map(({ entry }) => readTicketOrder(ports)(good, entry.id)));
  return places.flatMap((place, at) => {
    const order = kept[at];
    return order && order.order.state === 'waiting' ? [{ ...place, kept: order }] : [];
  });
}

/** What is left of an event now. */
async function servingNow(ports: TicketPorts, good: GoodId, event: TicketedEvent): Promise<Serving> {
  const at = ports.clock.now();
  const free = freePlaces(event, await ports.goods.pools(good, at));
  const taken = await Promise.all(
    event.sessions.map(async ({ id }) => [id, await takenSeats(ports)(good, event, id, at)] as const),
  );
  return { free, taken: new Map(taken), blocked: new Set() };
}

async function serveInOrder(
  ports: TicketPorts,
  good: GoodId,
  event: TicketedEvent,
  places: readonly { readonly entry: LineEntry; readonly version: number }[],
): Promise<void> {
  const serving = await servingNow(ports, good, event);
  for (let from = 0; from < places.length; from += turnsAtOnce) {
    // oxlint-disable no-await-in-loop -- those behind get what these leave
    const turns = await turnsOf(ports, good, places.slice(from, from + turnsAtOnce));
    const { served, without } = sorted(event, turns, serving);
    const done = await Promise.all(served.map((turn) => sellAtTurn(ports, good, event, turn)));
    const refused = served.filter((_, at) => {
      const one = done[at];
      return (
        one !== undefined && isLeft(one) && one.left.kind !== 'soldOut' && one.left.kind !== 'recordChanged'
      );
    });
    await endTurns(ports)(good, [...without, ...refused]);
    // oxlint-enable no-await-in-loop
  }
}

/**
 * Serves the line of an event in its order. The head is never skipped: who wants a place of which somebody before has not
 * had enough waits with them, unless the event has no waiting list; then who finds nothing goes without.
 */
export const serveLine =
  (ports: TicketPorts) =>
  async (good: GoodId, event: TicketedEvent): Promise<void> => {
    const until = gatheredUntil(event);
    const drawn = until === null ? null : await drawOpening(ports)(good, until);
    if (until !== null && drawn === null) return;
    const line = await waitingLine(ports)(good);
    if (line.length > 0) {
      const places = new Map(line.map((one) => [one.entry.id, one] as const));
      const entries = line.map(({ entry }) => entry);
      const inOrder = inOrderOfLine(entries, drawn?.opening ?? null, until);
      await serveInOrder(
        ports,
        good,
        event,
        inOrder.flatMap(({ id }) => places.get(id) ?? []),
      );
    }
    if (drawn === null || drawn.opening?.isDone !== false) return;
    // Who came meanwhile has a turn in the next round, before anybody is served at once.
    const had = new Set(line.map(({ entry }) => entry.id));
    const isSame = (await waitingLine(ports)(good)).every(({ entry }) => had.has(entry.id));
    if (isSame) await endOpening(ports)(good, drawn);
  };
