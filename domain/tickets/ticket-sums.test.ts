import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../shared/money.ts';
import { type OrderedTicket, type TicketOrder, ticketOrderStates } from './ticket-order.ts';
import { soldByType, ticketSums } from './ticket-sums.ts';

const ticket = (price: number, ended?: OrderedTicket['ended']): OrderedTicket => ({
  id: '7K2QRA5D3HT8',
  type: price === 0 ? 'child' : 'full',
  holder: 'mark',
  price: cents(price),
  seat: null,
  name: '',
  ...(ended && { ended }),
});
const returned = (refund: number, kept: number) =>
  ({ kind: 'returned', refund: cents(refund), kept: cents(kept) }) as const;
const order = (tickets: readonly OrderedTicket[], more: Partial<TicketOrder> = {}) => ({
  state: 'granted' as const,
  session: 'fri',
  isAtDesk: false,
  payment: 'p1',
  amount: cents(tickets.reduce((sum, { price }) => sum + price, 0)),
  tickets,
  ...more,
});

describe('the money of orders', () => {
  it('is what came, what goes back, and what stayed for tickets and as fees', () => {
    const bought = order([ticket(1200), ticket(800, returned(400, 400)), ticket(800)]);
    expect(ticketSums([bought])).toEqual({ paid: 2800, refunded: 400, tickets: 2000, fees: 400 });
  });

  it('counts a ticket that went to somebody else once, in their order', () => {
    const own = order([ticket(800, { kind: 'transferred', to: 'other' })]);
    const theirs = order([ticket(800)], { amount: cents(0) });
    expect(ticketSums([own, theirs])).toEqual({ paid: 800, refunded: 0, tickets: 800, fees: 0 });
  });

  it('has money that came late on both sides, and none of orders that nobody paid', () => {
    expect(ticketSums([order([ticket(800)], { state: 'refunded' })])).toMatchObject({
      paid: 800,
      refunded: 800,
      tickets: 0,
    });
    const unpaid = [
      order([ticket(800)], { state: 'held', payment: null }),
      order([ticket(800)], { state: 'calledOff', payment: null }),
      order([ticket(800)], { state: 'left', payment: null }),
    ];
    expect(ticketSums(unpaid)).toEqual({ paid: 0, refunded: 0, tickets: 0, fees: 0 });
  });

  it('is balanced, whatever became of each order: paid − refunded = tickets + fees', () => {
    const ended = fc.oneof(
      fc.constant(undefined),
      fc.constant({ kind: 'transferred', to: 'x' } as const),
      fc.tuple(fc.nat(500), fc.nat(500)).map(([refund, kept]) => returned(refund, kept)),
    );
    const tickets = fc.array(fc.tuple(fc.nat(1000), ended).map(([price, end]) => ticket(price, end)));
    const any = fc
      .tuple(tickets, fc.constantFrom(...ticketOrderStates), fc.boolean(), fc.boolean())
      .map(([all, state, isAtDesk, isPaid]) => order(all, { state, isAtDesk, payment: isPaid ? 'p' : null }));
    fc.assert(
      fc.property(fc.array(any), (orders) => {
        const { paid, refunded, tickets: kept, fees } = ticketSums(orders);
        expect(paid - refunded).toBe(kept + fees);
      }),
    );
  });
});

describe('the tickets that are sold of a session', () => {
  it('are those that are somebody’s, by type', () => {
    const orders = [
      order([ticket(1200), ticket(0), ticket(1200, returned(1200, 0))]),
      order([ticket(1200)]),
      order([ticket(1200)], { session: 'sat' }),
      order([ticket(1200)], { state: 'held' }),
    ];
    expect(Object.fromEntries(soldByType(orders, 'fri'))).toEqual({ full: 2, child: 1 });
  });
});
