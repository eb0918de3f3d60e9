import { describe, expect, it } from 'vitest';
import type { FoundVisit } from '#adapters/wire/appointments/desk/found-visit.ts';
import type { PersonToCallAnswer } from '#adapters/wire/appointments/desk/person-to-call.ts';
import type { CounterVisit } from '#adapters/wire/appointments/visit.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

const council = sharedCouncil();
const places = 'staff/appointments';

const at = async (path: string, cookie: string, payload?: object) => {
  const { server } = await council();
  const url = `/api/vilanova/${places}/${path}`;
  return ask(server, { url, headers: { cookie }, ...(payload && { method: 'POST', payload }) });
};
const desk = async () =>
  staffCookie({ data: (await council()).data }, { id: 'rosa', roles: ['deskOfficer'] });
const times = async (cookie: string) => {
  const { body } = await at('times?services=certificado&office=plaza&from=2026-11-24', cookie);
  return (body as unknown as { days: { times: string[] }[] }).days[0]?.times ?? [];
};
let made = 0;
const booked = async (cookie: string, when: string, more: object) => {
  made += 1;
  const key = `key-of-a-booking-of-tests-${made}`;
  const asked = { key, services: ['certificado'], people: 1, office: 'plaza', at: when, ...more };
  return at('bookings', cookie, asked);
};
const found = async (cookie: string, text: string) =>
  (await at('visits/find', cookie, { text })).body as unknown as { items: FoundVisit[] };
const toCall = async (cookie: string) =>
  ((await at('calls', cookie)).body as unknown as { items: PersonToCallAnswer[] }).items;

describe('at the desk', () => {
  it('an appointment is booked, found by the telephone, moved and given back; who left no mail is called', async () => {
    const cookie = await desk();
    const [first, second] = await times(cookie);
    const caller = { name: 'Amparo Soler', identity: '83143842S', phone: ' 960 123 456 ' };
    const made = (await booked(cookie, first ?? '', caller)).body as unknown as CounterVisit;
    const [one] = (await found(cookie, '123456')).items;
    expect(one).toMatchObject({
      id: made.id,
      code: made.code,
      office: 'plaza',
      day: '2026-11-24',
      phone: '960 123 456',
      hasMail: false,
      isOpen: true,
    });
    expect((await found(cookie, '83.143.842-S')).items).toHaveLength(1);
    const visit = `offices/plaza/visits/${made.id}`;
    const moved = await at(`${visit}/move`, cookie, { day: one?.day, toOffice: 'plaza', at: second });
    expect(moved.body).toMatchObject({ id: made.id, at: second, state: 'confirmed' });
    const [call] = await toCall(cookie);
    expect(call).toMatchObject({ name: 'Amparo Soler', phone: '960 123 456', from: first, to: second });
    expect((await at('calls', cookie, { person: call?.id })).body).toMatchObject({ itemsCount: 0 });
    const back = await at(`${visit}/back`, cookie, { day: one?.day, isTold: true });
    expect(back.body).toMatchObject({ state: 'cancelled', name: null, phone: null, isOpen: false });
    expect(await toCall(cookie)).toEqual([]);
    expect((await at(`${visit}/back`, cookie, { day: one?.day })).body).toMatchObject({
      where: 'unknownVisit',
    });
  });

  it('what cannot be done is refused in words, and changes nothing', async () => {
    const cookie = await desk();
    const [, , third] = await times(cookie);
    const person = { name: 'Pere', identity: '76971335H' };
    const bad = await booked(cookie, third ?? '', { ...person, email: 'pere@' });
    expect(bad).toMatchObject({ status: 409, body: { where: 'mailMissing' } });
    const made = (await booked(cookie, third ?? '', { ...person, email: 'pere@correo.example' }))
      .body as unknown as CounterVisit;
    const visit = `offices/plaza/visits/${made.id}`;
    const to = { day: '2026-11-24', toOffice: 'plaza' };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const [when, where] of [
      ['never', 'taken'],
      ['2026-11-24T03:00:00.000Z', 'taken'],
    ])
      expect((await at(`${visit}/move`, cookie, { ...to, at: when })).body).toMatchObject({ where });
    expect((await at('calls', cookie, { person: 'none' })).body).toMatchObject({ where: 'unknownVisit' });
    const other = { ...to, day: '2026-11-25', at: third };
    expect((await at(`${visit}/move`, cookie, other)).body).toMatchObject({ where: 'unknownVisit' });
    expect((await found(cookie, 'Pere')).items).toMatchObject([{ at: third, hasMail: true }]);
  });

  it('only who serves there finds, moves and calls people', async () => {
    const { data } = await council();
    const editor = await staffCookie({ data }, { id: 'editora', roles: ['editor'] });
    const all = [
      at('visits/find', editor, { text: '' }),
      at('calls', editor),
      at('calls', editor, { person: 'x' }),
      at('offices/plaza/visits/x/back', editor, { day: '2026-11-24' }),
      at('offices/plaza/visits/x/move', editor, { day: '2026-11-24', toOffice: 'plaza', at: '' }),
    ];
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});
