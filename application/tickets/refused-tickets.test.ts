import { describe, expect, it } from 'vitest';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import { left, right } from '#domain/shared/result.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { concert, ticketType } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { allRecords } from '#application/scarcity/all-records.ts';
import { callSessionOff } from './call-off/call-session-off.ts';
import { extendTickets, leaveTickets } from './change-ticket-order.ts';
import { withSeats } from './free-seats.ts';
import { endedTickets, giveTicketBack } from './give-ticket-back.ts';
import { drawOpening } from './line/draw-opening.ts';
import { orderTickets, whyNoTickets } from './order-tickets.ts';
import { returnOwedForTickets } from './owed-ticket-money.ts';
import { transferTicket } from './transfer-ticket.ts';

const minute = 60_000;
const [session = null] = concert.sessions;

/** A store that refuses what it is asked, as if somebody else had been faster. */
async function refusing(kind: GoodsRefusal['kind'], count = 1) {
  const at = ticketTown(concert);
  const order = await at.buys('one', [line('full', count)]);
  const ask = async () => left({ kind } as GoodsRefusal);
  const goods = { ...at.ports.goods, ask };
  return { at, order, id: order.tickets[0]?.id ?? '', ports: { ...at.ports, goods } };
}

describe('what somebody else was faster with', () => {
  it('is refused, and nothing of it is done', async () => {
    const { at, id, ports } = await refusing('recordChanged');
    const named = { order: 'one', ticket: id };
    expect(await giveTicketBack(ports)(at.good, session, named)).toMatchObject({ left: { kind: 'notOwn' } });
    const transfer = { ...named, to: 'two', name: 'Empar' };
    expect(await transferTicket(ports)(at.good, concert, transfer)).toMatchObject({
      left: { kind: 'notOwn' },
    });
    const off = { session: 'fri', reason: 'Lluvia', by: 'anna' };
    expect(await callSessionOff(ports)(at.good, concert, off)).toMatchObject({ left: { kind: 'changed' } });
    await at.asks('held', [line('full', 1)]);
    expect(await extendTickets(ports)(at.good, 'held')).toMatchObject({ left: { kind: 'notHeld' } });
    expect(await leaveTickets(ports)(at.good, 'held')).toMatchObject({ left: { kind: 'notHeld' } });
    expect((await at.find('one')).state).toBe('granted');
  });

  it('is used by somebody who came in', async () => {
    const { at, id, ports } = await refusing('wrongStatus');
    const transfer = { order: 'one', ticket: id, to: 'two', name: 'Empar' };
    expect(await transferTicket(ports)(at.good, concert, transfer)).toMatchObject({ left: { kind: 'used' } });
  });

  it('is left for the next time when a session is called off', async () => {
    const { at } = await refusing('recordChanged');
    let isBusy = true;
    const ask: typeof at.ports.goods.ask = async (id, request) =>
      isBusy && request.key.startsWith('calledOff/')
        ? left({ kind: 'recordChanged', record: '' })
        : at.ports.goods.ask(id, request);
    const off = (by: string) =>
      callSessionOff({ ...at.ports, goods: { ...at.ports.goods, ask } })(at.good, concert, {
        session: 'fri',
        reason: 'Lluvia',
        by,
      });
    await off('anna');
    expect(await off('pere')).toMatchObject({ right: { isOff: true, orders: 0 } });
    isBusy = false;
    expect(await off('pere')).toMatchObject({ right: { isOff: true, orders: 1 } });
  });

  it('is what the kernel says, in words of tickets', () => {
    const of = (refusal: Partial<GoodsRefusal>) => whyNoTickets(refusal as GoodsRefusal);
    expect(of({ kind: 'closedPool' })).toEqual({ kind: 'sessionCalledOff' });
    expect(of({ kind: 'otherRequest' })).toEqual({ kind: 'otherTickets' });
    for (const kind of ['recordChanged', 'tooSmall', 'grantExists'] as const)
      expect(of({ kind })).toEqual({ kind: 'busyNow' });
    expect(of({ kind: 'cellsTaken', cells: [] })).toEqual({ kind: 'seatTaken', seat: '' });
    expect(() => of({ kind: 'unbalanced' })).toThrow('in a wrong way');
  });
});

describe('orders at the same time', () => {
  it('have other seats each, though nobody chose them', async () => {
    const at = ticketTown(concert);
    const done = await Promise.all(['a', 'b', 'c'].map((id) => at.asks(id, [line('full', 2)])));
    expect(done.every((one) => one._tag === 'Right')).toBe(true);
    const seats = await Promise.all(['a', 'b', 'c'].map(async (id) => (await at.find(id)).tickets));
    expect(new Set(seats.flat().map(({ seat }) => `${seat?.row}${seat?.number}`)).size).toBe(6);
  });

  it('draw one seed for an opening', async () => {
    const at = ticketTown(concert);
    const drawn = await Promise.all([
      drawOpening(at.ports)(at.good, noon),
      drawOpening(at.ports)(at.good, noon),
    ]);
    expect(drawn.filter((one) => one !== null)).toHaveLength(1);
    expect(await drawOpening(at.ports)(at.good, noon + minute)).toBeNull();
  });

  it('are answered with what was sold, also if it cannot be read yet', async () => {
    const at = ticketTown(concert);
    const goodsRecords = { ...at.ports.goodsRecords, record: async () => null };
    const asked = {
      id: 'one',
      session: 'fri',
      lines: [line('full', 1)],
      visitor: null,
      contact: null,
      isAtDesk: false,
      by: 'sender',
      waits: false,
      takesFewer: false,
    };
    expect(await orderTickets({ ...at.ports, goodsRecords })(at.town, concert, asked)).toMatchObject({
      right: { state: 'held' },
    });
  });
});

describe('money that is owed', () => {
  it('is returned by the bank, or handed over, and refused where there is none', async () => {
    const { at, id } = await refusing('recordChanged');
    const asked = { order: 'none', what: id, isHanded: false, by: 'anna' };
    expect(await returnOwedForTickets(at.ports)(at.good, asked)).toMatchObject({
      left: { kind: 'unknownTickets' },
    });
    at.refuseRefunds(true);
    await giveTicketBack(at.ports)(at.good, session, { order: 'one', ticket: id });
    let refunds: readonly object[] = [];
    const payments = {
      ...at.ports.payments,
      account: async () => ({ payment: {}, refunds }) as never,
    };
    const refund = async (_: unknown, __: string, { key }: { readonly key: string }) => {
      refunds = [{ key, state: 'done' }];
      return right('sent');
    };
    const owed = { ...asked, order: 'one' };
    const ask = async () => left({ kind: 'recordChanged', record: '' } as const);
    const busy = { ...at.ports, goods: { ...at.ports.goods, ask } };
    expect(await returnOwedForTickets(busy)(at.good, { ...owed, isHanded: true })).toMatchObject({
      left: { kind: 'changed' },
    });
    expect(await returnOwedForTickets({ ...at.ports, payments, refund })(at.good, owed)).toMatchObject({
      right: { id: 'one' },
    });
    const none = { ...at.ports, payments: { ...payments, account: async () => null } };
    expect(await returnOwedForTickets(none)(at.good, owed)).toMatchObject({ left: { kind: 'failed' } });
  });

  it('of a desk is handed over by a person, whatever they asked for', async () => {
    const at = ticketTown(concert);
    const order = await at.buys('desk', [line('full', 1)], { isAtDesk: true, by: 'anna' });
    const ticket = order.tickets[0]?.id ?? '';
    expect(await giveTicketBack(at.ports)(at.good, session, { order: 'desk', ticket })).toMatchObject({
      right: 'waits',
    });
    const asked = { order: 'desk', what: ticket, isHanded: false, by: 'anna' };
    expect(await returnOwedForTickets(at.ports)(at.good, asked)).toMatchObject({
      right: { handed: [ticket] },
    });
    await at.buys('two', [line('full', 2)], { isAtDesk: true, by: 'anna' });
  });

  it('is none of what cost nothing', async () => {
    const at = ticketTown({ ...concert, types: [ticketType('free', 0)] });
    const order = await at.buys('one', [line('free', 1)]);
    const ticket = order.tickets[0]?.id ?? '';
    expect(await giveTicketBack(at.ports)(at.good, session, { order: 'one', ticket })).toMatchObject({
      right: 'nothing',
    });
  });

  it('has one payment, however often it is begun', async () => {
    const at = ticketTown(concert);
    await at.asks('one', [line('full', 1)]);
    expect(await at.begin('one')).toEqual(await at.begin('one'));
  });
});

describe('what is read of many', () => {
  it('is read page by page, the earliest first', async () => {
    const at = ticketTown(concert);
    const records = Array.from({ length: 501 }, (_, n) => ({
      kind: 'many',
      id: String(n).padStart(3, '0'),
      owner: '',
      at: n,
      version: 1,
      body: {},
    }));
    await at.ports.goods.ask(at.good, {
      key: 'x',
      bodyHash: 'x',
      at: noon,
      by: 'x',
      acts: [],
      money: [],
      records,
    });
    const found = await allRecords(at.ports)(at.good, 'many');
    expect([found.length, found[0]?.id, found.at(-1)?.id]).toEqual([501, '000', '500']);
  });

  it('has no seats for a type that the council has deleted, and no record of what was never sold', async () => {
    const at = ticketTown(concert);
    const order = await at.buys('one', [line('full', 1)]);
    const [ticket] = order.tickets;
    if (ticket === undefined) throw new Error('a ticket was bought');
    const gone = { ...ticket, type: 'gone', seat: null };
    expect(withSeats(concert, [gone], new Map())).toEqual([gone]);
    const [record] = await endedTickets(at.ports, at.good, order, [{ ...ticket, id: 'NEVER' }]);
    expect(record).toMatchObject({ version: 1, at: order.at });
  });
});

describe('a session that is called off', () => {
  it('leaves orders of other sessions, and who came in, as they are', async () => {
    const second = { ...concert.sessions[0], id: 'sat' } as (typeof concert.sessions)[number];
    const event = { ...concert, sessions: [...concert.sessions, second] };
    const at = ticketTown(event);
    const order = await at.buys('one', [line('full', 2)]);
    await at.buys('other', [line('full', 1)], { session: 'sat' });
    const grant = order.tickets[0]?.id ?? '';
    await at.ports.goods.ask(at.good, {
      key: 'in',
      bodyHash: 'in',
      at: noon,
      by: 'door',
      acts: [{ kind: 'use', grant, times: 1 }],
      money: [],
      records: [],
    });
    for (const by of ['anna', 'pere'])
      await callSessionOff(at.ports)(at.good, event, { session: 'fri', reason: 'Lluvia', by });
    expect((await at.find('other')).state).toBe('granted');
    expect(at.accounts()['bank']).toBe(2400);
  });
});
