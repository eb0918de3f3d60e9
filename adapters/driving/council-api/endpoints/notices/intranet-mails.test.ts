import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Mail } from '#application/ports/server/mailer.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';

const day = 86_400_000;

it('people of staff are reminded once of what they have not decided, with nothing of what is written there', async () => {
  const council = await openTestCouncil({});
  const as = async (id: string, roles: readonly ['publisher' | 'requestOfficer']) => ({
    cookie: await staffCookie(council, { id, name: id, roles, email: `${id}@vilanova.example` }),
  });
  const [pau, neus] = [await as('pau', ['publisher']), await as('neus', ['requestOfficer'])];
  const post = async (headers: object, path: string, payload: object) => {
    const url = `/api/vilanova/staff/intranet/${path}`;
    return ask(council.server, { url, method: 'POST', headers: { ...headers }, payload });
  };
  const send = async (key: string) => {
    const asked = { form: 'int-vacaciones', text: 'Me caso', firstDay: '2026-12-28', lastDay: null };
    expect((await post(pau, 'requests', { key, ...asked })).status).toBe(200);
  };
  await send('key-of-a-first-request');
  await send('key-of-a-second-request');
  const decision = { isGranted: true, reason: '' };
  expect((await post(neus, 'requests/pau.key-of-a-second-request/decision', decision)).status).toBe(200);
  const outbox = join(council.data, 'outbox');
  const mails = async (days: number) => {
    council.setTime(noon + days * day);
    await council.council.tendBookings();
    return (existsSync(outbox) ? readdirSync(outbox) : [])
      .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as Mail)
      .filter(({ subject }) => subject.startsWith('Espera'));
  };
  expect(await mails(2)).toEqual([]);
  const [mail, ...others] = await mails(3.1);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'neus@vilanova.example' });
  expect(mail?.text).toContain('/gestion/intranet?realm=vilanova#request-pau.key-of-a-first-request');
  expect(mail?.text).not.toContain('Me caso');
  expect(await mails(9)).toHaveLength(1);
});
