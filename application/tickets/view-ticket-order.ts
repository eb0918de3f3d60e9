import type { Clock } from '#application/ports/clock.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import {
  ownTickets,
  type SeenOrderState,
  seenOrderState,
  type TicketOrder,
} from '#domain/tickets/ticket-order.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'grant'>;
  readonly clock: Clock;
}

/** An order of tickets as it is now. */
export interface SeenTicketOrder {
  readonly order: TicketOrder;
  readonly state: SeenOrderState;
  /** Until when its tickets wait for the payment; null if they do not. */
  readonly until: Instant | null;
  readonly extended: number;
  /** The ids of its tickets that let nobody in any more because somebody came in by them. */
  readonly used: readonly string[];
}

/** An order with what its grants say of it now. */
export const viewTicketOrder =
  ({ goods, clock }: Ports) =>
  async (good: GoodId, order: TicketOrder): Promise<SeenTicketOrder> => {
    const at = clock.now();
    const isOwn = order.state === 'held' || order.state === 'granted';
    const found = isOwn
      ? await Promise.all(ownTickets(order).map(({ id }) => goods.grant(good, id, at)))
      : [];
    const grants = found.filter((grant) => grant !== null);
    const [first = null] = grants;
    const state = seenOrderState(order, first);
    const used = grants.flatMap(({ id, status }) => (status === 'used' ? id : []));
    const held = state === 'held' ? first : null;
    return { order, state, until: held && held.until, extended: held === null ? 0 : held.extended, used };
  };
