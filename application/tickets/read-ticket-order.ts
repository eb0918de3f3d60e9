import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { TicketOrder } from '#domain/tickets/ticket-order.ts';
import { ticketOrderIn, ticketOrderKind } from '#domain/tickets/ticket-records.ts';

/** An order of tickets, with the version of its record. */
export interface KeptTicketOrder {
  readonly order: TicketOrder;
  readonly version: number;
}

/** The order of a key; null if there is none. */
export const readTicketOrder =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'record'> }) =>
  async (good: GoodId, id: string): Promise<KeptTicketOrder | null> => {
    const record = await goodsRecords.record(good, ticketOrderKind, id);
    return record === null ? null : { order: ticketOrderIn(record), version: record.version };
  };
