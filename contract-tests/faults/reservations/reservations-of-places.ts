import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { sampleSeasonDraft } from '#fixtures/builders/councils/calls/reservation-calls.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { paidAtBank } from '#fixtures/builders/reservations/paid-at-bank.ts';
import { asking } from '#fixtures/builders/vouchers/shop-visit.ts';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const venue = 'polideportivo-nord';
const at = (moment: number) => new Date(moment).toISOString();
/** Seven in the evening of the day of the tests. */
const seven = noon + 7 * hour;
const inEuros = (amount: number) => (amount / 100).toFixed(2).replace('.', ',');
let made = 0;
const newKey = () => {
  made += 1;
  return `key-of-a-racing-device-${String(made).padStart(4, '0')}`;
};
const wanted = (more: object = {}) => ({
  key: newKey(),
  place: 'pista-2',
  people: 'fuera',
  start: at(seven),
  minutes: 60,
  identity: '12345678Z',
  ...more,
});

/** A council whose residents and keeper of venues call it. */
async function atVenue() {
  const council = await openTestCouncil();
  const call = asking(council, await deviceCookie(council.server));
  const keeper = asking(council, await staffCookie(council, { id: 'conserge', roles: ['venueKeeper'] }));
  const path = `reservations/venues/${venue}/reservations`;
  const reserve = async (more: object = {}, by = call) => {
    const answer = await by(path, wanted(more));
    return { ...answer, own: answer.body as unknown as OwnReservationAnswer };
  };
  const own = async (...keys: readonly string[]) => {
    const { body } = await call('reservations/own', {
      reservations: keys.map((key) => ({ venue, key })),
    });
    return (body as unknown as { readonly items: readonly OwnReservationAnswer[] }).items;
  };
  const pay = async ({ payment }: OwnReservationAnswer, answer: 'pay' | 'refuse' = 'pay') => {
    const { searchParams } = new URL(payment?.url ?? '', 'http://portal.invalid');
    return council.server.inject({
      method: 'POST',
      url: '/api/vilanova/payments/page',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: searchParams.get('token') ?? '', answer }).toString(),
    });
  };
  return { council, call, keeper, path, reserve, own, pay };
}

/** Whether the books of the goods are whole. */
async function audited({ council }: TestCouncil): Promise<void> {
  const found = await council.auditGoods();
  expect(found.flatMap(({ faults }) => faults)).toEqual([]);
}

function oneSlot(): void {
  it('for one hour has one winner, whoever races through two processes, in whatever spelling, and both halves exclude each other', async () => {
    const { council, reserve } = await atVenue();
    const other = await council.second();
    const there = asking(other, await deviceCookie(other.server));
    const spellings = ['12345678Z', '12.345.678-z', ' １２３４５６７８Ｚ ', '00000001R', '00000002W'];
    const places = ['pista-2', 'pabellon', 'pista-2', 'pabellon', 'pista-2'];
    const answers = await Promise.all(
      spellings.flatMap((identity, n) => {
        const asked = { identity, place: places[n] };
        return [reserve(asked), reserve(asked, there)];
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect(['taken', 'tooClose']).toContain(body.where);
    await audited(council);
  });
}

function paying(): void {
  it('is not complete until it is paid: refused, late, lost with the server, and twice', async () => {
    const { council, reserve, own, pay } = await atVenue();
    const { own: first } = await reserve();
    expect(first).toMatchObject({ state: 'held', total: 1100, payment: { isRefused: false } });
    const page = await pay(first, 'refuse');
    expect(page.body).toContain('Pago no realizado: la reserva no está completa');
    expect(await own(first.id)).toMatchObject([
      { state: 'held', letters: null, payment: { isRefused: true } },
    ]);
    // The bank has its money, and the server is killed before it gives the place.
    const [again] = await own(first.id);
    await paidAtBank(council, again?.payment?.id ?? '', first.total);
    const restarted = await council.restart();
    const there = asking(restarted, await deviceCookie(restarted.server));
    const { body } = await there('reservations/own', { reservations: [{ venue, key: first.id }] });
    expect(body).toMatchObject({ items: [{ state: 'booked', refundNow: 550, payment: null }] });
    await audited(restarted);
  });

  it('goes back if it comes when another one has the place', async () => {
    const { council, reserve, own, pay } = await atVenue();
    const { own: late } = await reserve();
    council.setTime(noon + 16 * minute);
    const { own: quick } = await reserve({ identity: '00000001R' });
    await pay(quick);
    await pay(late);
    expect(await own(late.id, quick.id)).toMatchObject([
      { state: 'refunded', letters: null },
      { state: 'booked' },
    ]);
    await audited(council);
  });
}

function theVenue(): void {
  it('is given up by the clock if nobody comes, and the keeper sees who has come', async () => {
    const { council, keeper, reserve, own, pay } = await atVenue();
    const [{ own: comes }, { own: stays }] = [
      await reserve(),
      await reserve({ place: 'pista-1', identity: '00000001R' }),
    ];
    await pay(comes);
    await pay(stays);
    const [{ letters } = { letters: null }] = await own(comes.id);
    const doors = `staff/reservations/venues/${venue}/entries`;
    expect(await keeper(doors, { letters })).toMatchObject({ status: 409, body: { where: 'tooEarly' } });
    council.setTime(seven);
    const later = { id: 'conserge', roles: ['venueKeeper'], now: seven } as const;
    const evening = asking(council, await staffCookie(council, later));
    expect(await evening(doors, { letters: letters?.toLowerCase() })).toMatchObject({ status: 200 });
    council.setTime(seven + 15 * minute);
    expect(await own(comes.id, stays.id)).toMatchObject([
      { state: 'entered' },
      { state: 'missed', strikes: { count: 1, most: 3 } },
    ]);
    const { body } = await evening(`staff/reservations/venues/${venue}/day`);
    expect(
      (body as unknown as { items: { state: string }[] }).items.map(({ state }) => state).toSorted(),
    ).toEqual(['entered', 'missed']);
    await audited(council);
  });
}

function namedByStaff(): void {
  it('has a name for staff with which nobody acts for its holder, and its key is in no answer to them', async () => {
    const { council, call, keeper, path, reserve, own, pay } = await atVenue();
    const { own: held } = await reserve();
    await pay(held);
    const { body } = await keeper(`staff/reservations/venues/${venue}/day`);
    const treasurer = asking(council, await staffCookie(council, { id: 'tresoreria', roles: ['treasurer'] }));
    const payments = await treasurer('staff/payments');
    expect(payments.body).toMatchObject({ items: [{ subject: { id: `reservations/${venue}` } }] });
    expect(JSON.stringify([body, payments.body])).not.toContain(held.id);
    const [{ name }] = (body as unknown as { items: [{ name: string }] }).items;
    const hash = name.slice(name.indexOf('.') + 1);
    const refused = { status: 409, body: { where: 'unknownReservation' } };
    for (const key of [name, hash])
      for (const [calls, more] of [
        ['more', {}],
        ['leave', {}],
        ['return', {}],
        ['move', { place: 'pista-1', start: at(seven) }],
      ] as const)
        expect(await call(`${path}/${calls}`, { key, ...more })).toMatchObject(refused);
    expect(await own(name, hash)).toEqual([]);
    const decide = `staff/reservations/venues/${venue}/reservations/decide`;
    const verdict = { isApproved: false, reason: 'no' };
    for (const reservation of [held.id, `${name}0`, '.', 'zzzzzzzzzzzzzz.0'])
      expect(await keeper(decide, { reservation, ...verdict })).toMatchObject(refused);
    expect(await keeper(decide, { reservation: name, ...verdict })).toMatchObject({
      body: { where: 'decided' },
    });
    expect(await own(held.id)).toMatchObject([{ state: 'booked' }]);
  });
}

/** What goes before residents. */
function displacing(): void {
  it('goes to a season of clubs and to the council before residents, who are told and have all their money back', async () => {
    const { council, keeper, call, path, reserve, own, pay } = await atVenue();
    const friday = noon + 9 * day + 7 * hour;
    const { own: held } = await reserve({ place: 'pista-3', start: at(friday) });
    await pay(held);
    const seasons = `staff/reservations/venues/${venue}/seasons`;
    const draft = await keeper(`${seasons}/draft`, sampleSeasonDraft);
    const { hash } = draft.body as { readonly hash?: string };
    expect(await keeper(seasons, { ...sampleSeasonDraft, hash: 'other' })).toMatchObject({
      body: { where: 'changed' },
    });
    expect(await keeper(seasons, { ...sampleSeasonDraft, hash })).toMatchObject({
      status: 200,
      body: { displaced: [{ place: 'pista-3', state: 'displaced' }] },
    });
    expect(await keeper(seasons, { ...sampleSeasonDraft, hash })).toMatchObject({ body: { displaced: [] } });
    const public_ = await call(`reservations/venues/${venue}/seasons/2026-2027`);
    expect(public_.body).toMatchObject({ hash, turns: [{ club: 'volei', refused: [] }] });
    expect(await own(held.id)).toMatchObject([
      { state: 'displaced', reason: 'Temporada 2026-2027', refundNow: held.total },
    ]);
    const week = await call(`reservations/venues/${venue}/week?from=2026-11-23`);
    expect(JSON.stringify(week.body)).toContain('Club de Voleibol Marjal');
    const moved = await call(`${path}/move`, { key: held.id, place: 'pista-2', start: at(friday) });
    expect(moved).toMatchObject({ status: 200, body: { state: 'booked', total: held.total } });
    const event = {
      key: 'pleno',
      places: ['pabellon'],
      from: at(friday),
      until: at(friday + hour),
      reason: 'Pleno',
    };
    expect(await keeper(`staff/reservations/venues/${venue}/events`, event)).toMatchObject({
      status: 200,
      body: { displaced: [{ state: 'displaced' }, { state: 'displaced' }] },
    });
    expect(await call(`${path}/return`, { key: held.id })).toMatchObject({
      body: { state: 'returned', back: { refund: held.total, kept: 0 } },
    });
    await audited(council);
  });
}

/** What staff change, look at and add up. */
function atTheDesk(): void {
  it('is moved, given back, forgiven and added up by staff, and what an event displaces is seen before', async () => {
    const { council, call, keeper, own } = await atVenue();
    const office = `office/reservations/venues/${venue}/reservations`;
    const staff = `staff/reservations/venues/${venue}`;
    const person = { one: '12345678Z', two: '00000001R', three: '00000002W' };
    const cash = async (more: object) => {
      const { body } = await keeper(office, wanted(more));
      return body as unknown as OwnReservationAnswer;
    };
    const [moved, back, late] = [
      await cash({ identity: person.one }),
      await cash({ identity: person.two, place: 'pista-1' }),
      await cash({ identity: person.three, place: 'pista-3', start: at(noon + hour) }),
    ];
    const nameOf = async (place: string, by = keeper) => {
      const { body } = await by(`${staff}/day`);
      const { items } = body as unknown as { items: { place: string; name: string; state: string }[] };
      return items.find((one) => one.place === place && one.state !== 'returned')?.name ?? '';
    };
    const before = await nameOf('pista-2');
    const move = { place: 'pista-2', start: at(seven + hour) };
    expect(await keeper(`${staff}/reservations/move`, { reservation: before, ...move })).toMatchObject({
      status: 200,
      body: { start: at(seven + hour), state: 'booked' },
    });
    // What staff saw is gone: its name finds nothing.
    expect(await keeper(`${staff}/reservations/return`, { reservation: before })).toMatchObject({
      body: { where: 'unknownReservation' },
    });
    expect(
      await keeper(`${staff}/reservations/return`, { reservation: await nameOf('pista-1') }),
    ).toMatchObject({ body: { money: 'cash', reservation: { state: 'returned', back: { refund: 550 } } } });
    const event = {
      places: ['pista-1', 'pista-2'],
      from: at(seven),
      until: at(seven + 2 * hour),
      reason: 'Pleno',
    };
    expect(await keeper(`${staff}/events/preview`, event)).toMatchObject({
      body: { displaced: [{ place: 'pista-2', state: 'booked' }] },
    });
    expect(await own(moved.id)).toMatchObject([{ state: 'booked' }]);
    expect(await keeper(`${staff}/events`, { key: 'pleno', ...event })).toMatchObject({
      body: { displaced: [{ state: 'displaced' }] },
    });
    await call(`reservations/venues/${venue}/reservations/return`, { key: moved.id });
    expect(await keeper(`${staff}/events`)).toMatchObject({
      body: { items: [{ event: { places: ['pista-1', 'pista-2'] }, losers: [{ state: 'returned' }] }] },
    });
    const treasurer = asking(council, await staffCookie(council, { id: 'tresoreria', roles: ['treasurer'] }));
    const owed = await treasurer(`${staff}/owed`);
    expect(owed).toMatchObject({ body: { items: [{ what: 'back', amount: moved.total, payment: null }] } });
    const [{ reservation }] = (owed.body as unknown as { items: [{ reservation: { name: string } }] }).items;
    const hand = { reservation: reservation.name, isHanded: true };
    expect(await treasurer(`${staff}/owed/return`, hand)).toMatchObject({ status: 200 });
    expect(await treasurer(`${staff}/owed/return`, hand)).toMatchObject({ body: { where: 'nothingOwed' } });
    expect(await keeper(`${staff}/owed/return`, hand)).toMatchObject({ status: 403 });
    const now = noon + hour + 20 * minute;
    council.setTime(now);
    const laterCookie = await staffCookie(council, { id: 'conserge', roles: ['venueKeeper'], now });
    const later = asking(council, laterCookie);
    const forgive = { reservation: await nameOf('pista-3', later), reason: 'La puerta no se abría' };
    expect(await later(`${staff}/strikes/forgive`, { ...forgive, reason: ' ' })).toMatchObject({
      body: { where: 'noReason' },
    });
    expect(await later(`${staff}/strikes/forgive`, forgive)).toMatchObject({ status: 200 });
    expect(await later(`${staff}/strikes`)).toMatchObject({
      body: { items: [{ count: 0, blockedUntil: null, missed: [{ forgiven: forgive.reason }] }] },
    });
    expect(await own(late.id)).toMatchObject([{ state: 'missed', strikes: { count: 0 } }]);
    const paid = moved.total + back.total + late.total;
    const refunded = moved.total + 550;
    expect(await later(`${staff}/month?month=2026-11`)).toMatchObject({
      body: {
        all: { count: 1, minutes: 60, missed: 1, paid, refunded, income: paid - refunded, deposit: 0 },
      },
    });
    const table = await council.server.inject({
      url: `/api/vilanova/${staff}/month/export?month=2026-11`,
      headers: { cookie: laterCookie },
    });
    const lines = table.body.trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toBe(`;;;;;;;60;${[paid, refunded, paid - refunded, 0].map(inEuros).join(';')}`);
    expect(table.body).not.toContain(moved.id);
    await audited(council);
  });
}

/** Reservations of places, on one of the databases. */
export function reservationsOfPlaces(database: string): void {
  describe(`a reservation on ${database}`, () => {
    oneSlot();
    paying();
    theVenue();
    namedByStaff();
    displacing();
    atTheDesk();
  });
}
