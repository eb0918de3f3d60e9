import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Mail } from '#application/ports/server/mailer.ts';
import type { CameAnswer } from '#adapters/wire/call.ts';
import type { listVisitsCall } from '#adapters/wire/appointments/list-visits.ts';
import type { CounterVisit, OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

type ListedVisits = CameAnswer<typeof listVisitsCall>;

const council = sharedCouncil();

const at = async (path: string, cookie = '', payload?: object) => {
  const { server } = await council();
  const { status, body } = await ask(server, {
    url: `/api/vilanova/${path}`,
    headers: { cookie },
    ...(payload && { method: 'POST', payload }),
  });
  return { status, body };
};
const device = async () => deviceCookie((await council()).server);
const desk = async () =>
  staffCookie({ data: (await council()).data }, { id: 'rosa', roles: ['deskOfficer'] });

let made = 0;
const newKey = () => {
  made += 1;
  return `key-of-a-visit-of-tests-${made}`;
};
const times = async (services: string, from = '2026-11-23', where = 'appointments', cookie = '') => {
  const { body } = await at(`${where}/times?services=${services}&office=plaza&from=${from}`, cookie);
  return (body as unknown as { days: { day: string; times: string[] }[] }).days;
};
const held = async (cookie: string, services: readonly string[], when: string) => {
  const key = newKey();
  const { status, body } = await at('appointments/holds', cookie, {
    key,
    services,
    people: 1,
    office: 'plaza',
    at: when,
  });
  return { key, status, where: body['where'], visit: body as unknown as OwnVisit };
};
const person = (identity: string) => ({ name: 'Empar Ferrandis', identity, birthDay: '1984-03-02' });

describe('appointments', () => {
  it('are for the services and in the offices that the office set up', async () => {
    const { body } = await at('appointments/services');
    const { services, offices } = body as unknown as {
      services: { id: string; fee: string }[];
      offices: { id: string; desks: object[] }[];
    };
    expect(services.map(({ id, fee }) => `${id} ${fee}`)).toContain('certificado 2.00');
    expect(offices.map(({ id, desks }) => [id, desks.length])).toEqual([
      ['plaza', 3],
      ['raval', 1],
      ['estacion', 1],
    ]);
  });

  it('have free times by office and day, in the hours of the clock, and none on a holiday', async () => {
    const [monday] = await times('certificado');
    expect(monday?.times[0]).toBe('2026-11-23T08:00:00.000Z');
    const constitution = (await times('certificado', '2026-12-08'))[0];
    expect(constitution).toEqual({ day: '2026-12-08', times: [] });
    const bad = await at('appointments/times?services=nada');
    expect(bad).toMatchObject({ status: 409, body: { where: 'unknownService' } });
    expect((await at('appointments/times')).body).toMatchObject({ where: 'noService' });
  });

  it('are held, confirmed by the census with a code, moved, and given back', async () => {
    const cookie = await device();
    const [monday] = await times('certificado');
    const { key, visit } = await held(cookie, ['certificado'], monday?.times[4] ?? '');
    expect(visit).toMatchObject({ state: 'held', code: null, calendar: null, extended: 0 });
    expect((await at('appointments/holds/more', cookie, { key })).body).toMatchObject({ extended: 1 });
    const wrong = { key, ...person('12345678Z'), birthDay: '1985-03-02' };
    expect((await at('appointments/confirm', cookie, wrong)).body).toMatchObject({ where: 'notListed' });
    const done = await at('appointments/confirm', cookie, { key, ...person('12345678Z') });
    expect(done.body).toMatchObject({ state: 'confirmed', until: null });
    const first = done.body as unknown as OwnVisit;
    expect(first.code).toMatch(/^C-\d{3}$/u);
    const uid = /UID:(.*)/u.exec(first.calendar ?? '')?.[1];
    expect(first.calendar).toContain('SUMMARY:Certificado de empadronamiento');
    expect(first.calendar).toContain('SEQUENCE:0');
    expect(first.calendar).not.toContain(key);
    const moved = await at('appointments/move', cookie, { key, office: 'plaza', at: monday?.times[8] });
    const after = moved.body as unknown as OwnVisit;
    expect(after).toMatchObject({ moved: 1, at: monday?.times[8], state: 'confirmed' });
    expect(after.calendar).toContain(`UID:${uid}`);
    expect(after.calendar).toContain('SEQUENCE:1');
    const back = await at('appointments/back', cookie, { key });
    expect(back.body).toMatchObject({ state: 'cancelled' });
    expect((back.body as unknown as OwnVisit).calendar).toContain('STATUS:CANCELLED');
    expect((await at('appointments/own', cookie, { key })).body).toMatchObject({ state: 'cancelled' });
  });

  it('of one family are one for a person in three spellings, in any office', async () => {
    const cookie = await device();
    const [, tuesday] = await times('certificado');
    const { key } = await held(cookie, ['certificado'], tuesday?.times[0] ?? '');
    await at('appointments/confirm', cookie, { key, ...person('83143842S'), birthDay: '1986-01-01' });
    const other = await held(cookie, ['certificado'], tuesday?.times[6] ?? '');
    for (const identity of ['83143842S', '83.143.842-s', ' 83143842 S'])
      expect(
        (
          await at('appointments/confirm', cookie, {
            key: other.key,
            ...person(identity),
            birthDay: '1986-01-01',
          })
        ).body,
      ).toMatchObject({ where: 'hasOpen' });
    await at('appointments/holds/leave', cookie, { key: other.key });
  });

  it('for anybody are confirmed by the code that was mailed', async () => {
    const cookie = await device();
    const [, , wednesday] = await times('registro');
    const { key } = await held(cookie, ['registro'], wednesday?.times[3] ?? '');
    const email = 'empar@correo.example';
    const body = { key, name: 'Empar', identity: '12345678Z', email };
    expect((await at('appointments/confirm', cookie, body)).body).toMatchObject({ where: 'mailCodeMissing' });
    expect((await at('appointments/codes', cookie, { key, email: 'nothing' })).body).toMatchObject({
      where: 'mailMissing',
    });
    expect((await at('appointments/codes', cookie, { key, email })).body).toEqual({ sent: true });
    const outbox = join((await council()).data, 'outbox');
    const mails = (existsSync(outbox) ? readdirSync(outbox) : []).map(
      (name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as Mail,
    );
    const mailCode = mails.flatMap(({ to, text }) =>
      to === email ? (/[A-Z2-7]{4}-[A-Z2-7]{4}/u.exec(text) ?? []) : [],
    )[0];
    expect((await at('appointments/confirm', cookie, { ...body, mailCode })).body).toMatchObject({
      state: 'confirmed',
    });
  });

  it.each([
    [
      'appointments/holds',
      { key: 'short', services: ['padron'], people: 1, office: 'plaza', at: 'x' },
      'unknownVisit',
    ],
    [
      'appointments/holds',
      { key: 'a-key-of-enough-letters-1', services: ['padron'], people: 1, office: 'plaza', at: 'x' },
      'taken',
    ],
    ['appointments/move', { key: 'a-key-of-enough-letters-1', office: 'plaza', at: 'x' }, 'taken'],
    ['appointments/own', { key: 'a-key-of-enough-letters-1' }, 'unknownVisit'],
    ['appointments/back', { key: 'a-key-of-enough-letters-1' }, 'unknownVisit'],
  ])('at %s refuse %j as %s', async (path, body, where) => {
    expect(await at(path, await device(), body)).toMatchObject({ status: 409, body: { where } });
  });
});

describe('the counter', () => {
  it('books for who calls, also in its own hours, and asks the census', async () => {
    const cookie = await desk();
    const [, , , thursday] = await times('certificado', '2026-11-23', 'staff/appointments', cookie);
    expect(thursday?.times[0]).toBe('2026-11-26T07:30:00.000Z');
    const asked = {
      key: newKey(),
      services: ['certificado'],
      people: 1,
      office: 'plaza',
      at: thursday?.times[0],
      name: 'Pau',
      identity: '82768008R',
    };
    expect((await at('staff/appointments/bookings', cookie, { ...asked, key: 'short' })).body).toMatchObject({
      where: 'unknownVisit',
    });
    expect((await at('staff/appointments/bookings', cookie, { ...asked, at: 'x' })).body).toMatchObject({
      where: 'taken',
    });
    expect(
      (await at('staff/appointments/bookings', cookie, { ...asked, identity: '11111111H' })).body,
    ).toMatchObject({ where: 'notListed' });
    expect((await at('staff/appointments/bookings', cookie, asked)).body).toMatchObject({
      state: 'confirmed',
    });
    const { body } = await at('staff/appointments/offices/plaza/visits?day=2026-11-26', cookie);
    expect(body).toMatchObject({ itemsCount: 1, items: [{ name: 'Pau', bookedDesk: '2', place: null }] });
    const again = (await at('staff/appointments/bookings', cookie, asked)).body;
    expect(again).toEqual((body as unknown as { items: CounterVisit[] }).items[0]);
  });

  it('names a visit so that nobody who reads its list can act as the holder', async () => {
    const holder = await device();
    const key = newKey();
    const [, , , , friday] = await times('certificado');
    const asked = {
      key,
      services: ['certificado'],
      people: 1,
      office: 'plaza',
      at: friday?.times[2],
    };
    await at('appointments/holds', holder, asked);
    const told = { ...person('62493761R'), key, birthDay: '1990-05-01' };
    const mine = await at('appointments/confirm', holder, told);
    expect(mine.body).toMatchObject({ state: 'confirmed' });
    const cookie = await desk();
    const booking = { ...asked, key: newKey(), at: friday?.times[6], name: 'Pere', identity: '76971335H' };
    const booked = await at('staff/appointments/bookings', cookie, booking);
    expect(booked.body).toMatchObject({ state: 'confirmed', name: 'Pere' });
    const visits = await at(`staff/appointments/offices/plaza/visits?day=${friday?.day}`, cookie);
    const named = (visits.body as unknown as { items: CounterVisit[] }).items.map(({ id }) => id);
    expect(JSON.stringify(visits.body)).not.toContain(key);
    const other = await device();
    const calls = ['own', 'back', 'holds/more', 'holds/leave', 'move', 'confirm'];
    // oxlint-disable no-await-in-loop -- each call once
    for (const name of [...named, booking.key])
      for (const call of calls)
        for (const cookieOf of [other, cookie]) {
          const posted = { ...told, key: name, office: 'plaza', at: friday?.times[9] };
          const { status } = await at(`appointments/${call}`, cookieOf, posted);
          expect([call, status]).not.toEqual([call, 200]);
        }
    // oxlint-enable no-await-in-loop
    expect((await at('appointments/own', holder, { key })).body).toMatchObject({
      state: 'confirmed',
      moved: 0,
    });
  });

  it('gives tickets, calls who waits longest, and one desk at a time', async () => {
    const cookie = await desk();
    const ticket = async () => {
      const taken = { key: newKey(), services: ['padron'], people: 2 };
      return (await at('staff/appointments/offices/raval/tickets', cookie, taken))
        .body as unknown as CounterVisit;
    };
    const [first, second] = [await ticket(), await ticket()];
    expect([first.code, second.code, first.state]).toEqual(['A-001', 'A-002', 'arrived']);
    const listed = async () =>
      (await at('staff/appointments/offices/raval/visits', cookie)).body as unknown as {
        items: CounterVisit[];
      };
    expect((await listed()).items.map(({ code, place }) => [code, place])).toEqual([
      ['A-001', 1],
      ['A-002', 2],
    ]);
    const act = async (body: object) =>
      at(`staff/appointments/offices/raval/visits/${first.id}/acts`, cookie, { version: 1, ...body });
    expect((await act({ act: 'call' })).body).toMatchObject({ where: 'noDesk' });
    expect((await act({ act: 'call', desk: '1' })).body).toMatchObject({
      state: 'called',
      desk: '1',
      version: 2,
    });
    expect((await act({ act: 'call', desk: '2' })).body).toMatchObject({ where: 'changed' });
    expect((await listed()).items.map(({ place }) => place)).toEqual([null, 1]);
  });

  it('calls the next one, redirects, notes what to bring, and says how long who waits will wait', async () => {
    const cookie = await desk();
    const office = 'staff/appointments/offices/estacion';
    const keys = [newKey(), newKey()];
    const [first] = [
      (await at(`${office}/tickets`, cookie, { key: keys[0], services: ['certificado'], people: 1 })).body,
      await at(`${office}/tickets`, cookie, { key: keys[1], services: ['certificado'], people: 1 }),
    ] as unknown as [CounterVisit];
    const own = async (key: string | undefined) =>
      (await at('appointments/own', await device(), { key })).body as unknown as OwnVisit;
    expect(await own(keys[1])).toMatchObject({ ahead: 1, note: null });
    const { waitFrom, waitTo } = await own(keys[1]);
    expect(Number(waitTo)).toBeGreaterThan(Number(waitFrom));
    expect((await at(`${office}/next`, cookie, { desk: 'none' })).body).toMatchObject({ where: 'noDesk' });
    const next = async (body: object) => (await at(`${office}/next`, cookie, body)).body['visit'];
    expect(await next({ desk: '1' })).toMatchObject({ id: first.id, state: 'called', version: 2, desk: '1' });
    expect((await at('appointments/back', await device(), { key: keys[0] })).body).toMatchObject({
      where: 'wrongState',
    });
    const nowhere = { key: newKey(), services: ['obras'], people: 1 };
    expect((await at(`${office}/tickets`, cookie, nowhere)).body).toMatchObject({ where: 'noDesk' });
    const act = async (body: object) => at(`${office}/visits/${first.id}/acts`, cookie, body);
    expect((await act({ act: 'redirect', version: 2, to: '9' })).body).toMatchObject({ where: 'noDesk' });
    expect((await act({ act: 'redirect', version: 2, services: ['registro'] })).body).toMatchObject({
      state: 'arrived',
      services: ['registro'],
    });
    expect(await next({ desk: '1' })).toMatchObject({ id: first.id });
    const note = ` Contrato ${'x'.repeat(400)}`;
    expect(await next({ desk: '1', finished: first.id, note })).toMatchObject({ code: 'A-002' });
    expect((await own(keys[0])).note).toHaveLength(300);
    expect(await own(keys[0])).toMatchObject({ state: 'done', ahead: null });
    const visits = (await at(`${office}/visits`, cookie)).body as unknown as ListedVisits;
    expect(visits.desks).toEqual([
      { id: '1', title: expect.anything(), services: ['certificado', 'registro'], isAtWork: true },
    ]);
    expect(visits.wait.to).toBeGreaterThan(visits.wait.from);
    const { items } = (await at(`${office}/waits`, cookie)).body as unknown as { items: { count: number }[] };
    expect(items[0]?.count).toBe(2);
    expect((await at('staff/appointments/offices/none/waits', cookie)).body).toMatchObject({
      where: 'unknownOffice',
    });
    expect((await at('staff/appointments/offices/none/next', cookie, { desk: '1' })).body).toMatchObject({
      where: 'unknownOffice',
    });
    expect((await at(`${office}/visits/none/acts`, cookie, { act: 'call', version: 1 })).body).toMatchObject({
      where: 'unknownVisit',
    });
  });

  it('shows who is called on a screen without a session, gives tickets at the entrance, and nothing once it is withdrawn', async () => {
    const cookie = await desk();
    const screens = 'staff/appointments/offices/estacion/screens';
    const open = async (screen: string) => (await at(screens, cookie, { screen })).body['token'];
    const [display, entrance] = [await open('display'), await open('entrance')];
    const ticket = { key: newKey(), services: ['registro'], people: 1 };
    const tickets = 'appointments/hall/tickets';
    expect((await at(tickets, '', { ...ticket, token: display })).body).toMatchObject({
      where: 'unknownScreen',
    });
    expect((await at(tickets, '', { ...ticket, token: 'guess' })).body).toMatchObject({
      where: 'unknownScreen',
    });
    expect((await at(tickets, '', { ...ticket, key: 'x', token: entrance })).body).toMatchObject({
      where: 'unknownVisit',
    });
    const taken = (await at(tickets, '', { ...ticket, token: entrance })).body as unknown as OwnVisit;
    expect(taken).toMatchObject({ state: 'arrived', id: ticket.key });
    const hall = async (token: unknown) => (await at('appointments/hall', '', { token })).body;
    expect(await hall(display)).toMatchObject({
      screen: 'display',
      services: [],
      waiting: expect.any(Number),
    });
    const shown = (await hall(entrance)) as unknown as { services: { id: string }[] };
    expect(shown.services.map(({ id }) => id)).toEqual(['certificado', 'registro']);
    const listed = (await at(screens, cookie)).body as unknown as { items: { id: string }[] };
    expect(listed.items).toHaveLength(2);
    // oxlint-disable-next-line no-await-in-loop -- two of them
    for (const { id } of listed.items)
      expect((await at(`${screens}/${id}/withdraw`, cookie, {})).body).toEqual({ withdrawn: true });
    expect(await hall(display)).toMatchObject({ where: 'unknownScreen' });
    expect((await at(`${screens}/none/withdraw`, cookie, {})).body).toMatchObject({ where: 'unknownScreen' });
    const nowhere = await at('staff/appointments/offices/none/screens', cookie, { screen: 'display' });
    expect(nowhere.body).toMatchObject({ where: 'unknownOffice' });
  });

  it('is for its staff, in offices of the town', async () => {
    const cookie = await desk();
    const { data } = await council();
    const editor = await staffCookie({ data }, { id: 'pau', roles: ['editor'] });
    const visits = 'staff/appointments/offices/plaza/visits';
    expect((await at(visits, editor)).status).toBe(403);
    expect((await at(visits)).status).toBe(403);
    const unknown = 'staff/appointments/offices/none';
    expect((await at(`${unknown}/visits`, cookie)).body).toMatchObject({ where: 'unknownOffice' });
    const ticket = { key: newKey(), services: ['padron'], people: 1 };
    expect((await at(`${unknown}/tickets`, cookie, ticket)).body).toMatchObject({ where: 'unknownOffice' });
    expect((await at(`${unknown}/tickets`, cookie, { ...ticket, key: 'short' })).body).toMatchObject({
      where: 'unknownVisit',
    });
  });
});

describe('the waiting list', () => {
  const wish = (key: string, more: object = {}) => ({
    key,
    services: ['certificado'],
    people: 1,
    offices: [],
    weekdays: [],
    from: '08:00',
    until: '14:00',
    firstDay: '2026-11-20',
    lastDay: '2026-12-18',
    ...person('00000000T'),
    birthDay: '1950-05-01',
    ...more,
  });

  it('offers what another person gives back, which is taken with one tap', async () => {
    const [giver, waiter] = [await device(), await device()];
    const [day] = await times('certificado', '2026-12-01');
    const { key } = await held(giver, ['certificado'], day?.times[4] ?? '');
    await at('appointments/confirm', giver, { key, ...person('12345678Z') });
    const place = newKey();
    const joined = await at('appointments/waiting', waiter, wish(place, { firstDay: '2026-12-01' }));
    expect(joined.body).toMatchObject({ state: 'waiting', ahead: 0, offer: null, from: '08:00' });
    expect((await at('appointments/waiting', waiter, wish(newKey()))).body).toMatchObject({
      where: 'alreadyWaits',
    });
    await at('appointments/back', giver, { key });
    const seen = (await at('appointments/waiting/place', waiter, { key: place })).body;
    const offered = seen as unknown as { state: string; offer: { at: string; until: string } };
    expect(offered).toMatchObject({ state: 'offered', offer: { at: day?.times[4] } });
    const late = { key: place, at: day?.times[5] };
    expect((await at('appointments/waiting/take', waiter, late)).body).toMatchObject({ where: 'noOffer' });
    const taken = await at('appointments/waiting/take', waiter, { key: place, at: offered.offer.at });
    expect(taken.body).toMatchObject({ state: 'booked', visit: place });
    const own = (await at('appointments/own', waiter, { key: place })).body;
    expect(own).toMatchObject({ state: 'confirmed', at: day?.times[4] });
    expect((await at('appointments/back', waiter, { key: place })).body).toMatchObject({
      state: 'cancelled',
    });
  });

  it('is refused for days and hours that are none, and for keys that can be guessed', async () => {
    const cookie = await device();
    const asked = async (more: object) =>
      (await at('appointments/waiting', cookie, wish(newKey(), more))).body['where'];
    expect([
      await asked({ from: '25:00' }),
      await asked({ firstDay: 'soon' }),
      await asked({ lastDay: '2026-02-31' }),
      await asked({ key: 'short' }),
      await asked({ birthDay: '1951-05-01' }),
      await asked({ visit: 'none' }),
    ]).toEqual(['noTimes', 'noTimes', 'noTimes', 'unknownPlace', 'notListed', 'unknownVisit']);
    for (const path of ['place', 'leave', 'take', 'let-go'])
      expect((await at(`appointments/waiting/${path}`, cookie, { key: 'none', at: '' })).body).toMatchObject({
        where: 'unknownPlace',
      });
    expect(
      (await at('appointments/waiting/codes', cookie, { key: 'short', email: 'a@b.example' })).status,
    ).toBe(409);
    expect(
      (await at('appointments/waiting/codes', cookie, { key: newKey(), email: 'nobody' })).body,
    ).toMatchObject({
      where: 'mailMissing',
    });
  });
});
