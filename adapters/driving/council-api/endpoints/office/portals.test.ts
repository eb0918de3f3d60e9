import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { factsOf, webFolder } from '#fixtures/builders/councils/built-pages.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { closablePortals } from '#domain/access/closed-portals.ts';
import { portals } from '#domain/access/portals.ts';

const staff = '/api/vilanova/staff/portals';

async function aCouncil() {
  const council = await openTestCouncil({ webFolder: webFolder() });
  const { server, data } = council;
  const cookie = await staffCookie({ data }, { id: 'empar', name: 'Empar', roles: ['administrator'] });
  const list = async () =>
    (await server.inject({ url: staff, headers: { cookie } })).json<{
      items: { portal: string; isOpen: boolean; changed: { by: string } | null }[];
    }>();
  const turn = (portal: string, isOpen: boolean, by = cookie) =>
    server.inject({
      method: 'POST',
      url: `${staff}/${portal}`,
      headers: { cookie: by },
      payload: { isOpen },
    });
  return { ...council, list, turn };
}

describe('a front-end that is switched off', () => {
  it('says so at its address, is named by the settings, and its sitemap and notices leave it out', async () => {
    const { server, turn, list } = await aCouncil();
    const page = (url: string) => server.inject({ url, headers: { accept: 'text/html' } });
    expect((await page('/entradas?realm=vilanova')).statusCode).toBe(200);
    const sitemap = async () => (await server.inject('/sitemap.xml?realm=vilanova')).body;
    expect(await sitemap()).toContain('/entradas/la-sequera-i-el-mar?');
    expect((await turn('tickets', false)).statusCode).toBe(200);
    expect((await list()).items.find(({ portal }) => portal === 'tickets')).toMatchObject({
      isOpen: false,
      changed: { by: 'Empar' },
    });
    const closed = await page('/entradas?realm=vilanova');
    expect(closed.statusCode).toBe(404);
    const first = Object.entries(factsOf(closed.body).firstAnswers);
    expect(JSON.stringify(first)).toContain('"closedPortals":["tickets"]');
    expect(first.some(([address]) => address.includes('/tickets/events'))).toBe(false);
    const notServed = await page('/?portal=casino&realm=vilanova');
    expect(notServed.body).toContain('href="/bonos?');
    expect(notServed.body).not.toContain('href="/entradas?');
    expect(await sitemap()).not.toContain('/entradas');
    expect(await sitemap()).toContain('/reservas/polideportivo-nord?');
    expect(await sitemap()).toContain('/transparencia?');
    await turn('transparency', false);
    expect(await sitemap()).not.toContain('/transparencia?');
    await turn('tickets', true);
    expect((await page('/entradas?realm=vilanova')).statusCode).toBe(200);
    // Pressed twice, or by two people, it is one switch.
    const { items } = (await turn('tickets', true)).json();
    expect(items).toHaveLength(closablePortals.length);
  });

  it('takes nothing new, and what people have stays readable', async () => {
    const { server, turn } = await aCouncil();
    const cookie = await deviceCookie(server);
    const ask = (url: string, payload: object) =>
      server.inject({ method: 'POST', url: `/api/vilanova/${url}`, headers: { cookie }, payload });
    await turn('tickets', false);
    const order = { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', session: 'vie', lines: [{ type: 'general', count: 1 }] };
    const refused = await ask('tickets/events/la-sequera-i-el-mar/orders', order);
    expect(refused.json()).toMatchObject({ errCode: 246, where: 'portalClosed' });
    const back = await ask('tickets/events/la-sequera-i-el-mar/orders/leave', { key: order.key });
    expect(back.json()).not.toMatchObject({ where: 'portalClosed' });
    const own = { event: 'la-sequera-i-el-mar', key: order.key };
    expect((await ask('tickets/own', { orders: [own] })).json()).toEqual({ items: [] });
    await turn('marketplace', false);
    const pickup = { id: order.key, pieces: 1, name: 'Neus', offer: 'coca' };
    expect((await ask('showcase/forn/pickups', pickup)).json()).toMatchObject({
      errCode: 342,
      where: 'portalClosed',
    });
    await turn('tickets', true);
    const taken = await ask('tickets/events/la-sequera-i-el-mar/orders', order);
    expect(taken.json()).not.toMatchObject({ where: 'portalClosed' });
  });

  it('can be the intranet: its people are shown nothing of it, ask for nothing, and keep what they have', async () => {
    const { server, data, turn } = await aCouncil();
    const cookie = await staffCookie({ data }, { id: 'pau', roles: ['requestOfficer'] });
    const other = await staffCookie({ data }, { id: 'rosa', roles: ['requestOfficer'] });
    const url = '/api/vilanova/staff/intranet';
    const post = (path: string, payload: object, by = cookie) =>
      server.inject({ method: 'POST', url: `${url}/${path}`, headers: { cookie: by }, payload });
    const days = { firstDay: '2026-12-28', lastDay: null };
    const send = (key: string) => post('requests', { key, form: 'int-vacaciones', text: '', ...days });
    expect((await send('key-of-a-first-request')).statusCode).toBe(200);
    const room = { room: 'int-salas.vidre', day: '2026-11-19', hour: 12, isTaken: true };
    await turn('intranet', false);
    const seen = (await server.inject({ url, headers: { cookie } })).json<Record<string, unknown[]>>();
    expect(seen).toMatchObject({ isOpen: false, news: [], procedures: [], people: [], hasRooms: false });
    expect(seen['mine']).toHaveLength(1);
    expect((await send('key-of-a-second-request')).json()).toMatchObject({
      errCode: 344,
      where: 'portalClosed',
    });
    expect((await post('rooms', room)).statusCode).toBe(404);
    expect((await post('news/int-horario-navidad/read', {})).statusCode).toBe(404);
    const decision = { isGranted: true, reason: '' };
    const decided = await post('requests/pau.key-of-a-first-request/decision', decision, other);
    expect(decided.json()).toMatchObject({ decision: { isGranted: true, by: 'rosa' } });
    await turn('intranet', true);
    expect((await post('rooms', room)).statusCode).toBe(200);
  });

  it('is switched by no one without the act, and participation by nobody', async () => {
    const { server, data, turn } = await aCouncil();
    const publisher = await staffCookie({ data }, { id: 'pau', roles: ['publisher'] });
    expect((await turn('tickets', false, publisher)).statusCode).toBe(403);
    for (const portal of ['participation', 'casino', 'constructor'])
      expect((await turn(portal, false)).json()).toMatchObject({ errCode: 42 });
    expect((await server.inject('/?realm=vilanova')).statusCode).toBe(200);
    expect(portals.tickets.home).toBe('/entradas');
  });
});
