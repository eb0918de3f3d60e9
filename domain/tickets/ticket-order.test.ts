import { describe, expect, it } from 'vitest';
import { concert, fair, ticketType } from '#fixtures/builders/tickets/event.ts';
import { line } from '#fixtures/builders/tickets/ticket-town.ts';
import { sessionPoolsToSet } from './event-pools.ts';
import { initialsOf } from './holder-initials.ts';
import { seenOrderState, wantedTickets, whyNotSold } from './ticket-order.ts';
import { ticketIn, ticketOrderIn } from './ticket-records.ts';
import { asksWho, eventOfGood, goodOfEvent, sessionOf, ticketTypeOf } from './ticketed-event.ts';

const wanted = (lines: Parameters<typeof wantedTickets>[1]['lines'], session = 'fri') =>
  wantedTickets(concert, { session, lines });

describe('what is asked for', () => {
  it('is tickets of a session that the event has', () => {
    expect(wanted([line('full', 1)], 'sun')).toMatchObject({ left: { kind: 'unknownSession' } });
    expect(wanted([])).toMatchObject({ left: { kind: 'nothingWanted' } });
    for (const count of [0, -1, 1.5])
      expect(wanted([line('full', count)])).toMatchObject({ left: { kind: 'nothingWanted' } });
    expect(wanted([line('none', 1)])).toMatchObject({ left: { kind: 'unknownTicketType' } });
    expect(wanted([line('full', 4), line('reduced', 3)])).toMatchObject({
      left: { kind: 'tooManyTickets', most: 6 },
    });
  });

  it('names as many seats as tickets, each once', () => {
    const seat = { row: 'B', number: 1 };
    expect(wanted([line('full', 2, { seats: [seat] })])).toMatchObject({ left: { kind: 'nothingWanted' } });
    expect(wanted([line('full', 2, { seats: [seat, seat] })])).toMatchObject({
      left: { kind: 'wrongSeat', seat: 'B-1' },
    });
    expect(
      wantedTickets(fair, { session: 'fri', lines: [line('adult', 1, { seats: [seat] })] }),
    ).toMatchObject({
      left: { kind: 'wrongSeat' },
    });
  });

  it('has the names that were written, without what is too long', () => {
    expect(wanted([line('full', 2, { names: [` Empar ${'x'.repeat(100)}`] })])).toMatchObject({
      right: { tickets: [{ name: `Empar ${'x'.repeat(74)}` }, { name: '' }] },
    });
  });
});

describe('a sale', () => {
  it('is open from its beginning to its end, and no longer than until the session begins', () => {
    const session = { start: 1000, end: 2000 };
    const sale = { sale: { from: 100, until: 900, gathers: false } };
    const at = (moment: number, isAtDesk = false) =>
      whyNotSold(sale, session, { at: moment, isAtDesk })?.kind ?? null;
    expect([99, 100, 899, 900].map((moment) => at(moment))).toEqual(['notOnSale', null, null, 'saleIsOver']);
    expect([1999, 2000].map((moment) => at(moment, true))).toEqual([null, 'saleIsOver']);
  });
});

describe('the pools of a session', () => {
  it('are made once, and are never smaller than what was sold', () => {
    const made = sessionPoolsToSet(fair, { id: 'fri' }, []);
    expect(made.map(({ pool, size, perHolder }) => [pool, size, perHolder])).toEqual([
      ['fri/all', 20, null],
      ['fri/workshop', 4, null],
      ['fri/type/resident', 20, 2],
    ]);
    const pools = made.map(({ pool, size, perHolder }) => ({
      id: pool,
      size,
      perHolder,
      isClosed: false,
      held: 2,
      taken: 9,
    }));
    expect(
      sessionPoolsToSet(
        fair,
        { id: 'fri' },
        pools.map((one) => ({ ...one, held: 0, taken: 0 })),
      ),
    ).toEqual([]);
    const smaller = { ...fair, pools: fair.pools.map((pool) => ({ ...pool, places: 3 })) };
    expect(sessionPoolsToSet(smaller, { id: 'fri' }, pools).map(({ size }) => size)).toEqual([11, 11, 11]);
    expect(sessionPoolsToSet(fair, { id: 'fri' }, pools, true).every(({ isClosed }) => isClosed)).toBe(true);
  });
});

describe('small words about tickets', () => {
  it('name goods, sessions and types', () => {
    expect(eventOfGood(goodOfEvent('concert'))).toBe('concert');
    expect(eventOfGood('vouchers/x')).toBeNull();
    expect([sessionOf(concert, 'x'), ticketTypeOf(concert, 'x')]).toEqual([null, null]);
  });

  it('say who must say who they are', () => {
    expect(asksWho(ticketType('any', 0))).toBe(false);
    for (const more of [{ check: 'desk' as const }, { perPerson: 1 }, { minimumAge: 3 }, { maximumAge: 3 }])
      expect(asksWho(ticketType('one', 0, more))).toBe(true);
  });

  it('say in which state an order is seen', () => {
    expect(seenOrderState({ state: 'held' }, null)).toBe('expired');
    expect(seenOrderState({ state: 'held' }, { status: 'held' })).toBe('held');
    expect(seenOrderState({ state: 'granted' }, null)).toBe('granted');
  });

  it('shorten names to initials', () => {
    expect(initialsOf('Empar Ferrer i Soler')).toBe('E. F. S.');
    expect(initialsOf('  ')).toBe('');
    expect(initialsOf('empar de la Li')).toBe('E. L.');
  });

  it('read no record of another kind', () => {
    expect(() => ticketOrderIn({ body: {} })).toThrow(TypeError);
    expect(() => ticketIn({ body: {} })).toThrow(TypeError);
  });
});
