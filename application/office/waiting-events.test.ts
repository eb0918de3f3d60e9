import { describe, expect, it } from 'vitest';
import { callSessionOff } from '#application/tickets/call-off/call-session-off.ts';
import { giveTicketBack } from '#application/tickets/give-ticket-back.ts';
import { cents } from '#domain/shared/money.ts';
import type { TicketType } from '#domain/tickets/ticketed-event.ts';
import { concert } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { waitingCallOffs, waitingTicketRefunds } from './waiting-events.ts';

function town() {
  const at = ticketTown(concert);
  const ports = { ...at.ports, eventsOf: async () => [at.written.event] };
  return {
    at,
    callOffs: () => waitingCallOffs(ports, at.town),
    refunds: () => waitingTicketRefunds(ports, at.town),
    off: (by: string) => callSessionOff(at.ports)(at.good, concert, { session: 'fri', reason: 'Lluvia', by }),
  };
}

describe('a session that one person called off', () => {
  it('waits for another one, until that one signs', async () => {
    const { callOffs, off } = town();
    expect(await callOffs()).toEqual([]);
    await off('Anna');
    expect(await callOffs()).toEqual([
      { event: 'concert', title: 'Concierto', reason: 'Lluvia', by: 'Anna', day: '2026-11-28' },
    ]);
    await off('Pere');
    expect(await callOffs()).toEqual([]);
  });

  it('waits no longer once it is over', async () => {
    const { at, callOffs, off } = town();
    await off('Anna');
    at.clock.at = concert.sessions[0]?.end ?? 0;
    expect(await callOffs()).toEqual([]);
  });
});

describe('money of tickets', () => {
  it('that was paid at a desk waits for who hands it over; that of the bank only if it was refused', async () => {
    const { at, refunds } = town();
    const back = async (key: string) => {
      const { tickets } = await at.find(key);
      const session = concert.sessions[0] ?? null;
      return giveTicketBack(at.ports)(at.good, session, { order: key, ticket: tickets[0]?.id ?? '' });
    };
    await at.buys('web', [line('full', 1)]);
    await at.buys('desk', [line('full', 1)], { isAtDesk: true, by: 'anna' });
    expect(await refunds()).toEqual([]);
    await back('desk');
    expect(await refunds()).toEqual([{ event: 'concert', title: 'Concierto', count: 1, payments: [] }]);
    at.refuseRefunds(true);
    await back('web');
    const { payment } = await at.find('web');
    expect(await refunds()).toMatchObject([{ count: 2, payments: [payment] }]);
  });

  it('is found without reading the orders of which nothing goes back', async () => {
    const at = ticketTown({
      ...concert,
      types: [{ ...(concert.types[0] as TicketType), price: cents(100) }],
    });
    for (let n = 0; n < 20; n += 1)
      // oxlint-disable-next-line no-await-in-loop -- one buyer after the other
      await at.buys(`o${n}`, [line('full', 1)], { isAtDesk: true, by: 'anna' });
    const read: (string | null)[] = [];
    const list: typeof at.ports.goodsRecords.list = async (good, query) => {
      const found = await at.goods.list(good, query);
      read.push(...found.map(({ id }) => id));
      return found;
    };
    const goodsRecords = { ...at.ports.goodsRecords, list };
    const refunds = () =>
      waitingTicketRefunds({ ...at.ports, goodsRecords, eventsOf: async () => [at.written.event] }, at.town);
    expect([await refunds(), read]).toEqual([[], []]);
    const { tickets } = await at.find('o7');
    const session = concert.sessions[0] ?? null;
    await giveTicketBack(at.ports)(at.good, session, { order: 'o7', ticket: tickets[0]?.id ?? '' });
    expect(await refunds()).toMatchObject([{ count: 1 }]);
    expect(read).toEqual(['o7']);
  });
});
