import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import { isLeft } from '#domain/shared/result.ts';
import { areLeft, countDown, type FreePlaces, placesLeft } from '#domain/tickets/line/places-left.ts';
import { gatheredUntil, inOrderOfLine } from '#domain/tickets/line/opening.ts';
import { offeredFor, priceOfTickets, type TicketOrder } from '#domain/tickets/ticket-order.ts';
import { ticketNotices } from '#domain/tickets/ticket-notices.ts';
import type { TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import { type TakenSeats, takenSeats, withSeats } from '../free-seats.ts';
import type { TicketPorts } from '../order-tickets.ts';
import { readTicketOrder } from '../read-ticket-order.ts';
import { sellTickets } from '../sell-tickets.ts';
import { drawOpening, endOpening } from './draw-opening.ts';
import { closePlaces, doneTurn, endTurns, type Turn } from './end-turns.ts';
import { type LinePlace, waitingLine } from './read-line.ts';

/** How many have their turn at the same time, once it is known that what each of them wants is left. */
const turnsAtOnce = 64;

/** What is left while a line is served, and of which pools somebody in it has not had enough. */
interface Serving {
  readonly free: FreePlaces;
  /** The taken seats of each session that has not begun: nobody waits for another any longer. */
  readonly open: ReadonlyMap<string, TakenSeats>;
  readonly blocked: Set<string>;
}

/** The order with as many tickets as are left, if fewer will do for who asked, and their seats; null if it gets none. */
function fitting(
  event: TicketedEvent,
  order: TicketOrder,
  { free, taken }: { readonly free: FreePlaces; readonly taken: TakenSeats },
): TicketOrder | null {
  const least = order.takesFewer ? 1 : order.tickets.length;
  for (let count = order.tickets.length; count >= least; count -= 1) {
    const some = { ...order, tickets: order.tickets.slice(0, count) };
    const seated = areLeft(event, some, free) ? withSeats(event, some.tickets, taken) : null;
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
    const isBehind = turn.place.pools.some((pool) => serving.blocked.has(pool));
    const taken = serving.open.get(turn.kept.order.session);
    const order =
      isBehind || taken === undefined ? null : fitting(event, turn.kept.order, { free: serving.free, taken });
    if (order !== null) {
      countDown(event, order, serving.free);
      served.push({ ...turn, kept: { ...turn.kept, order } });
    } else if (event.hasWaitingList && taken !== undefined) {
      for (const pool of turn.place.pools) serving.blocked.add(pool);
    } else {
      without.push(turn);
    }
  }
  return { served, without };
}

/** Sells at a turn what is left for it. */
async function sellAtTurn(ports: TicketPorts, good: GoodId, event: TicketedEvent, turn: Turn) {
  const now = ports.clock.now();
  const until = now + offeredFor;
  const { order, version } = turn.kept;
  const offered = order.amount > 0 ? 'offered' : null;
  const records = [
    doneTurn(turn),
    ...ticketNotices(order, offered, { now, version: version + 1 }, { until }),
  ];
  return sellTickets(ports)(good, event, turn.kept, { until, by: bySystem, records });
}

/** Why somebody in the line gets nothing ever. Of other refusals they have their turn in the next round. */
const isFinal = ({ kind }: GoodsRefusal): boolean => ['holderHasMost', 'closedPool'].includes(kind);

/** The turns of some places. Those whose order waits no longer are closed. */
async function turnsOf(
  ports: TicketPorts,
  good: GoodId,
  places: readonly LinePlace[],
): Promise<readonly Turn[]> {
  const found = await Promise.all(
    places.map(async (place) => {
      const kept = await readTicketOrder(ports)(good, place.id);
      return kept?.order.state === 'waiting' ? { place, kept } : place;
    }),
  );
  const stale = found.flatMap((one) => ('kept' in one ? [] : [one]));
  await closePlaces(ports)(good, stale);
  return found.flatMap((one) => ('kept' in one ? [one] : []));
}

/** What is left of an event now. */
async function servingNow(ports: TicketPorts, good: GoodId, event: TicketedEvent): Promise<Serving> {
  const at = ports.clock.now();
  const sessions = event.sessions.filter(({ start }) => start > at);
  const open = await Promise.all(
    sessions.map(async ({ id }) => [id, await takenSeats(ports)(good, event, id, at)] as const),
  );
  return {
    free: placesLeft(event, await ports.goods.pools(good, at)),
    open: new Map(open),
    blocked: new Set(),
  };
}

async function serveInOrder(
  ports: TicketPorts,
  good: GoodId,
  event: TicketedEvent,
  places: readonly LinePlace[],
): Promise<void> {
  const serving = await servingNow(ports, good, event);
  for (let from = 0; from < places.length; from += turnsAtOnce) {
    // oxlint-disable no-await-in-loop -- those behind get what these leave
    const turns = await turnsOf(ports, good, places.slice(from, from + turnsAtOnce));
    const { served, without } = sorted(event, turns, serving);
    const refused = await Promise.all(
      served.map(async (turn) => {
        const done = await sellAtTurn(ports, good, event, turn);
        return isLeft(done) && isFinal(done.left) ? [turn] : [];
      }),
    );
    await endTurns(ports)(good, [...without, ...refused.flat()]);
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
    const opening = drawn === null ? null : drawn.opening;
    if (line.length > 0) await serveInOrder(ports, good, event, inOrderOfLine(line, opening, until));
    if (drawn === null || drawn.opening.isDone) return;
    // Who came meanwhile has a turn in the next round, before anybody is served at once.
    const had = new Set(line.map(({ id }) => id));
    const isSame = (await waitingLine(ports)(good)).every(({ id }) => had.has(id));
    if (isSame) await endOpening(ports)(good, drawn);
  };
