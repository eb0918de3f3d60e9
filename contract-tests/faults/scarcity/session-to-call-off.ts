import type { GoodsCouncil } from '#contract-tests/ports/server/scarcity/goods-store.ts';
import { allRecords } from '#application/scarcity/all-records.ts';
import { callSessionOff, takeSessionCallOffBack } from '#application/tickets/call-off/call-session-off.ts';
import { readCallOff } from '#application/tickets/call-off/read-call-off.ts';
import { giveTicketBack } from '#application/tickets/give-ticket-back.ts';
import { readTicketOrder } from '#application/tickets/read-ticket-order.ts';
import { ownTickets } from '#domain/tickets/ticket-order.ts';
import { ticketOrderIn, ticketOrderKind } from '#domain/tickets/ticket-records.ts';
import { fair } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import type { CalledOffAct, CalledOffService } from './called-off-service.ts';

/** A fair whose places are few, and that gives all money back; people order, pay, give back and wait. */
export function sessionToCallOff(council: GoodsCouncil, nth: number): CalledOffService {
  const pools = fair.pools.map((pool) => ({ ...pool, places: 6 }));
  const event = { ...fair, id: `fira-${nth}`, pools, terms: [{ hours: 0, percent: 100 }] };
  const stores = { goods: council.goods, goodsRecords: council.records };
  const town = ticketTown(event, stores);
  const { ports, good, asks, begin, paid, serves, refunds } = town;
  const [session] = event.sessions;
  const through = (isOther: boolean) => ({ ...ports, goods: isOther ? council.other : council.goods });
  const asked = { session: session?.id ?? '', reason: 'Lluvia' };
  const begun = new Set<number>();
  let received = 0;
  const orderOf = async (who: number) => (await readTicketOrder(ports)(good, `order-${who}`))?.order ?? null;
  const pays = async (who: number) => {
    if (begun.has(who) || (await orderOf(who))?.state !== 'held') return;
    begun.add(who);
    const payment = await begin(`order-${who}`);
    received += payment.amount;
    await paid(payment);
  };
  const does = async ({ what, who }: CalledOffAct): Promise<unknown> => {
    if (what === 'asks') return asks(`order-${who}`, [line('adult', 2)], { waits: true });
    if (what === 'waits') return serves();
    if (what === 'pays') return pays(who);
    const order = await orderOf(who);
    const ticket = order === null ? undefined : ownTickets(order)[0]?.id;
    return giveTicketBack(ports)(good, session ?? null, { order: `order-${who}`, ticket: ticket ?? '' });
  };
  return {
    good,
    does,
    signs: (by, isOther) => callSessionOff(through(isOther))(good, event, { ...asked, by }),
    takesBack: (by, isOther) => takeSessionCallOffBack(through(isOther))(good, event, { ...asked, by }),
    goesOn: async () => {
      await serves();
      // Who was changing their order meanwhile is ended by whoever asks again.
      await callSessionOff(ports)(good, event, { ...asked, by: 'Neus' });
    },
    isOff: async () => (await readCallOff(ports)(good, asked.session)).isOff,
    living: async () => {
      const orders = (await allRecords(ports)(good, ticketOrderKind)).map(ticketOrderIn);
      const states = ['waiting', 'held', 'granted'];
      return orders.filter((one) => states.includes(one.state) && ownTickets(one).length > 0).length;
    },
    unreturned: () => received - refunds.reduce((sum, { amount }) => sum + amount, 0),
  };
}
