import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ClosureAnswer } from '#adapters/wire/appointments/closing/closure.ts';
import type { Mail } from '#application/ports/server/mailer.ts';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const council = sharedCouncil();
const day = '2026-12-03';

const at = async (path: string, cookie: string, payload?: object) => {
  const { server } = await council();
  const { status, body } = await ask(server, {
    url: `/api/vilanova/${path}`,
    headers: { cookie },
    ...(payload && { method: 'POST', payload }),
  });
  return { status, body };
};
const desk = async (role = 'deskOfficer') =>
  staffCookie({ data: (await council()).data }, { id: `closing-${role}`, roles: [role as never] });
const office = 'staff/appointments/offices/plaza';
/** Books the first time of the day over the web, for a person of the census. */
const booked = async (key: string, service: string): Promise<string> => {
  const cookie = await deviceCookie((await council()).server);
  const found = await at(`appointments/times?services=${service}&office=plaza&from=${day}`, cookie);
  const when = (found.body['days'] as { times: string[] }[])[0]?.times[0] ?? '';
  const asked = { key, services: [service], people: 1, office: 'plaza', at: when };
  expect((await at('appointments/holds', cookie, asked)).status).toBe(200);
  const person = { name: 'Empar Ferrandis', identity: '00000000T', birthDay: '1950-05-01' };
  const confirmed = { key, ...person, email: 'empar@correo.example' };
  expect((await at('appointments/confirm', cookie, confirmed)).status).toBe(200);
  return when;
};
const dayAfter = (when: string): string => new Date(Date.parse(when) + 86_400_000).toISOString();
const mailsWith = async (key: string): Promise<readonly Mail[]> => {
  await (await council()).council.tendBookings();
  const outbox = join((await council()).data, 'outbox');
  return (existsSync(outbox) ? readdirSync(outbox) : [])
    .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as Mail)
    .filter(({ text }) => text.includes(`#${key}\n`));
};
const own = async (key: string) =>
  (await at('appointments/own', await deviceCookie((await council()).server), { key }))
    .body as unknown as OwnVisit;

describe('a day that is closed', () => {
  it('is looked at, closed and read by everybody in it; the names of staff open nothing', async () => {
    const key = 'key-of-a-closing-visit-1';
    const when = await booked(key, 'sociales');
    const cookie = await desk();
    const time = { firstDay: day, lastDay: day };
    const seen = await at(`${office}/closures/look`, cookie, time);
    const [first] = seen.body['people'] as { person: string; from: string; to: string; hasMail: boolean }[];
    expect(first).toMatchObject({ from: when, to: dayAfter(when), hasMail: true });
    expect(JSON.stringify(seen.body)).not.toContain(key);

    const asked = { ...time, key: 'key-of-a-closure-of-tests', reason: 'Obras en la oficina', moves: true };
    const done = await at(`${office}/closures`, cookie, asked);
    expect(done.body).toMatchObject({
      left: 0,
      people: [{ to: dayAfter(when), told: 'waits' }],
    });
    expect(await own(key)).toMatchObject({
      state: 'confirmed',
      at: dayAfter(when),
      closed: { reason: 'Obras en la oficina', from: when, isOpen: false },
    });
    const mails = await mailsWith(key);
    // That of the confirmation was not sent before the day was closed: it says nothing any more.
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Tu cita tiene otra hora: viernes 4 de diciembre, '),
    ]);
    expect(mails[0]?.text).toContain('a la hora que tenías: jueves 3 de diciembre, ');
    expect(mails[0]?.text).toContain('Motivo: Obras en la oficina');
    expect(mails[0]?.text).toMatch(/Tu código: C-\d{3}/u);
    expect(mails[0]?.text).toContain(`/citas?realm=vilanova&locale=es#${key}`);
    expect((await own(first?.person ?? '')).state).toBeUndefined();

    const listed = await at(`${office}/closures`, cookie);
    expect((listed.body['items'] as ClosureAnswer[])[0]).toMatchObject({
      isReopened: false,
      left: 0,
      people: [{ told: 'mailed' }],
    });
    const reopened = await at('staff/appointments/closures/key-of-a-closure-of-tests/reopen', cookie, {});
    expect(reopened.body).toMatchObject({ isReopened: true, left: 0 });
  });

  it('lets who is left out of the moves choose, by their mail', async () => {
    const key = 'key-of-a-closing-visit-2';
    await booked(key, 'certificado');
    const asked = { firstDay: day, lastDay: day, desks: ['1'], opens: '9:00', closes: '14:00' };
    const seen = await at(`${office}/closures/look`, await desk(), asked);
    const choosing = (seen.body['people'] as { person: string }[]).map(({ person }) => person);
    const made = { key: 'key-of-a-closure-of-tests-2', reason: 'Curso', moves: true, choosing };
    await at(`${office}/closures`, await desk(), { ...asked, ...made });
    expect(await own(key)).toMatchObject({ state: 'cancelled', closed: { isOpen: true } });
    const mails = await mailsWith(key);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('No podremos atenderte: ')]);
    expect(mails[0]?.text).toContain('Motivo: Curso');
    expect(mails[0]?.text).not.toContain('Tu código');
  });

  it.each([
    ['plaza', { lastDay: '2026-12-01' }, 'order'],
    ['plaza', { firstDay: 'mañana' }, 'order'],
    ['plaza', { opens: '9:00' }, 'hours'],
    ['plaza', { desks: ['9'] }, 'unknownDesk'],
    ['nowhere', {}, 'unknownOffice'],
  ])('of %s with %j is refused as %s, looked at or done', async (id, more, where) => {
    const cookie = await desk();
    const path = `staff/appointments/offices/${id}/closures`;
    const time = { firstDay: day, lastDay: day, ...more };
    expect(await at(`${path}/look`, cookie, time)).toMatchObject({ status: 409, body: { where } });
    const asked = { ...time, key: `key-of-a-refused-closure-${where}`, reason: 'Obras', moves: true };
    expect(await at(path, cookie, asked)).toMatchObject({ status: 409, body: { where } });
  });

  it('is for the desk, by keys and people that are there', async () => {
    const asked = { firstDay: day, lastDay: day };
    expect((await at(`${office}/closures/look`, await desk('publisher'), asked)).status).toBe(403);
    const cookie = await desk();
    const closure = { ...asked, key: 'short', reason: 'Obras', moves: true };
    const unknown = { status: 409, body: { where: 'unknownClosure' } };
    expect(await at(`${office}/closures`, cookie, closure)).toMatchObject(unknown);
    expect(await at('staff/appointments/closures/none/reopen', cookie, {})).toMatchObject(unknown);
    expect(await at('staff/appointments/offices/none/closures', cookie)).toMatchObject({ status: 409 });
    expect(await at('staff/appointments/closures/none/phoned', cookie, { person: 'x' })).toMatchObject({
      status: 409,
      body: { where: 'unknownVisit' },
    });
  });
});

describe('an office as it is written', () => {
  const document = {
    title: 'Plaza',
    opening: [{ weekdays: ['thursday'], opens: '9:00', closes: '10:00' }],
    desks: [{ code: '3' }],
  };

  it('says what it offers beside the published one, and who would be outside, without names', async () => {
    const when = `${day}T12:00:00.000Z`;
    const atDesk = {
      key: 'key-of-a-closing-visit-3',
      services: ['registro'],
      people: 1,
      office: 'plaza',
      at: when,
    };
    const person = { name: 'Empar Ferrandis', identity: '12345678Z' };
    const done = await at('staff/appointments/bookings', await desk(), { ...atDesk, ...person });
    expect(done.status).toBe(200);
    const asked = { document, day: '2026-11-30' };
    const { body } = await at(`${office}/look`, await desk('publisher'), asked);
    const days = body['drafted'] as { day: string; hours: string[]; free: Record<string, number> }[];
    expect(days.map(({ hours }) => hours.join())).toEqual(['', '', '', '09:00–10:00', '', '', '']);
    expect(Object.values(days[3]?.free ?? {}).every((n) => n > 0)).toBe(true);
    expect((body['published'] as object[]).length).toBe(7);
    expect(body['stranded']).toContainEqual(expect.objectContaining({ at: when, services: ['registro'] }));
    expect(JSON.stringify(body)).not.toContain('Empar');
  });

  it('is looked at before it was ever published, and refused if nobody can use it', async () => {
    const cookie = await desk('publisher');
    const path = 'staff/appointments/offices/nueva/look';
    expect((await at(path, cookie, { document })).body).toMatchObject({ published: null, stranded: [] });
    expect(await at(path, cookie, { document: { title: 'Plaza' } })).toMatchObject({
      status: 409,
      body: { where: 'unreadableOffice' },
    });
  });
});
