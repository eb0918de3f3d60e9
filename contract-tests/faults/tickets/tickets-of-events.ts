import { describe, expect, it } from 'vitest';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { paidAtBank } from '#fixtures/builders/reservations/paid-at-bank.ts';
import { asking } from '#fixtures/builders/vouchers/shop-visit.ts';
import { auditedBooks as audited } from '../reservations/a-reserving-venue.ts';
import { atBoxOffice, newTicketKey, sampleConcert, sampleFair } from './a-box-office.ts';

const minute = 60_000;

function racing(): void {
  it('have one holder for each seat and no more places than there are, whoever races through two processes', async () => {
    const { council, order, call } = await atBoxOffice();
    const other = await council.second();
    const there = asking(other, await deviceCookie(other.server));
    const seats = [
      { row: 'B', number: 7 },
      { row: 'B', number: 8 },
    ];
    const wanted = { session: 'vie', lines: [{ type: 'general', count: 2, seats }] };
    const twice = await Promise.all(
      Array.from({ length: 6 }, () => ({ ...wanted, key: newTicketKey() })).flatMap((asked) => [
        order(sampleConcert, asked, call),
        order(sampleConcert, asked, there),
      ]),
    );
    expect(new Set(twice.filter(({ status }) => status === 200).map(({ own }) => own.id)).size).toBe(1);
    // A workshop has 24 places, of which both types of ticket take.
    const workshop = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        order(
          sampleFair,
          { session: 't1', lines: [{ type: 'taller', count: 5 }] },
          n % 2 === 0 ? call : there,
        ),
      ),
    );
    expect(workshop.filter(({ status }) => status === 200)).toHaveLength(4);
    await audited(council);
  });

  it('are counted for a person under three spellings through two processes', async () => {
    const { council, order, call } = await atBoxOffice();
    const other = await council.second();
    const there = asking(other, await deviceCookie(other.server));
    const resident = { session: 't2', lines: [{ type: 'vecino', count: 2 }], birthDay: '1990-05-05' };
    const answers = await Promise.all(
      ['X1234567L', 'x-1234567-l', ' Ｘ１２３４５６７Ｌ '].flatMap((identity) => [
        order(sampleFair, { ...resident, identity }, call),
        order(sampleFair, { ...resident, identity }, there),
      ]),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { status, body } of answers) if (status !== 200) expect(body.where).toBe('hasMostTickets');
    await audited(council);
  });
}

function paying(): void {
  it('are not anybody’s until they are paid: refused, lost with the server, late and twice', async () => {
    const { council, order, own, pay } = await atBoxOffice();
    const { own: first } = await order(sampleConcert, {
      session: 'vie',
      lines: [{ type: 'general', count: 2 }],
    });
    expect(first).toMatchObject({ state: 'held', amount: 2400, payment: { isRefused: false } });
    expect((await pay(first, 'refuse')).body).toContain('Pago no realizado');
    expect(await own(sampleConcert, first.id)).toMatchObject([
      { state: 'held', tickets: [{ code: null }, { code: null }], payment: { isRefused: true } },
    ]);
    const { own: late } = await order(sampleConcert, {
      session: 'vie',
      lines: [{ type: 'general', count: 1, seats: [{ row: 'C', number: 1 }] }],
    });
    // The bank has its money, and the server is killed before it gives the tickets.
    const [again] = await own(sampleConcert, first.id);
    await paidAtBank(council, again?.payment?.id ?? '', first.amount);
    const restarted = await council.restart();
    const there = asking(restarted, await deviceCookie(restarted.server));
    const read = async (key: string) =>
      (await there('tickets/own', { orders: [{ event: sampleConcert, key }] })).body;
    expect(await read(first.id)).toMatchObject({
      items: [{ state: 'granted', payment: null, tickets: [{ refundNow: 1200 }, { refundNow: 1200 }] }],
    });
    restarted.setTime(noon + 11 * minute);
    const seats = [{ row: 'C', number: 1 }];
    const quick = await there(`tickets/events/${sampleConcert}/orders`, {
      key: newTicketKey(),
      session: 'vie',
      lines: [{ type: 'general', count: 1, seats }],
    });
    expect(quick.status).toBe(200);
    await paidAtBank(restarted, late.payment?.id ?? '', late.amount);
    expect(await read(late.id)).toMatchObject({ items: [{ state: 'refunded' }] });
    await audited(restarted);
  });
}

function opening(): void {
  it('of the opening minute are drawn once it is over, once however many processes look, and one a person', async () => {
    const { council, call } = await atBoxOffice();
    const opens = Date.parse('2027-02-15T11:00:00Z');
    council.setTime(opens);
    const other = await council.second();
    other.setTime(opens);
    const there = asking(other, await deviceCookie(other.server));
    const path = 'tickets/events/nit-de-foc/orders';
    const people = ['12345678Z 1984', 'X1234567L 1990', '00000000T 1950', 'x-1234567-l 1990'];
    const keys = people.map(() => newTicketKey());
    const joined = await Promise.all(
      people.map((person, n) => {
        const [identity, year] = person.split(' ');
        const lines = [{ type: 'tribuna', count: 2 }];
        const asked = { key: keys[n], session: 'nit', lines, identity, birthDay: `${year}-05-05` };
        return (n % 2 === 0 ? call : there)(path, asked);
      }),
    );
    expect(joined.filter(({ body }) => body['state'] === 'waiting')).toHaveLength(3);
    expect(joined.filter(({ body }) => body.where === 'inLine')).toHaveLength(1);
    council.setTime(opens + minute);
    other.setTime(opens + minute);
    const orders = keys.map((key) => ({ event: 'nit-de-foc', key }));
    await Promise.all([call, there, call].map((by) => by('tickets/own', { orders })));
    const { body } = await there('tickets/own', { orders });
    const items = (body as unknown as { readonly items: readonly { readonly state: string }[] }).items;
    expect(items.map(({ state }) => state)).toEqual(['granted', 'granted', 'granted']);
    await audited(council);
  });
}

function givingBack(): void {
  it('go back, go to somebody else and are called off by two people, to the cent', async () => {
    const { council, call, keeper, order, own, pay } = await atBoxOffice();
    const { own: bought } = await order(sampleConcert, {
      session: 'sab',
      lines: [{ type: 'reducida', count: 3 }],
    });
    await pay(bought);
    const [now] = await own(sampleConcert, bought.id);
    const [given, returned] = now?.tickets ?? [];
    const path = `tickets/events/${sampleConcert}/orders`;
    const to = newTicketKey();
    expect(
      await call(`${path}/transfer`, { key: bought.id, ticket: given?.id, to, name: 'Empar Ferrer' }),
    ).toMatchObject({ status: 200, body: { tickets: [{ state: 'transferred', code: null }, {}, {}] } });
    const [theirs] = await own(sampleConcert, to);
    expect(theirs?.tickets).toMatchObject([{ seat: given?.seat, name: 'Empar Ferrer', state: 'valid' }]);
    expect(theirs?.tickets[0]?.code).not.toBe(given?.code);
    expect(await call(`${path}/return`, { key: bought.id, ticket: returned?.id })).toMatchObject({
      body: { tickets: [{}, { state: 'returned', refund: 800 }, {}] },
    });
    const off = { session: 'sab', reason: 'Lluvia' };
    const staff = `staff/tickets/events/${sampleConcert}`;
    const second = asking(council, await staffCookie(council, { id: 'taquilla-2', roles: ['eventKeeper'] }));
    expect(await keeper(`${staff}/call-off`, off)).toMatchObject({ body: { isCalledOff: false } });
    expect(await keeper(`${staff}/call-off`, off)).toMatchObject({ body: { where: 'sameSigner' } });
    expect(await second(`${staff}/call-off`, off)).toMatchObject({ body: { isCalledOff: true, orders: 2 } });
    expect(await keeper(`${staff}/figures`)).toMatchObject({ body: { bank: 0, cash: 0 } });
    expect(await own(sampleConcert, bought.id, to)).toMatchObject([
      { state: 'calledOff', reason: 'Lluvia' },
      { state: 'calledOff' },
    ]);
    await audited(council);
  });
}

/** Tickets of events, on one of the databases. */
export function ticketsOfEvents(database: string): void {
  describe(`tickets on ${database}`, () => {
    racing();
    paying();
    opening();
    givingBack();
  });
}
