import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ownTickets } from '#domain/tickets/ticket-order.ts';
import type { TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import { concert } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { callSessionOff } from './call-off/call-session-off.ts';
import { eventFigures } from './event-figures.ts';
import { extendTickets, leaveTickets } from './change-ticket-order.ts';
import { giveTicketBack } from './give-ticket-back.ts';
import { listOwedForTickets, returnOwedForTickets } from './owed-ticket-money.ts';
import { ticketsOfSession } from './tickets-of-session.ts';
import { transferTicket } from './transfer-ticket.ts';

const [minute, hour] = [60_000, 3_600_000];

const sessionIn = ({ sessions: [session] }: TicketedEvent) => {
  if (session === undefined) throw new Error('an event has a session');
  return session;
};
const start = sessionIn(concert).start;

async function bought(count = 2) {
  const at = ticketTown(concert);
  const order = await at.buys('one', [line('reduced', count)]);
  const ids = order.tickets.map(({ id }) => id);
  const back = (ticket: string, key = 'one') =>
    giveTicketBack(at.ports)(at.good, sessionIn(at.written.event), { order: key, ticket });
  const audited = async () => expect(await auditGoods({ books: at.goods })()).toMatchObject([{ faults: [] }]);
  return { at, ids, back, audited };
}

describe('a ticket that is given back', () => {
  it('returns what the terms say to the millisecond, and its place is free', async () => {
    const { at, ids, back, audited } = await bought();
    at.clock.at = start - 24 * hour;
    expect(await back(ids[0] ?? '')).toMatchObject({ right: 'returned' });
    at.clock.at += 1;
    expect(await back(ids[1] ?? '')).toMatchObject({ right: 'returned' });
    expect(at.refunds.map(({ amount }) => amount)).toEqual([801, 400]);
    expect(at.accounts()).toEqual({ bank: 401, income: -401 });
    expect(await back(ids[1] ?? '')).toMatchObject({ right: 'returned' });
    expect(at.refunds).toHaveLength(2);
    await audited();
  });

  it('is refused once its session has begun, or if it was used or is another’s', async () => {
    const { at, ids, back } = await bought();
    const [used = '', late = ''] = ids;
    await at.ports.goods.ask(at.good, {
      key: 'in',
      bodyHash: 'in',
      at: at.clock.at,
      by: 'door',
      acts: [{ kind: 'use', grant: used, times: 1 }],
      money: [],
      records: [],
    });
    expect(await back(used)).toMatchObject({ left: { kind: 'used' } });
    expect(await back('0000')).toMatchObject({ left: { kind: 'unknownTickets' } });
    at.clock.at = start;
    expect(await back(late)).toMatchObject({ left: { kind: 'begun' } });
    const list = await ticketsOfSession(at.ports)(at.town.realm, concert.id, sessionIn(concert));
    expect(list.map(({ state }) => state).toSorted()).toEqual(['in', 'valid']);
  });

  it('returns everything if the session was moved', async () => {
    const { at, ids, back } = await bought(1);
    const moved = { ...sessionIn(concert), start: start + hour, end: start + 3 * hour };
    at.written.event = { ...concert, sessions: [moved] };
    at.clock.at = start;
    expect(await back(ids[0] ?? '')).toMatchObject({ right: 'returned' });
    expect(at.refunds).toMatchObject([{ amount: 801 }]);
  });

  it('waits for staff if the bank does not answer, and they return it once', async () => {
    const { at, ids, back } = await bought(1);
    at.refuseRefunds(true);
    expect(await back(ids[0] ?? '')).toMatchObject({ right: 'waits' });
    expect(await listOwedForTickets(at.ports)(at.good)).toMatchObject([{ owed: { amount: 801 } }]);
    const asked = { order: 'one', what: ids[0] ?? '', isHanded: true, by: 'anna' };
    expect(await returnOwedForTickets(at.ports)(at.good, { ...asked, isHanded: false })).toMatchObject({
      left: { kind: 'failed' },
    });
    expect(await returnOwedForTickets(at.ports)(at.good, asked)).toMatchObject({ right: { id: 'one' } });
    expect(await returnOwedForTickets(at.ports)(at.good, asked)).toMatchObject({
      left: { kind: 'nothingOwed' },
    });
    expect(await listOwedForTickets(at.ports)(at.good)).toEqual([]);
  });
});

describe('a ticket that goes to somebody else', () => {
  it('has other letters at the same seat, and what it was opens no door', async () => {
    const { at, ids, audited } = await bought(1);
    const transfer = { order: 'one', ticket: ids[0] ?? '', to: 'other', name: 'Empar Ferrer' };
    const done = await transferTicket(at.ports)(at.good, concert, transfer);
    expect(done).toMatchObject({ right: { id: 'other', state: 'granted', from: 'one' } });
    expect(await transferTicket(at.ports)(at.good, concert, transfer)).toEqual(done);
    expect(await transferTicket(at.ports)(at.good, concert, { ...transfer, to: 'third' })).toMatchObject({
      left: { kind: 'notOwn' },
    });
    const list = await ticketsOfSession(at.ports)(at.town.realm, concert.id, sessionIn(concert));
    expect(list.map(({ seat, state }) => `${seat} ${state}`).toSorted()).toEqual([
      'A-3 revoked',
      'A-3 valid',
    ]);
    await audited();
  });

  it('returns its money to who paid when the other person gives it back', async () => {
    const { at, ids, back, audited } = await bought(1);
    const payment = (await at.find('one')).payment;
    const transfer = { order: 'one', ticket: ids[0] ?? '', to: 'other', name: 'Empar' };
    await transferTicket(at.ports)(at.good, concert, transfer);
    const [ticket] = (await at.find('other')).tickets;
    expect(await back(ticket?.id ?? '', 'other')).toMatchObject({ right: 'returned' });
    expect(at.refunds).toEqual([{ id: payment, key: `ticket/${ticket?.id}`, amount: 801 }]);
    expect(at.accounts()).toEqual({ bank: 0, income: 0 });
    await audited();
  });

  it('needs a name, an event that allows it, and a session that has not begun', async () => {
    const { at, ids } = await bought(1);
    const transfer = { order: 'one', ticket: ids[0] ?? '', to: 'other', name: ' ' };
    const give = (event: TicketedEvent, more = {}) =>
      transferTicket(at.ports)(at.good, event, { ...transfer, ...more });
    expect(await give(concert)).toMatchObject({ left: { kind: 'nameMissing' } });
    expect(await give({ ...concert, isTransferable: false })).toMatchObject({
      left: { kind: 'notTransferable' },
    });
    expect(await give(concert, { ticket: 'none' })).toMatchObject({ left: { kind: 'unknownTickets' } });
    at.clock.at = start;
    expect(await give(concert, { name: 'Empar' })).toMatchObject({ left: { kind: 'begun' } });
  });
});

describe('an order that waits for its payment', () => {
  it('is kept longer ten times, never shorter, and left for others', async () => {
    const at = ticketTown(concert);
    await at.asks('one', [line('full', 1)]);
    for (let time = 1; time <= 10; time += 1) {
      at.clock.at += 9 * minute;
      expect(await extendTickets(at.ports)(at.good, 'one')).toMatchObject({ right: 'extended' });
    }
    expect(await extendTickets(at.ports)(at.good, 'one')).toMatchObject({ left: { kind: 'extendedOften' } });
    expect(await leaveTickets(at.ports)(at.good, 'one')).toMatchObject({ right: 'left' });
    expect(await leaveTickets(at.ports)(at.good, 'one')).toMatchObject({ right: 'left' });
    expect(await extendTickets(at.ports)(at.good, 'one')).toMatchObject({ left: { kind: 'notHeld' } });
    expect(await extendTickets(at.ports)(at.good, 'none')).toMatchObject({
      left: { kind: 'unknownTickets' },
    });
    expect(await leaveTickets(at.ports)(at.good, 'none')).toMatchObject({ left: { kind: 'unknownTickets' } });
    await at.buys('two', [line('full', 1)]);
    expect(await leaveTickets(at.ports)(at.good, 'two')).toMatchObject({ left: { kind: 'notHeld' } });
  });
});

describe('a session that is called off', () => {
  it('takes two people, closes the sale, tells everybody and returns all money', async () => {
    const { at, back, ids, audited } = await bought();
    await back(ids[0] ?? '');
    await at.buys('desk', [line('full', 1)], { isAtDesk: true, by: 'anna' });
    await at.asks('held', [line('full', 1)], { contact: { email: 'a@example.org', language: 'es' } });
    const off = (by: string, reason = 'Lluvia') =>
      callSessionOff(at.ports)(at.good, concert, { session: 'fri', reason, by });
    expect(await off('anna', ' ')).toMatchObject({ left: { kind: 'reasonMissing' } });
    expect(await off('anna')).toMatchObject({ right: { isOff: false } });
    expect(await off('anna')).toMatchObject({ left: { kind: 'sameSigner' } });
    expect(await at.asks('still', [line('full', 1)])).toMatchObject({ right: { state: 'held' } });
    expect(await off('pere')).toMatchObject({ right: { isOff: true, orders: 4, waits: 1 } });
    expect(await off('pere')).toMatchObject({ right: { isOff: true, orders: 0 } });
    expect(await at.asks('more', [line('full', 1)])).toMatchObject({ left: { kind: 'sessionCalledOff' } });
    expect(at.accounts()).toEqual({ bank: 0, cash: 0, income: 0 });
    expect(at.refunds.map(({ amount }) => amount)).toEqual([801, 801]);
    // The money of a desk is handed over by a person.
    const owed = await listOwedForTickets(at.ports)(at.good);
    expect(owed.filter(({ order }) => order.payment === null)).toMatchObject([{ order: { id: 'desk' } }]);
    await audited();
  });
});

describe('the money of an event', () => {
  it('is, whatever is bought, given back and given away: paid − refunded = tickets + fees, to the cent', async () => {
    const act = fc.record({
      count: fc.integer({ min: 1, max: 3 }),
      backs: fc.nat(3),
      hours: fc.nat(30),
      gives: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 5 }), async (acts) => {
        const at = ticketTown(concert);
        for (const [nth, { count, backs, hours, gives }] of acts.entries()) {
          const key = `order-${nth}`;
          if (isLeft(await at.asks(key, [line('reduced', count)]))) continue;
          const order = await at.buys(key, [line('reduced', count)]);
          at.clock.at = Math.max(at.clock.at, start - hours * hour - 1);
          if (at.clock.at >= start) break;
          const [first] = order.tickets;
          if (gives && first !== undefined)
            await transferTicket(at.ports)(at.good, concert, {
              order: key,
              ticket: first.id,
              to: `to-${nth}`,
              name: 'A',
            });
          for (const { id } of order.tickets.slice(0, backs))
            await giveTicketBack(at.ports)(at.good, sessionIn(concert), { order: key, ticket: id });
        }
        const orders = await Promise.all(
          acts.flatMap((_, nth) => [`order-${nth}`, `to-${nth}`]).map((id) => at.find(id).catch(() => null)),
        );
        const found = orders.flatMap((one) => (one?.state === 'granted' ? one : []));
        const kept = found
          .flatMap(({ tickets }) => tickets)
          .reduce((sum, { ended, price }) => {
            if (ended?.kind === 'returned') return sum + ended.kept;
            return ended === undefined ? sum + price : sum;
          }, 0);
        const paid = found.reduce((sum, { amount }) => sum + amount, 0);
        const refunded = at.refunds.reduce((sum, { amount }) => sum + amount, 0);
        expect(paid - refunded).toBe(kept);
        const { bank, cash, sums } = await eventFigures(at.ports)(at.good, concert);
        expect(sums.paid - sums.refunded).toBe(bank + cash);
        expect(sums.tickets + sums.fees).toBe(bank + cash);
        expect(at.accounts()['bank'] ?? 0).toBe(kept);
        expect(found.every((order) => ownTickets(order).length <= 3)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
