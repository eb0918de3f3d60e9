import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { actAtCounter } from '#application/appointments/counter/act-at-counter.ts';
import { callNext } from '#application/appointments/counter/call-next.ts';
import { takeTicket } from '#application/appointments/counter/take-ticket.ts';
import { auditSteps } from '#application/office/audit-steps.ts';
import { bookingCouncil, bookingTown as town } from '#fixtures/builders/appointments/booking-town.ts';
import type { BookingDatabase } from './racing-people.ts';

const ticket = { id: 'key-of-a-ticket', office: 'plaza', services: ['obras'], people: 1, by: 'rosa' };

/** What a counter does is in the chain of its office, with the change that it is about, on a real database. */
export function counterSteps(open: () => Promise<BookingDatabase>): void {
  it('says what the counter did in a chain that the audit covers, once, and without the key of a visit', async () => {
    const { stores, steps } = await open();
    const councils = stores.map((one) => bookingCouncil(undefined, {}, one).ports);
    const [one, two] = councils as [(typeof councils)[0], (typeof councils)[0]];
    await Promise.all([takeTicket(one)(town, ticket), takeTicket(two)(town, ticket)]);
    const call = { visit: ticket.id, version: 1, act: 'call', by: 'neus', desk: '1' } as const;
    await Promise.all([actAtCounter(one)(town.realm, call), actAtCounter(two)(town.realm, call)]);
    await actAtCounter(one)(town.realm, { ...call, version: 2, act: 'miss' });
    await actAtCounter(two)(town.realm, { ...call, version: 2, act: 'serve' });
    const chain = await steps.of(town.realm, 'good/appointments/counter/plaza');
    expect(chain.map(({ number, act, from, to, by }) => [number, act, from, to, by])).toEqual([
      [1, 'visit.arrive', null, 'arrived A-001', 'rosa'],
      [2, 'visit.call', 'arrived', 'called A-001 1', 'neus'],
      [3, 'visit.miss', 'called', 'missed A-001 1', 'neus'],
    ]);
    expect(JSON.stringify(chain)).not.toContain(ticket.id);
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    const audited = await auditSteps({ steps, clock: { now: () => 9e12 }, hash })();
    expect(audited).toMatchObject([{ realm: 'vilanova', steps: 3, broken: [] }]);
  });

  it('calls two people to two desks that ask at the same moment, each once, and says so in the chain', async () => {
    const { stores, steps } = await open();
    const councils = stores.map((one) => bookingCouncil(undefined, {}, one).ports);
    const [one, two] = councils as [(typeof councils)[0], (typeof councils)[0]];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const id of ['key-of-the-first', 'key-of-the-second'])
      await takeTicket(one)(town, { ...ticket, id, services: ['padron'] });
    const next = { office: 'plaza', finished: null, by: 'neus' } as const;
    const asked = [callNext(one)(town, { ...next, desk: '1' }), callNext(two)(town, { ...next, desk: '2' })];
    const called = await Promise.all(asked);
    expect(new Set(called.map((done) => JSON.stringify(done))).size).toBe(2);
    // An answer was lost: the desk that asks again has the same person.
    expect(await callNext(two)(town, { ...next, desk: '1' })).toEqual(called[0]);
    const chain = await steps.of(town.realm, 'good/appointments/counter/plaza');
    const calls = chain.filter(({ act }) => act === 'visit.call').map(({ to }) => to);
    const codes = ['A-001', 'A-002'].map((code) => calls.filter((to) => to?.startsWith(`called ${code} `)));
    expect([calls.length, ...codes.map((own) => own.length)]).toEqual([2, 1, 1]);
  });
}
