import type { Clock } from '#application/ports/clock.ts';
import type { GoodsFigures } from '#application/ports/server/scarcity/goods-figures.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { placesIn, sessionPool } from '#domain/tickets/event-pools.ts';
import { lineKind, waitingOwner } from '#domain/tickets/line/line-entry.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { ticketOrderIn, ticketOrderKind } from '#domain/tickets/ticket-records.ts';
import { soldByType, type TicketSums, ticketSums } from '#domain/tickets/ticket-sums.ts';
import type { TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import { allRecords } from '#application/scarcity/all-records.ts';
import { type ReadCallOff, readCallOff } from './call-off/read-call-off.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'pools'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly goodsFigures: Pick<GoodsFigures, 'accounts'>;
  readonly clock: Clock;
}

/** What is sold of a pool of a session. */
export interface PoolFigures {
  readonly pool: string;
  readonly title: LocalizedText | string;
  readonly places: number;
  readonly held: number;
  readonly sold: number;
}

/** What is sold of a session, and what became of it. */
export interface SessionFigures {
  readonly session: string;
  readonly pools: readonly PoolFigures[];
  readonly types: readonly { readonly type: string; readonly sold: number }[];
  readonly waiting: number;
  readonly callOff: ReadCallOff;
}

/** What is sold of an event, and the money of it in cents: where it is, and what it is for. */
export interface EventFigures {
  readonly sessions: readonly SessionFigures[];
  readonly bank: number;
  readonly cash: number;
  readonly sums: TicketSums;
}

const typesSold = ({ types }: TicketedEvent, sold: ReadonlyMap<string, number>) =>
  types.map(({ id: type }) => ({ type, sold: sold.get(type) ?? 0 }));

/** The figures of an event now. */
export const eventFigures =
  (ports: Ports) =>
  async (good: GoodId, event: TicketedEvent): Promise<EventFigures> => {
    const [pools, accounts, line, records] = await Promise.all([
      ports.goods.pools(good, ports.clock.now()),
      ports.goodsFigures.accounts(good),
      allRecords(ports)(good, lineKind, waitingOwner),
      allRecords(ports)(good, ticketOrderKind),
    ]);
    const orders = records.map(ticketOrderIn);
    const sumOf = (name: string) => accounts.find(({ account }) => account === name)?.amount ?? 0;
    const sessions = await Promise.all(
      event.sessions.map(async ({ id: session }) => ({
        session,
        pools: event.pools.map((pool) => {
          const now = pools.find(({ id }) => id === sessionPool(session, pool.id));
          const { id, title } = pool;
          return { pool: id, title, places: placesIn(pool), held: now?.held ?? 0, sold: now?.taken ?? 0 };
        }),
        types: typesSold(event, soldByType(orders, session)),
        waiting: line.filter(({ body }) => body['session'] === session).length,
        callOff: await readCallOff(ports)(good, session),
      })),
    );
    return { sessions, bank: sumOf('bank'), cash: sumOf('cash'), sums: ticketSums(orders) };
  };
