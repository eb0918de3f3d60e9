import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { poolsWanted } from '#domain/tickets/line/places-left.ts';
import {
  lineKind,
  lineRecord,
  turnId,
  turnKind,
  turnRecord,
  waitingOwner,
} from '#domain/tickets/line/line-entry.ts';
import { gatheredUntil, openingKind } from '#domain/tickets/line/opening.ts';
import type { TicketOrder } from '#domain/tickets/ticket-order.ts';
import { ticketOrderRecord } from '#domain/tickets/ticket-records.ts';
import type { TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import { ticketRequest } from '../ticket-request.ts';
import { readTicketOpening } from './read-line.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly clock: Clock;
}

/** Why somebody gets no place in the line. `inLine`: they have one. `openedNow`: the opening ended; they are served at once. */
export interface LineRefused {
  readonly kind: 'inLine' | 'openedNow';
}

/** Whether the last place of a person still waits. */
async function hasPlace({ goodsRecords }: Ports, good: GoodId, turn: GoodsRecord | null): Promise<boolean> {
  const order = turn?.body['order'];
  if (typeof order !== 'string') return false;
  return (await goodsRecords.record(good, lineKind, order))?.owner === waitingOwner;
}

/** Gives an order a place in the line of its event. Each person has one a session. */
export const joinLine =
  (ports: Ports) =>
  async (
    good: GoodId,
    event: TicketedEvent,
    order: TicketOrder,
    by: string,
  ): Promise<Either<LineRefused, TicketOrder>> => {
    const at = ports.clock.now();
    const { id, holder, session } = order;
    const [turn, { opening, version }] = await Promise.all([
      ports.goodsRecords.record(good, turnKind, turnId(session, holder)),
      readTicketOpening(ports)(good),
    ]);
    if (await hasPlace(ports, good, turn)) return left({ kind: 'inLine' });
    const entry = { id, session, at, pools: poolsWanted(event, order) };
    const waiting: TicketOrder = { ...order, state: 'waiting', at };
    const isOpening = gatheredUntil(event) !== null && opening?.isDone !== true;
    const done = await ports.goods.ask(
      good,
      ticketRequest(`line/${id}`, {
        at,
        by,
        bodyHash: JSON.stringify([holder, session, order.tickets.map(({ type }) => type)]),
        acts: [],
        records: [
          ticketOrderRecord(waiting, 1),
          lineRecord(entry, { isWaiting: true, version: 1 }),
          turnRecord(entry, holder, (turn?.version ?? 0) + 1),
        ],
        // Who comes while the last ones have their turn is among them, or is served at once.
        seen: isOpening ? [{ kind: openingKind, id: openingKind, version }] : [],
      }),
    );
    if (!isLeft(done)) return right(waiting);
    const isOver = done.left.kind === 'recordChanged' && done.left.record.startsWith(openingKind);
    return left({ kind: isOver ? 'openedNow' : 'inLine' });
  };
