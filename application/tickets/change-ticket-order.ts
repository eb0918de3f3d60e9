import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { lineEntryIn, lineKind, lineRecord, waitingOwner } from '#domain/tickets/line/line-entry.ts';
import { ownTickets, ticketsHeldFor } from '#domain/tickets/ticket-order.ts';
import { ticketOrderRecord } from '#domain/tickets/ticket-records.ts';
import { readTicketOrder } from './read-ticket-order.ts';
import { ticketRequest } from './ticket-request.ts';
import { viewTicketOrder } from './view-ticket-order.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask' | 'grant'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly clock: Clock;
}

/** Why an order that waits is not changed. `notHeld`: its time is over, or it is paid. */
export interface TicketHoldRefused {
  readonly kind: 'unknownTickets' | 'notHeld' | 'extendedOften';
}

/** Keeps the tickets of an order for ten minutes more. Pressed twice at once, it counts once; it never shortens the time. */
export const extendTickets =
  (ports: Ports) =>
  async (good: GoodId, id: string): Promise<Either<TicketHoldRefused, 'extended'>> => {
    const kept = await readTicketOrder(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownTickets' });
    const at = ports.clock.now();
    const seen = await viewTicketOrder(ports)(good, kept.order);
    if (seen.state !== 'held' || seen.until === null) return left({ kind: 'notHeld' });
    const until = Math.max(at + ticketsHeldFor, seen.until);
    const acts = ownTickets(kept.order).map(({ id: grant }) => ({ kind: 'extend', grant, until }) as const);
    const request = ticketRequest(`more/${id}/${seen.extended + 1}`, { at, by: 'sender', acts, records: [] });
    const done = await ports.goods.ask(good, request);
    if (!isLeft(done)) return right('extended');
    return left({ kind: done.left.kind === 'extendedOften' ? 'extendedOften' : 'notHeld' });
  };

/** Frees the tickets that their holder does not want as they are, or their place in the line. */
export const leaveTickets =
  (ports: Ports) =>
  async (good: GoodId, id: string): Promise<Either<TicketHoldRefused, 'left'>> => {
    const kept = await readTicketOrder(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownTickets' });
    const { order, version } = kept;
    if (order.state === 'left') return right('left');
    if (order.state !== 'held' && order.state !== 'waiting') return left({ kind: 'notHeld' });
    const place = order.state === 'waiting' ? await ports.goodsRecords.record(good, lineKind, id) : null;
    const done = await ports.goods.ask(
      good,
      ticketRequest(`left/${id}/${order.state}`, {
        at: ports.clock.now(),
        by: 'sender',
        acts:
          order.state === 'held'
            ? ownTickets(order).map(({ id: grant }) => ({ kind: 'release', grant }) as const)
            : [],
        records: [
          ticketOrderRecord({ ...order, state: 'left', contact: null }, version + 1),
          ...(place?.owner === waitingOwner
            ? [lineRecord(lineEntryIn(place), { isWaiting: false, version: place.version + 1 })]
            : []),
        ],
      }),
    );
    return isLeft(done) ? left({ kind: 'notHeld' }) : right('left');
  };
