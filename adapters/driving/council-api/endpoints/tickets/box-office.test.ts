import { expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

const event = 'la-sequera-i-el-mar';

it('sells at a desk, finds the order by its letters, takes it back, and owes its cash until it is handed over', async () => {
  const council = await openTestCouncil({});
  const { server } = council;
  const [clerk, treasurer, keeper] = await Promise.all([
    staffCookie(council, { id: 'taquilla', roles: ['deskOfficer'] }),
    staffCookie(council, { id: 'tesoreria', roles: ['treasurer'] }),
    staffCookie(council, { id: 'actes', roles: ['eventKeeper'] }),
  ]);
  const call = async (cookie: string, path: string, payload?: object) => {
    const method = payload === undefined ? 'GET' : 'POST';
    const url = `/api/vilanova/${path}`;
    return ask(server, { url, method, headers: { cookie }, ...(payload && { payload }) });
  };
  const lines = [{ type: 'general', count: 1 }];
  const sold = await call(clerk, `office/tickets/events/${event}/orders`, {
    key: 'key-of-tickets-at-desk1',
    session: 'vie',
    lines,
  });
  const [ticket] = sold.body['tickets'] as readonly { readonly id: string; readonly code: string }[];
  expect(ticket?.code).toMatch(/^CT2:/u);
  const text = ticket?.id.toLowerCase().replace(/^(.{4})/u, '$1 ');
  const found = await call(clerk, `staff/tickets/events/${event}/orders/find`, { text });
  expect(found.body).toMatchObject({ items: [{ isAtDesk: true, tickets: [{ refundNow: 1200 }] }] });
  expect(JSON.stringify(found.body)).not.toContain('key-of-tickets');
  const [order] = found.body['items'] as readonly { readonly name: string }[];
  const print = (name: string) => call(clerk, `office/tickets/events/${event}/orders/print`, { order: name });
  expect((await print(order?.name ?? '')).body).toMatchObject({ tickets: [{ code: ticket?.code }] });
  expect((await print('h8o340.none')).body).toMatchObject({ where: 'unknownTickets' });
  const back = { order: order?.name, ticket: ticket?.id };
  const path = `office/tickets/events/${event}/orders/return`;
  expect((await call(treasurer, path, back)).status).toBe(403);
  expect(await call(clerk, path, { ...back, order: 'h8o340.none' })).toMatchObject({
    body: { where: 'unknownTickets' },
  });
  expect((await call(clerk, path, back)).body).toMatchObject({
    money: 'waits',
    order: { tickets: [{ ended: 'returned', refundNow: null }] },
  });
  const waiting = async (cookie: string) => {
    const { body } = await call(cookie, 'staff/today');
    const { ticketRefund, callOff } = body['counts'] as Record<string, number>;
    return [ticketRefund, callOff];
  };
  expect(await waiting(treasurer)).toEqual([1, 0]);
  expect(await waiting(clerk)).toEqual([0, 0]);
  const handed = { order: order?.name, what: ticket?.id, isHanded: true };
  await call(treasurer, `staff/tickets/events/${event}/owed/return`, handed);
  expect(await waiting(treasurer)).toEqual([0, 0]);
  const other = await staffCookie(council, { id: 'actes-2', roles: ['eventKeeper'] });
  await call(keeper, `staff/tickets/events/${event}/call-off`, { session: 'vie', reason: 'Pluja' });
  expect(await Promise.all([waiting(keeper), waiting(other)])).toEqual([
    [0, 0],
    [0, 1],
  ]);
  expect((await call(clerk, `staff/tickets/events/${event}/figures`)).body).toMatchObject({
    cash: 0,
    sums: { paid: 1200, refunded: 1200, tickets: 0, fees: 0 },
  });
});

it('sells to a line without an end as long as it does not ask who buys', async () => {
  const council = await openTestCouncil({});
  const cookie = await staffCookie(council, { id: 'taquilla', roles: ['deskOfficer'] });
  const sell = async (n: number) => {
    const payload = {
      key: `key-of-tickets-at-desk${n}`.padEnd(26, 'x'),
      session: 'vie',
      lines: [{ type: 'general', count: 1 }],
    };
    const url = `/api/vilanova/office/tickets/events/${event}/orders`;
    return (await ask(council.server, { url, method: 'POST', headers: { cookie }, payload })).status;
  };
  const statuses: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let n = 0; n < 91; n += 1) statuses.push(await sell(n));
  expect(new Set(statuses)).toEqual(new Set([200]));
});
