import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Mail } from '#application/ports/server/mailer.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';

const email = 'empar@correo.example';
const key = (name: string) => `key-of-a-mailed-thing-${name}`;

/** A council, a device and what was mailed to a person of it. */
async function mailing() {
  const council = await openTestCouncil({});
  const { server, data } = council;
  const cookie = await deviceCookie(server);
  const post = async (path: string, payload: object, language = 'va') => {
    const { body, status } = await ask(server, {
      url: `/api/vilanova/${path}`,
      method: 'POST',
      headers: { cookie, 'accept-language': language },
      payload,
    });
    return { body: body as Record<string, unknown>, status };
  };
  const times = async (from: string) => {
    const url = `/api/vilanova/appointments/times?services=certificado&office=plaza&from=${from}`;
    const { body } = await ask(server, { url, headers: { cookie } });
    return (body as unknown as { days: { times: string[] }[] }).days[0]?.times ?? [];
  };
  const mails = async (): Promise<readonly Mail[]> => {
    await council.council.tendBookings();
    const outbox = join(data, 'outbox');
    return (existsSync(outbox) ? readdirSync(outbox) : [])
      .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as Mail)
      .filter(({ to }) => to === email);
  };
  return { council, post, times, mails };
}
const subjects = (mails: readonly Mail[]) => mails.map(({ subject }) => subject).toSorted();

describe('an appointment', () => {
  const person = { name: 'Empar', identity: '12345678Z', birthDay: '1984-03-02', email };

  it('is mailed when it is confirmed, moved and given back, with its calendar and a link that nobody can guess', async () => {
    const { council, post, times, mails } = await mailing();
    const [first = '', second = ''] = await times('2026-11-23');
    const visit = key('visit');
    const hold = { key: visit, services: ['certificado'], people: 1, office: 'plaza', at: first };
    await post('appointments/holds', hold);
    await post('appointments/confirm', { key: visit, ...person, reminder: true });
    const [confirmed] = await mails();
    expect(confirmed?.subject).toContain('La teua cita: dilluns 23 de novembre, 9.00');
    expect(confirmed?.text).toContain(`/citas?realm=vilanova&locale=va#${visit}`);
    expect(confirmed?.text).toMatch(/C-\d{3}/u);
    expect(confirmed?.text).toMatch(/Costa 2,00\s€\. Pots pagar-ho ja en la pàgina de la teua cita/u);
    expect(confirmed?.attachments?.[0]).toMatchObject({
      name: 'cita.ics',
      type: 'text/calendar; charset=utf-8',
    });
    expect(confirmed?.attachments?.[0]?.content).toContain('SEQUENCE:0');
    await post('appointments/move', { key: visit, office: 'plaza', at: second });
    await post('appointments/back', { key: visit });
    expect(subjects(await mails())).toEqual([
      expect.stringContaining('Cita anul·lada'),
      // It was given back before the mail about the move was written: that one says nothing any more.
      expect.stringContaining('La teua cita:'),
    ]);
    expect(council.log.join()).not.toContain(visit);
    expect(council.log.join()).not.toContain(email);
    // The reminders of an appointment that was given back are due later, and are not sent.
    council.setTime(Date.parse(second));
    expect(await mails()).toHaveLength(2);
  });

  it('is reminded a day before if its person wants that, once by two processes, and not the one of before a move', async () => {
    const { council, post, times, mails } = await mailing();
    const [first = ''] = await times('2026-11-23');
    const [later = ''] = await times('2026-11-26');
    const visit = key('reminded');
    const hold = { key: visit, services: ['certificado'], people: 1, office: 'plaza', at: first };
    await post('appointments/holds', hold);
    await post('appointments/confirm', { key: visit, ...person, reminder: true }, 'en');
    await post('appointments/move', { key: visit, office: 'plaza', at: later });
    const other = await council.second();
    const day = 86_400_000;
    for (const now of [Date.parse(first) - day, Date.parse(later) - day - 1]) {
      council.setTime(now);
      expect((await mails()).filter(({ subject }) => subject.startsWith('Remember'))).toHaveLength(0);
    }
    council.setTime(Date.parse(later) - day);
    await Promise.all([council.council.tendBookings(), other.council.tendBookings()]);
    const reminders = (await mails()).filter(({ subject }) => subject.startsWith('Remember'));
    expect(reminders).toHaveLength(1);
    expect(reminders[0]?.text).toContain(`locale=en#${visit}`);
  });

  it('that becomes free is mailed to who waits, with where to take it', async () => {
    const { council, post, times, mails } = await mailing();
    const [first = ''] = await times('2026-12-01');
    const [visit, place] = [key('freed'), key('place')];
    await post('appointments/holds', {
      key: visit,
      services: ['certificado'],
      people: 1,
      office: 'plaza',
      at: first,
    });
    await post('appointments/confirm', {
      key: visit,
      name: 'J',
      identity: '00000000T',
      birthDay: '1950-05-01',
    });
    const hours = {
      weekdays: [],
      from: '08:00',
      until: '14:00',
      firstDay: '2026-11-20',
      lastDay: '2026-12-18',
    };
    const wish = {
      key: place,
      services: ['certificado'],
      people: 1,
      offices: ['plaza'],
      ...hours,
      ...person,
    };
    await post('appointments/waiting', wish, 'es');
    expect(subjects(await mails())).toEqual([expect.stringContaining('Estás en la lista de espera')]);
    // A front-end that is closed offers nothing and mails nobody who waits; once it is open again, it goes on.
    const admin = await staffCookie(council, { id: 'empar', name: 'Empar', roles: ['administrator'] });
    const turn = (isOpen: boolean) =>
      council.server.inject({
        method: 'POST',
        url: '/api/vilanova/staff/portals/appointments',
        headers: { cookie: admin },
        payload: { isOpen },
      });
    await turn(false);
    await post('appointments/back', { key: visit });
    await post('appointments/waiting/place', { key: place });
    expect(await mails()).toHaveLength(1);
    // It is closed for longer than what is given back rests otherwise.
    for (let minutes = 4; minutes <= 124; minutes += 4) {
      council.setTime(noon + minutes * 60_000);
      // oxlint-disable no-await-in-loop -- as time goes on
      await turn(false);
      expect(await mails()).toHaveLength(1);
      // oxlint-enable no-await-in-loop
    }
    await turn(true);
    const offer = (await mails()).find(({ subject }) => subject.startsWith('Ha quedado libre'));
    expect(offer?.subject).toContain('martes 1 de diciembre, 9.00');
    expect(offer?.text).toContain(`#espera=${place}`);
    expect(offer?.text).toContain('miércoles 18 de noviembre, 15.04');
    // Two hours later the offer has ended without a server that looked.
    council.setTime(noon + 4 * 3_600_000 + 240_000);
    await council.council.tendBookings();
    const { body } = await post('appointments/waiting/place', { key: place });
    expect(body).toMatchObject({ state: 'waiting', unanswered: 1 });
  });
});
