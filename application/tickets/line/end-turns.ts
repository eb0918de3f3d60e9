import type { Clock } from '#application/ports/clock.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import { lineRecord } from '#domain/tickets/line/line-entry.ts';
import { ticketNotices } from '#domain/tickets/ticket-notices.ts';
import { ticketOrderRecord } from '#domain/tickets/ticket-records.ts';
import type { KeptTicketOrder } from '../read-ticket-order.ts';
import { ticketRequest } from '../ticket-request.ts';
import type { LinePlace } from './read-line.ts';

/** A place in the line, with its order. */
export interface Turn {
  readonly place: LinePlace;
  readonly kept: KeptTicketOrder;
}

/** The record of a place whose turn has come. */
export const doneTurn = ({ place }: Pick<Turn, 'place'>): GoodsRecord =>
  lineRecord(place, { isWaiting: false, version: place.version + 1 });

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly clock: Clock;
}

/** Ends the wait of orders for which nothing is left, or that their people may not have any more. */
export const endTurns =
  ({ goods, clock }: Ports) =>
  async (good: GoodId, turns: readonly Turn[]): Promise<void> => {
    if (turns.length === 0) return;
    const at = clock.now();
    const names = turns.map(({ place }) => place.id);
    const records = turns.flatMap((turn) => {
      const { order, version } = turn.kept;
      const { phone: _phone, ...kept } = order;
      const ended = { ...kept, state: 'soldOut' as const };
      return [
        ticketOrderRecord({ ...ended, contact: null }, version + 1),
        doneTurn(turn),
        ...ticketNotices(ended, 'soldOut', { now: at, version: version + 1 }),
      ];
    });
    await goods.ask(
      good,
      ticketRequest(`without/${names[0]}/${names.length}`, {
        at,
        by: bySystem,
        bodyHash: names.join(' '),
        acts: [],
        records,
      }),
    );
  };

/** Ends places whose order needs no turn any more: its holder left it, or its session was called off. */
export const closePlaces =
  ({ goods, clock }: Ports) =>
  async (good: GoodId, places: readonly LinePlace[]): Promise<void> => {
    if (places.length === 0) return;
    const names = places.map(({ id }) => id).join(' ');
    const records = places.map((place) => doneTurn({ place }));
    const request = ticketRequest(`closed/${names}`, { at: clock.now(), by: bySystem, acts: [], records });
    await goods.ask(good, request);
  };
