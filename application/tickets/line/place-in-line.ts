import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { gatheredUntil, inOrderOfLine } from '#domain/tickets/line/opening.ts';
import type { TicketOrder } from '#domain/tickets/ticket-order.ts';
import type { TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import { lineKind, waitingOwner } from '#domain/tickets/line/line-entry.ts';
import { readTicketOpening, waitingLine } from './read-line.ts';

/** Where an order is in the line of its session. */
export interface PlaceInLine {
  /** How many wait before it; null if nobody knows yet. */
  readonly before: number | null;
  /** When the order of those who are gathered is drawn; null if it was, or if nobody is gathered. */
  readonly drawnAt: Instant | null;
}

/** The place of an order that waits; nobody has one in the opening minute before its end. */
export const placeInLine =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list' | 'countBefore'> }) =>
  async (good: GoodId, event: TicketedEvent, order: TicketOrder): Promise<PlaceInLine> => {
    if (order.state !== 'waiting') return { before: null, drawnAt: null };
    const until = gatheredUntil(event);
    const { opening } = until === null ? { opening: null } : await readTicketOpening({ goodsRecords })(good);
    if (until !== null && opening === null) return { before: null, drawnAt: until };
    const place = await goodsRecords.record(good, lineKind, order.id);
    if (place?.owner !== waitingOwner) return { before: null, drawnAt: null };
    if (opening !== null && until !== null && place.at < until) {
      const gathered = (await waitingLine({ goodsRecords })(good)).filter(
        ({ at, session }) => at < until && session === order.session,
      );
      return {
        before: inOrderOfLine(gathered, opening, until).findIndex(({ id }) => id === order.id),
        drawnAt: null,
      };
    }
    // All who were gathered came before, and are served before.
    const before = await goodsRecords.countBefore(good, {
      kind: lineKind,
      owner: waitingOwner,
      before: place,
      member: 'session',
      word: order.session,
    });
    return { before, drawnAt: null };
  };
