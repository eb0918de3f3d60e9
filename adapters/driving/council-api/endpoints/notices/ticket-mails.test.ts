import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import type { Mail } from '#application/ports/server/mailer.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const event = 'la-sequera-i-el-mar';
const email = 'empar@correu.example';

describe('the mails about tickets', () => {
  it('say what was bought, given back and called off, each in the language of its reader', async () => {
    const council = await openTestCouncil({});
    const { server, data } = council;
    const device = await deviceCookie(server);
    const post = async (path: string, payload: object, cookie = device) => {
      const headers = { cookie, 'accept-language': 'va' };
      const url = `/api/vilanova/${path}`;
      const { body, status } = await ask(server, { url, method: 'POST', headers, payload });
      if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
      return body as unknown as OwnTicketsAnswer;
    };
    const mails = async (): Promise<readonly Mail[]> => {
      await council.council.tendBookings();
      const outbox = join(data, 'outbox');
      return (existsSync(outbox) ? readdirSync(outbox) : [])
        .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as Mail)
        .filter(({ to }) => to === email);
    };
    const key = 'key-of-mailed-tickets-1';
    const asked = { key, session: 'vie', lines: [{ type: 'general', count: 2 }], email };
    const { payment } = await post(`tickets/events/${event}/orders`, asked);
    expect(await mails()).toEqual([]);
    const token = new URL(payment?.url ?? '', 'http://portal.invalid').searchParams.get('token') ?? '';
    await server.inject({
      method: 'POST',
      url: '/api/vilanova/payments/page',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, answer: 'pay' }).toString(),
    });
    const [bought] = await mails();
    expect(bought?.subject).toMatch(/^Les teues entrades: .*4 de desembre.*20\.00/u);
    for (const said of [
      'La sequera i el mar',
      'Entrades: 2',
      'Pagat: 24,00',
      `/entradas`,
      `#${event}/${key}`,
    ])
      expect(bought?.text).toContain(said);
    const { body } = await ask(server, {
      url: '/api/vilanova/tickets/own',
      method: 'POST',
      headers: { cookie: device },
      payload: { orders: [{ event, key }] },
    });
    const [order] = (body as unknown as { readonly items: readonly OwnTicketsAnswer[] }).items;
    await post(`tickets/events/${event}/orders/return`, { key, ticket: order?.tickets[0]?.id });
    const off = { session: 'vie', reason: 'Pluja' };
    for (const id of ['taquilla', 'taquilla-2']) {
      const cookie = await staffCookie(council, { id, roles: ['eventKeeper'] });
      await post(`staff/tickets/events/${event}/call-off`, off, cookie);
    }
    const texts = (await mails()).map(({ subject, text }) => `${subject}\n${text}`);
    expect(texts.filter((text) => text.includes('Et tornem: 12,00'))).toHaveLength(2);
    const [calledOff] = texts.filter((text) => text.startsWith('Acte anul·lat'));
    expect(calledOff).toContain('Motiu: Pluja');
    expect(calledOff).not.toContain('no la dones a ningú');
  });
});
