import { describe, expect, it } from 'vitest';
import type { Payment } from '#domain/payments/payment.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { concert } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { callSessionOff } from './call-off/call-session-off.ts';
import { leaveTickets } from './change-ticket-order.ts';
import { settleTickets } from './settle-tickets.ts';
import { ticketsOfSubject } from './ticket-payment.ts';
import { ticketOrderName, ticketOrderOfName } from './ticket-order-name.ts';
import { forgetOldTickets, ticketsKept } from './forget-old-tickets.ts';
import { readTicketOrder } from './read-ticket-order.ts';

const minute = 60_000;

async function held() {
  const at = ticketTown(concert);
  await at.asks('one', [line('full', 1)]);
  const payment = await at.begin('one');
  const settle = (more: Partial<Payment> = {}, event: typeof concert | null = concert) =>
    settleTickets(at.ports)({ ...payment, status: 'pay', ...more }, async () => event);
  return { at, payment, settle };
}

describe('the payment of an order', () => {
  it('settles nothing that it is not for', async () => {
    const { settle } = await held();
    expect(await settle({ status: 'new' })).toBe('none');
    expect(await settle({ subject: { kind: 'fee', id: 'event/concert/one' } })).toBe('none');
    expect(ticketsOfSubject({ kind: 'hold', id: 'one' })).toBeNull();
  });

  it('goes back if there is no such order or event, and waits if the bank is away', async () => {
    const { at, settle } = await held();
    expect(await settle({ subject: { kind: 'hold', id: 'event/concert/none' } })).toBe('refunded');
    at.refuseRefunds(true);
    expect(await settle({}, null)).toBe('refundFailed');
  });

  it('buys once, however often it is paid', async () => {
    const { at, payment, settle } = await held();
    expect(await at.paid(payment)).toBe('granted');
    expect(await settle()).toBe('granted');
    expect(await settle({ id: 'another' })).toBe('refunded');
    expect((await at.find('one')).payment).toBe(payment.id);
  });

  it('gives tickets that their holder had left, if they are still there', async () => {
    const { at, payment } = await held();
    await leaveTickets(at.ports)(at.good, 'one');
    expect(await at.paid(payment)).toBe('granted');
    expect((await at.find('one')).state).toBe('granted');
  });

  it('goes back when the session has begun, is called off or is gone', async () => {
    const begun = await held();
    begun.at.clock.at = concert.sessions[0]?.start ?? 0;
    expect(await begun.at.paid(begun.payment)).toBe('refunded');
    expect(await begun.settle()).toBe('refunded');
    const gone = await held();
    expect(await gone.settle({}, { ...concert, sessions: [] })).toBe('refunded');
    const off = await held();
    for (const by of ['anna', 'pere'])
      await callSessionOff(off.at.ports)(off.at.good, concert, { session: 'fri', reason: 'Lluvia', by });
    expect(await off.at.paid(off.payment)).toBe('refunded');
  });

  it('takes tickets of a type that the council has deleted for nothing new', async () => {
    const { at, payment, settle } = await held();
    at.clock.at = noon + 10 * minute;
    at.written.event = { ...concert, types: concert.types.slice(1) };
    expect(await settle({ id: payment.id }, at.written.event)).toBe('refunded');
  });
});

describe('an order for the people of staff', () => {
  const passSeal = { digest: (_: unknown, text: string) => `hash of ${text}`.padEnd(64, '.') };

  it('has a name that opens nothing and finds it', async () => {
    const { at } = await held();
    const ports = {
      ...at.ports,
      passSeal: { digest: (_: string, text: string) => [...text].toReversed().join('') },
    };
    const name = ticketOrderName(ports, at.good, await at.find('one'));
    expect(await ticketOrderOfName(ports)(at.good, name)).toMatchObject({ order: { id: 'one' } });
    for (const wrong of ['', 'x', '.', `${name}x`, 'zzzzzzzzzzzzzzzzz.x'])
      expect(await ticketOrderOfName({ ...at.ports, passSeal })(at.good, wrong)).toBeNull();
  });
});

describe('what is kept of tickets', () => {
  it('is erased two years after the order, to the millisecond, and the books stay', async () => {
    const { at, payment } = await held();
    await at.paid(payment);
    const realms = { towns: async () => [at.town] };
    const forget = forgetOldTickets({ goodsRecords: at.ports.goodsRecords, realms });
    await forget(noon + ticketsKept);
    expect(await readTicketOrder(at.ports)(at.good, 'one')).not.toBeNull();
    await forget(noon + ticketsKept + 1);
    expect(await readTicketOrder(at.ports)(at.good, 'one')).toBeNull();
    expect(at.accounts()).toEqual({ bank: 1200, income: -1200 });
    const other = { ...at.good, good: 'reservations/x' };
    const record = { kind: 'ticketOrder', id: 'x', owner: '', at: 0, version: 1, body: {} };
    const asked = { key: 'x', bodyHash: 'x', at: noon, by: 'x', acts: [], money: [], records: [record] };
    await at.ports.goods.ask(other, asked);
    await forget(noon + ticketsKept + 1);
    expect(await at.ports.goodsRecords.record(other, 'ticketOrder', 'x')).not.toBeNull();
  });
});
