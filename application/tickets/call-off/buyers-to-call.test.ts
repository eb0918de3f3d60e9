import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import type { GoodsStep } from '#domain/scarcity/goods-request.ts';
import { concert, fair } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { giveTicketBack } from '../give-ticket-back.ts';
import { transferTicket } from '../transfer-ticket.ts';
import { buyersToCall, noteBuyerCalled } from './buyers-to-call.ts';
import { callSessionOff, takeSessionCallOffBack } from './call-session-off.ts';

const contact = { email: 'a@example.org', language: 'es' } as const;

function town(event = concert) {
  const at = ticketTown(event);
  const steps: GoodsStep[] = [];
  const ask: typeof at.goods.ask = (good, request) => {
    steps.push(...(request.steps ?? []));
    return at.goods.ask(good, request);
  };
  const ports = { ...at.ports, goods: { ...at.goods, ask } };
  const session = event.sessions[0]?.id ?? '';
  return {
    at,
    ports,
    steps,
    session,
    off: (by: string, reason = 'Lluvia') => callSessionOff(ports)(at.good, event, { session, reason, by }),
    back: (by: string, of = session) => takeSessionCallOffBack(ports)(at.good, event, { session: of, by }),
    toCall: () => buyersToCall(ports)(at.good),
    note: async (id: string, by: string) => noteBuyerCalled(ports)(at.good, await at.find(id), by),
  };
}

describe('who bought tickets and left no mail', () => {
  it('is called when the session is called off; who left no telephone either is counted', async () => {
    const { at, steps, off, toCall, note } = town();
    await at.buys('mail', [line('full', 1)], { contact, phone: '600 00 00 01' });
    await at.buys('phone', [line('full', 2)], { phone: '600 00 00 02' });
    await at.buys('desk', [line('full', 1)], { isAtDesk: true, by: 'anna', phone: '600 00 00 03' });
    await at.buys('nothing', [line('full', 1)], { isAtDesk: true, by: 'anna' });
    expect(await toCall()).toEqual({ items: [], unreachable: 0 });
    expect(await note('phone', 'Rosa')).toEqual(left({ kind: 'unknownTickets' }));
    await off('Anna');
    await off('Pere');
    const found = await toCall();
    const byPhone = found.items.toSorted(
      (a, b) => Number(a.order.phone?.at(-1)) - Number(b.order.phone?.at(-1)),
    );
    expect(byPhone.map(({ order, word, called }) => [order.phone, word, called])).toEqual([
      ['600 00 00 02', 'calledOff', null],
      ['600 00 00 03', 'calledOff', null],
    ]);
    expect(found.unreachable).toBe(1);
    expect(await note('phone', 'Rosa')).toEqual(right({ by: 'Rosa', at: at.clock.at }));
    expect(await note('phone', 'Empar')).toMatchObject(right({ by: 'Rosa' }));
    expect((await toCall()).items.map(({ order, called }) => [order.id, called?.by])).toEqual([
      ['desk', undefined],
      ['phone', 'Rosa'],
    ]);
    expect(steps.filter(({ step }) => step.act === 'event.noteCall')).toHaveLength(1);
    expect(steps.filter(({ subject }) => subject === 'session/fri').map(({ step }) => step.act)).toEqual([
      'event.signCallOff',
      'event.callOff',
    ]);
  });

  it('is called when the line comes to them, not while they sit before the page', async () => {
    const { at, toCall } = town(fair);
    await at.asks('buying', [line('adult', 1)], { phone: '600 00 00 09' });
    const [first] = await Promise.all(['a', 'b', 'c'].map((id) => at.buys(id, [line('adult', 5)])));
    await at.buys('d', [line('adult', 4)]);
    await at.asks('head', [line('adult', 1)], { waits: true, phone: '600 00 00 02' });
    expect(await toCall()).toEqual({ items: [], unreachable: 0 });
    await giveTicketBack(at.ports)(at.good, fair.sessions[0] ?? null, {
      order: 'a',
      ticket: first?.tickets[0]?.id ?? '',
    });
    await at.serves();
    expect(await toCall()).toMatchObject({ items: [{ order: { id: 'head' }, word: 'offered' }] });
    at.clock.at += 3_600_000;
    expect((await toCall()).items).toEqual([]);
  });

  it('is not whoever a ticket was given to: their telephone is not that of who bought it', async () => {
    const { at } = town();
    const { tickets } = await at.buys('one', [line('full', 1)], { phone: '600 00 00 02' });
    const given = { order: 'one', ticket: tickets[0]?.id ?? '', to: 'friend', name: 'Empar' };
    expect(await transferTicket(at.ports)(at.good, concert, given)).toMatchObject({ _tag: 'Right' });
    expect(await at.find('friend')).not.toHaveProperty('phone');
  });
});

describe('a first signature that a session is called off', () => {
  it('is taken back by who gave it, in a step; a second person begins anew', async () => {
    const { steps, off, back } = town();
    expect(await back('Anna')).toEqual(left({ kind: 'notSigned' }));
    expect(await back('Anna', 'nothing')).toEqual(left({ kind: 'unknownSession' }));
    await off('Anna');
    expect(await back('Pere')).toEqual(left({ kind: 'notSigned' }));
    expect(await back('Anna')).toEqual(right('takenBack'));
    const step = { act: 'event.takeCallOffBack', words: 'Lluvia', by: 'Anna' };
    expect(steps.at(-1)).toMatchObject({ subject: 'session/fri', step });
    expect(await off('Pere', '')).toEqual(left({ kind: 'reasonMissing' }));
    expect(await off('Pere', 'Obras')).toMatchObject(right({ isOff: false }));
    expect(await off('Anna')).toMatchObject(right({ isOff: true }));
  });
});
