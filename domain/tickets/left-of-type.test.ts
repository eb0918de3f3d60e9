import { describe, expect, it } from 'vitest';
import { concert, fair, ticketType } from '#fixtures/builders/tickets/event.ts';
import { leftOfTicketType, rowsWithSpecials } from './left-of-type.ts';
import { ticketTypeOf } from './ticketed-event.ts';

const pool = (id: string, held: number, taken: number) => ({
  id,
  size: 30,
  perHolder: null,
  isClosed: false,
  held,
  taken,
});

describe('what is left of a type', () => {
  it('is the least that one of its pools has', () => {
    const workshop = ticketType('workshop', 0, { pools: ['all', 'workshop'] });
    expect(leftOfTicketType(fair, 'fri', workshop, { pools: [], taken: new Map() })).toBe(4);
    const pools = [pool('fri/all', 2, 9), pool('fri/workshop', 2, 9)];
    expect(leftOfTicketType(fair, 'fri', workshop, { pools, taken: new Map() })).toBe(0);
  });

  it('counts seats for wheelchairs, and those beside them, for their own types alone', () => {
    const leftOf = (named: string, taken: readonly string[], sold = taken.length) => {
      const type = ticketTypeOf(concert, named);
      if (type === null) throw new Error(named);
      const now = { pools: [pool('fri/room', 0, sold)], taken: new Map([['room', new Set(taken)]]) };
      return leftOfTicketType(concert, 'fri', type, now);
    };
    // Thirty seats: two for wheelchairs, two beside them.
    expect(['full', 'wheelchair', 'companion'].map((one) => leftOf(one, []))).toEqual([26, 2, 2]);
    expect(['full', 'wheelchair', 'companion'].map((one) => leftOf(one, ['A-1', 'A-2']))).toEqual([26, 1, 1]);
    expect(['full', 'wheelchair', 'companion'].map((one) => leftOf(one, [], 26))).toEqual([0, 2, 2]);
    expect(leftOf('wheelchair', ['A-1', 'A-10'])).toBe(0);
    const type = ticketTypeOf(concert, 'wheelchair') ?? ticketType('none', 0);
    expect(leftOfTicketType(concert, 'fri', type, { pools: [], taken: new Map() })).toBe(2);
    expect(rowsWithSpecials(concert.pools[0]?.rows ?? []).map(({ id }) => id)).toEqual(['A']);
  });
});
