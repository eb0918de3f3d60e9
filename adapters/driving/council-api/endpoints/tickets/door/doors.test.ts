import { describe, expect, it } from 'vitest';
import { ticketOfCode } from '#domain/tickets/door/door-list.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { codeOfSoldTicket, putTickets } from '#fixtures/builders/tickets/sold-tickets.ts';
import { asking } from '#fixtures/builders/vouchers/shop-visit.ts';

const event = 'la-sequera-i-el-mar';
const doors = `staff/tickets/${event}/doors`;
const opened = Date.parse('2026-12-04T18:20:00Z');
const scan = (nonce: string, text: string, more: object = {}) => ({
  nonce: `nonce-of-${nonce}`,
  ticket: { by: 'code', text },
  door: 'door',
  session: 'vie',
  direction: 'in',
  at: new Date(opened).toISOString(),
  offline: false,
  undone: false,
  confirmed: false,
  ...more,
});

async function openAtDoors(): Promise<TestCouncil> {
  const council = await openTestCouncil();
  council.setTime(opened);
  return council;
}

async function aDoor(council: TestCouncil) {
  const staff = asking(
    council,
    await staffCookie(council, { id: 'neus', roles: ['venueKeeper'], now: opened }),
  );
  const { code } = (await staff(`${doors}/codes`, { name: 'Móvil de Empar' })).body as {
    readonly code?: string;
  };
  const started = await council.server.inject({
    method: 'POST',
    url: '/api/vilanova/door/device',
    payload: { code },
  });
  const cookie = String(started.headers['set-cookie']).split(';')[0] ?? '';
  return { staff, code, cookie, started, door: asking(council, cookie) };
}

describe('the doors of an event', () => {
  it('are scanned by devices that staff made, and a ticket comes in once', async () => {
    const council = await openAtDoors();
    await putTickets(council, event, [
      { id: '7K2QRA5D3HT8', session: 'vie' },
      { id: '8K2QRA5D3HT8', session: 'sab' },
    ]);
    const { staff, code, door, started } = await aDoor(council);
    expect(started.json()).toMatchObject({
      device: 'Móvil de Empar',
      event: { id: event },
      doors: [{ id: 'door' }],
    });
    expect(String(started.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict/su);
    expect(await asking(council, '')('door/device', { code })).toMatchObject({ status: 401 });
    const own = codeOfSoldTicket(council, event, '7K2QRA5D3HT8');
    const verdicts = async (...scans: object[]) =>
      ((await door('door/scans', { scans })).body as { items?: { verdict: object; ticket: object }[] }).items;
    expect(await verdicts(scan('a', own), scan('b', own), scan('c', 'CT1:NOTHING'))).toMatchObject([
      { verdict: { kind: 'ok' }, ticket: { initials: 'E. F.', type: 'general', inside: true } },
      { verdict: { kind: 'used', where: 'door', at: new Date(opened).toISOString() } },
      { verdict: { kind: 'unknown' }, ticket: null },
    ]);
    const letters = { ticket: { by: 'letters', text: '8k2q-ra5d-3ht8' } };
    expect(await verdicts(scan('d', '', letters))).toMatchObject([
      { verdict: { kind: 'wrongSession', where: 'sab' } },
    ]);
    const named = await staff(`${doors}/names`, { session: 'vie', text: 'férrer' });
    expect(named.body).toMatchObject({
      items: [{ id: '7K2QRA5D3HT8', name: 'Empar Ferrer', isInside: true }],
    });
    const entry = { nonce: 'nonce-by-name', ticket: '7K2QRA5D3HT8', door: 'door', session: 'vie' };
    const enter = (more: object) =>
      staff(`${doors}/entries`, { ...entry, undone: false, confirmed: false, ...more });
    expect((await enter({})).body).toMatchObject({ verdict: { kind: 'used' } });
    expect((await enter({ nonce: 'x' })).body).toMatchObject({ where: 'moment' });
    expect((await enter({ door: 'gate' })).body).toMatchObject({ where: 'door' });
    expect(await asking(council, '')(`${doors}/names`, { session: 'vie', text: 'ferrer' })).toMatchObject({
      status: 403,
    });
    expect((await staff(doors)).body).toMatchObject({
      inside: [{ session: 'vie', inside: 1, outside: 0 }],
      repeated: [],
      devices: [{ name: 'Móvil de Empar' }],
    });
  });

  it('give a list that finds a ticket by its code, then only what is new', async () => {
    const council = await openAtDoors();
    await putTickets(council, event, [{ id: '7K2QRA5D3HT8', session: 'vie' }]);
    const { door } = await aDoor(council);
    const code = codeOfSoldTicket(council, event, '7K2QRA5D3HT8');
    const ask = async (body: object) =>
      (await door('door/sync', { session: 'vie', since: null, parts: [], ...body })).body as {
        readonly parts?: readonly {
          readonly salt: string;
          readonly factBytes: number;
          readonly rows: string;
        }[];
        readonly until?: string;
        readonly news?: string;
      };
    const first = await ask({});
    const parts = (first.parts ?? []).map(({ salt, factBytes, rows }) => ({
      salt: new Uint8Array(Buffer.from(salt, 'hex')),
      factBytes,
      rows: new Uint8Array(Buffer.from(rows, 'base64')),
    }));
    expect(ticketOfCode(parts, code)).toMatchObject({ state: 'valid', facts: { initials: 'E. F.' } });
    const bytes = Buffer.concat(parts.map(({ rows }) => rows)).toString('latin1');
    expect(bytes).not.toContain('E. F.');
    await door('door/scans', { scans: [scan('a', code)] });
    const second = await ask({ since: first.until, parts: (first.parts ?? []).map(({ salt }) => salt) });
    expect(second).toMatchObject({ count: 1, parts: [], inside: 1 });
    expect(Buffer.from(second.news ?? '', 'base64')).toHaveLength(9);
    expect(await ask({ session: 'monday' })).toMatchObject({ where: 'session' });
    expect(await ask({ since: 'yesterday' })).toMatchObject({ where: 'session' });
  });

  it('say what of a scan there is not, and know no stranger', async () => {
    const council = await openAtDoors();
    const { staff, door, cookie } = await aDoor(council);
    const refusal = async (more: object) =>
      (await door('door/scans', { scans: [scan('a', 'x', more)] })).body;
    expect(await refusal({ door: 'other' })).toMatchObject({ where: 'door' });
    expect(await refusal({ session: 'other' })).toMatchObject({ where: 'session' });
    expect(await refusal({ at: 'now' })).toMatchObject({ where: 'moment' });
    expect(await refusal({ nonce: 'x' })).toMatchObject({ where: 'moment' });
    const many = Array.from({ length: 51 }, (_, n) => scan(String(n), 'x'));
    expect((await door('door/scans', { scans: many })).body).toMatchObject({ where: 'tooMany' });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const other of ['', cookie.replace('=', '=x'), 'concejo-door=a.b.c'])
      for (const [path, body] of [
        ['door'],
        ['door/sync', { session: 'vie', since: null, parts: [] }],
        ['door/scans', { scans: [] }],
      ] as const)
        expect(await asking(council, other)(path, body)).toMatchObject({
          status: 401,
          body: { errCode: 330 },
        });
    expect(await door('door')).toMatchObject({ status: 200, body: { device: 'Móvil de Empar' } });
    const [device] = ((await staff(doors)).body as { devices?: { id: string }[] }).devices ?? [];
    expect(await staff(`${doors}/devices/end`, { device: device?.id })).toMatchObject({
      body: { devices: [] },
    });
    expect(await door('door')).toMatchObject({ status: 401 });
  });

  it('end when their device says so', async () => {
    const council = await openAtDoors();
    const { door } = await aDoor(council);
    expect(await door('door/device/end', {})).toMatchObject({ status: 200 });
    expect(await door('door')).toMatchObject({ status: 401 });
  });

  it('are planned by staff who may, with all that is wrong said', async () => {
    const council = await openAtDoors();
    const { staff } = await aDoor(council);
    const plan = { doors: [{ id: 'a', name: 'Puerta 1', types: null }], proven: ['reducida'] };
    expect(await staff(doors, plan)).toMatchObject({ status: 200, body: plan });
    expect(await staff(doors, { ...plan, doors: [] })).toMatchObject({
      status: 409,
      body: { where: 'noDoors' },
    });
    expect(await staff('staff/tickets/none/doors', plan)).toMatchObject({
      status: 404,
      body: { where: 'event' },
    });
    expect(await staff('staff/tickets/none/doors')).toMatchObject({ status: 404 });
    expect(await staff('staff/tickets/none/doors/codes', { name: 'x' })).toMatchObject({ status: 404 });
    expect(await staff('staff/tickets/none/doors/devices/end', { device: 'x' })).toMatchObject({
      status: 404,
    });
    expect(await staff(`${doors}/codes`, { name: ' ' })).toMatchObject({ body: { where: 'noName' } });
    const listed = (await staff('staff/tickets/doors')).body as { items?: { id: string }[] };
    expect(listed.items?.map(({ id }) => id)).toContain(event);
    const reader = asking(council, await staffCookie(council, { id: 'pau', roles: ['reader'], now: opened }));
    expect(await reader(doors)).toMatchObject({ status: 403 });
  });
});
