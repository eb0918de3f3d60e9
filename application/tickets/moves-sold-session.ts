import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { movedSessions } from '#domain/tickets/moved-sessions.ts';
import { ownTickets } from '#domain/tickets/ticket-order.ts';
import { ticketOrderIn, ticketOrderKind } from '#domain/tickets/ticket-records.ts';
import type { TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import { recordPages } from '#application/scarcity/all-records.ts';

/** An event as it is published, and as it would be. */
interface WrittenAnew {
  readonly before: Pick<TicketedEvent, 'sessions'>;
  readonly after: Pick<TicketedEvent, 'sessions'>;
}

/** Whether what is written anew moves a session, or takes it out, of which somebody has a ticket. */
export const movesSoldSession =
  (ports: { readonly goodsRecords: Pick<GoodsRecords, 'list'> }) =>
  async (good: GoodId, { before, after }: WrittenAnew): Promise<boolean> => {
    const moved = movedSessions(before.sessions, after.sessions);
    if (moved.length === 0) return false;
    for await (const page of recordPages(ports, good, { kind: ticketOrderKind, owner: null })) {
      const orders = page.map(ticketOrderIn).filter(({ session }) => moved.includes(session));
      if (orders.some((order) => order.state === 'granted' && ownTickets(order).length > 0)) return true;
    }
    return false;
  };
