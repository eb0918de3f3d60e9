import { describe, expect, it } from 'vitest';
import { cents } from '../shared/money.ts';
import { keyOfNextTry, ticketMoneyBack, ticketMoneyOwed } from './ticket-money.ts';
import type { OrderedTicket } from './ticket-order.ts';

const ticket = (id: string, ended?: OrderedTicket['ended']): OrderedTicket => ({
  id,
  type: 'full',
  holder: 'somebody',
  price: cents(1200),
  seat: null,
  name: '',
  ...(ended && { ended }),
});
const returned = (refund: number) =>
  ({ kind: 'returned', refund: cents(refund), kept: cents(1200 - refund) }) as const;
const order = {
  tickets: [
    ticket('a', returned(1200)),
    ticket('b', returned(0)),
    ticket('c', { kind: 'transferred', to: 'x' }),
    ticket('d'),
  ],
  amount: cents(4800),
  payment: 'p',
  state: 'granted',
} as const;
const back = { what: 'a', amount: 1200, key: 'ticket/a' };

describe('the money of an order that goes back', () => {
  it('is that of returned tickets, or all of it if it came late', () => {
    expect(ticketMoneyBack(order)).toEqual([back]);
    const late = { ...order, state: 'refunded' } as const;
    expect(ticketMoneyBack({ ...late, tickets: [] })).toEqual([
      { what: 'late', amount: 4800, key: 'tickets/p' },
    ]);
    expect(ticketMoneyBack({ ...late, tickets: [], payment: null })).toEqual([]);
  });

  it('is owed until it was handed over, or the bank did not refuse it', () => {
    expect(ticketMoneyOwed(order, [])).toEqual([back]);
    expect(ticketMoneyOwed(order, [{ key: 'ticket/a', state: 'refused' }])).toEqual([back]);
    expect(ticketMoneyOwed(order, [{ key: 'ticket/aa', state: 'done' }])).toEqual([back]);
    expect(ticketMoneyOwed(order, [{ key: 'ticket/a', state: 'asked' }])).toEqual([]);
    expect(ticketMoneyOwed(order, [{ key: 'ticket/a/2', state: 'done' }])).toEqual([]);
    expect(ticketMoneyOwed({ ...order, handed: ['a'] }, [])).toEqual([]);
  });

  it('is asked for under another key after the bank has refused it', () => {
    const [owed = { what: '', amount: cents(0), key: '' }] = ticketMoneyBack(order);
    expect(keyOfNextTry(owed, [])).toBe('ticket/a');
    expect(keyOfNextTry(owed, [{ key: 'ticket/a', state: 'refused' }])).toBe('ticket/a/2');
  });
});
