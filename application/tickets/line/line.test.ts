import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { fair, fireworks } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { giveTicketBack } from '../give-ticket-back.ts';

const minute = 60_000;

describe('the opening minute', () => {
  it('gathers who comes, serves them as the seed says, and oversells nothing', async () => {
    const at = ticketTown(fireworks);
    for (let person = 0; person < 40; person += 1) {
      at.clock.at = noon + person * 1000;
      expect(await at.asks(`person-${person}`, [line('stand', 1)])).toMatchObject({
        right: { state: 'waiting' },
      });
    }
    at.clock.at = noon + minute - 1;
    await at.serves();
    expect((await at.find('person-0')).state).toBe('waiting');
    at.clock.at = noon + minute;
    expect(await at.asks('behind', [line('stand', 1)])).toMatchObject({ right: { state: 'waiting' } });
    await at.serves();
    const states = await Promise.all(
      Array.from({ length: 40 }, async (_, person) => (await at.find(`person-${person}`)).state),
    );
    expect(states.filter((state) => state === 'granted')).toHaveLength(20);
    expect(states.filter((state) => state === 'soldOut')).toHaveLength(20);
    expect(states.slice(0, 20).every((state) => state === 'granted')).toBe(false);
    expect((await at.find('behind')).state).toBe('soldOut');
    expect(await at.asks('after', [line('stand', 1)])).toMatchObject({ left: { kind: 'noneLeft' } });
  });

  it('lets nobody have two places', async () => {
    const at = ticketTown({ ...fireworks, types: fair.types.slice(2, 3), pools: fair.pools });
    const visitor = { written: { identity: '12345678Z', birthDay: '1984-03-02' }, isAtDesk: false };
    await at.asks('one', [line('resident', 1)], { visitor });
    expect(await at.asks('two', [line('resident', 1)], { visitor })).toMatchObject({
      left: { kind: 'inLine' },
    });
  });
});

describe('the waiting list', () => {
  it('gives what comes back to its head, whom nobody passes', async () => {
    const at = ticketTown(fair);
    const all = await Promise.all(['a', 'b', 'c', 'd'].map((id) => at.buys(id, [line('adult', 5)])));
    const [first] = all;
    await at.asks('head', [line('adult', 2)], { waits: true });
    await at.asks('next', [line('child', 1)], { waits: true });
    expect(await at.asks('quick', [line('child', 1)])).toMatchObject({ left: { kind: 'othersWait' } });
    const back = async (ticket: number) =>
      giveTicketBack(at.ports)(at.good, fair.sessions[0] ?? null, {
        order: 'a',
        ticket: first?.tickets[ticket]?.id ?? '',
      });
    expect(await back(0)).toMatchObject({ right: 'returned' });
    await at.serves();
    expect((await at.find('head')).state).toBe('waiting');
    expect((await at.find('next')).state).toBe('waiting');
    expect(await at.asks('quick', [line('child', 1)])).toMatchObject({ left: { kind: 'othersWait' } });
    await back(1);
    await back(2);
    await at.serves();
    expect(await at.find('head')).toMatchObject({ state: 'held', amount: 800 });
    expect((await at.find('next')).state).toBe('held');
    expect(await at.seen('head')).toMatchObject({ until: noon + 60 * minute });
  });

  it('gives fewer to who takes fewer', async () => {
    const at = ticketTown(fair);
    await Promise.all(['a', 'b', 'c'].map((id) => at.buys(id, [line('adult', 6)])));
    await at.asks('head', [line('adult', 4)], { waits: true, takesFewer: true });
    await at.serves();
    expect(await at.find('head')).toMatchObject({ state: 'held', amount: 800 });
  });
});
