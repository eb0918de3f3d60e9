import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { concert, fair, ticketType } from '#fixtures/builders/tickets/event.ts';
import { line, sayingWho, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { ticketsOfSession } from './tickets-of-session.ts';

const minute = 60_000;

describe('an order of tickets', () => {
  it('is set aside at the price that was shown, with seats side by side, and is its holder’s once it is paid', async () => {
    const at = ticketTown(concert);
    expect(await at.asks('one', [line('full', 2), line('reduced', 1)])).toMatchObject({
      right: { state: 'held', amount: 3201 },
    });
    at.written.event = {
      ...concert,
      types: concert.types.map((type) => ({ ...type, price: 9900 as never })),
    };
    const payment = await at.begin('one');
    expect(payment.amount).toBe(3201);
    expect(await at.paid(payment)).toBe('granted');
    const order = await at.find('one');
    expect(order.tickets.map(({ seat }) => seat)).toEqual([
      { row: 'A', number: 3 },
      { row: 'A', number: 4 },
      { row: 'A', number: 5 },
    ]);
    expect(at.accounts()).toEqual({ bank: 3201, income: -3201 });
    expect(await auditGoods({ books: at.goods })()).toMatchObject([{ faults: [] }]);
  });

  it('has what was chosen, and nothing of it if one seat is somebody else’s', async () => {
    const at = ticketTown(concert);
    const seats = [
      { row: 'B', number: 5 },
      { row: 'B', number: 6 },
    ];
    await at.buys('one', [line('full', 2, { seats })]);
    expect(
      await at.asks('two', [
        line('full', 2, {
          seats: [
            { row: 'B', number: 4 },
            { row: 'B', number: 5 },
          ],
        }),
      ]),
    ).toMatchObject({ left: { kind: 'seatTaken', seat: 'B-5' } });
    expect(await at.asks('three', [line('full', 1, { seats: [{ row: 'A', number: 1 }] })])).toMatchObject({
      left: { kind: 'wrongSeat', seat: 'A-1' },
    });
    expect(await at.asks('four', [line('full', 1, { seats: [{ row: 'B', number: 4 }] })])).toMatchObject({
      right: { state: 'held' },
    });
  });

  it('gives who comes along the place beside the wheelchair', async () => {
    const at = ticketTown(concert);
    const order = await at.buys('one', [line('companion', 1), line('wheelchair', 1), line('full', 1)]);
    expect(order.tickets.map(({ seat }) => seat?.number)).toEqual([2, 1, 3]);
    expect(await at.asks('two', [line('companion', 1)])).toMatchObject({ left: { kind: 'companionAlone' } });
    await at.buys('three', [line('wheelchair', 1)]);
    expect(await at.asks('four', [line('wheelchair', 1)])).toMatchObject({ left: { kind: 'noneLeft' } });
  });

  it('is refused whole when less is left, whatever types share the pool', async () => {
    const at = ticketTown({ ...fair, hasWaitingList: false });
    await at.buys('one', [line('adult', 4), line('workshop', 2)]);
    await at.buys('two', [line('child', 6)]);
    await at.buys('three', [line('adult', 6)]);
    expect(await at.asks('four', [line('adult', 3)])).toMatchObject({ left: { kind: 'noneLeft' } });
    expect(await at.asks('five', [line('workshop', 2)])).toMatchObject({ right: { state: 'held' } });
  });

  it('counts a person once however they spell their number, and asks who they are only where it counts', async () => {
    const at = ticketTown(fair);
    expect(await at.asks('none', [line('resident', 1)])).toMatchObject({ left: { kind: 'whoMissing' } });
    await at.buys('one', [line('resident', 2)], { visitor: sayingWho('12345678-z') });
    expect(await at.asks('two', [line('resident', 1)], { visitor: sayingWho('12345678Z') })).toMatchObject({
      left: { kind: 'hasMostTickets', most: 2 },
    });
    expect(await at.asks('three', [line('resident', 1)], { visitor: sayingWho('99999999R') })).toMatchObject({
      left: { kind: 'notListed' },
    });
    expect(await at.buys('four', [line('adult', 1)])).toMatchObject({ state: 'granted' });
  });

  it('is answered as it is when its answer was lost, and refused as another one under its key', async () => {
    const at = ticketTown(concert);
    const first = await at.asks('one', [line('full', 1)]);
    expect(await at.asks('one', [line('full', 1)])).toEqual(first);
    expect(await at.asks('one', [line('full', 2)])).toMatchObject({ left: { kind: 'otherTickets' } });
    const [one, two] = await Promise.all([
      at.asks('two', [line('full', 1)]),
      at.asks('two', [line('full', 1)]),
    ]);
    expect(one).toEqual(two);
  });

  it('is sold from the first moment on until the session begins, and at a desk until it ends', async () => {
    const at = ticketTown(concert);
    at.clock.at = concert.sale.from - 1;
    expect(await at.asks('one', [line('full', 1)])).toMatchObject({ left: { kind: 'notOnSale' } });
    at.clock.at = concert.sale.from;
    expect(await at.asks('one', [line('full', 1)])).toMatchObject({ right: { state: 'held' } });
    const start = concert.sessions[0]?.start ?? 0;
    at.clock.at = start;
    expect(await at.asks('two', [line('full', 1)])).toMatchObject({ left: { kind: 'saleIsOver' } });
    expect(await at.asks('two', [line('full', 1)], { isAtDesk: true, by: 'anna' })).toMatchObject({
      right: { state: 'granted' },
    });
    expect(at.accounts()).toEqual({ cash: 1200, income: -1200 });
  });

  it('ends by the clock, and late money has its seats anew or goes back', async () => {
    const at = ticketTown(concert);
    await at.asks('late', [line('full', 1)]);
    await at.asks('later', [line('full', 1, { seats: [{ row: 'B', number: 1 }] })]);
    const [late, later] = [await at.begin('late'), await at.begin('later')];
    at.clock.at = noon + 10 * minute - 1;
    expect((await at.seen('late')).state).toBe('held');
    at.clock.at = noon + 10 * minute;
    expect((await at.seen('late')).state).toBe('expired');
    await at.buys('quick', [line('full', 1, { seats: [{ row: 'B', number: 1 }] })]);
    expect(await at.paid(late)).toBe('granted');
    // It was spent: the notice that comes again gives nothing more.
    expect(await at.paid(late)).toBe('none');
    expect(await at.paid(later)).toBe('refunded');
    expect(at.refunds).toEqual([{ id: later.id, key: `tickets/${later.id}`, amount: 1200 }]);
    expect((await at.find('later')).state).toBe('refunded');
    expect(at.accounts()).toEqual({ bank: 2400, income: -2400 });
    expect(await auditGoods({ books: at.goods })()).toMatchObject([{ faults: [] }]);
  });

  it('is on the list of the doors with the code that its holder has', async () => {
    const at = ticketTown({ ...concert, types: [ticketType('free', 0)] });
    const order = await at.buys('one', [line('free', 1, { names: ['Empar Ferrer'] })]);
    const [session] = concert.sessions;
    if (session === undefined) throw new Error('a concert has a session');
    const list = await ticketsOfSession(at.ports)(at.town.realm, concert.id, session);
    expect(list).toMatchObject([
      { id: order.tickets[0]?.id, seat: 'A-3', holderInitials: 'E. F.', type: 'free', state: 'valid' },
    ]);
    expect(list[0]?.code).toMatch(/^CT2:/u);
  });
});
