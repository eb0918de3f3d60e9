import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { asking } from '#fixtures/builders/vouchers/shop-visit.ts';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import {
  atVenue,
  auditedBooks as audited,
  reservingVenue as venue,
  sevenInTheEvening as seven,
  wantedPlace as wanted,
  writtenAt as at,
} from './a-reserving-venue.ts';

const [minute, hour] = [60_000, 3_600_000];
const inEuros = (amount: number) => (amount / 100).toFixed(2).replace('.', ',');

/** By which name staff know a reservation. */
export function namesForStaff(): void {
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

interface Desk {
  readonly nameOf: (place: string, by?: ReturnType<typeof asking>) => Promise<string>;
  readonly late: string;
  readonly moved: string;
  readonly paid: number;
  readonly refunded: number;
}

/** Who did not come is forgiven, and the month has the sums of all that was paid and returned. */
async function addedUp(
  { council, own }: Awaited<ReturnType<typeof atVenue>>,
  staff: string,
  { nameOf, late, moved, paid, refunded }: Desk,
): Promise<void> {
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
  expect(await own(late)).toMatchObject([{ state: 'missed', strikes: { count: 0 } }]);
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
  expect(table.body).not.toContain(moved);
  const workbook = await council.server.inject({
    url: `/api/vilanova/${staff}/month/export?month=2026-11&format=xlsx`,
    headers: { cookie: laterCookie, 'accept-language': 'va' },
  });
  expect(workbook.headers['content-disposition']).toContain('.xlsx"');
  await addsUp(workbook.rawPayload, [60, ...[paid, refunded, paid - refunded, 0].map((one) => one / 100)]);
}

/** A workbook opens, and its last row has the sums of those above, as numbers. */
async function addsUp(bytes: Buffer, sums: readonly number[]): Promise<void> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(Uint8Array.from(bytes).buffer);
  const sheet = workbook.getWorksheet('Reserves del mes');
  const last = sheet?.rowCount ?? 0;
  expect(sheet?.getCell(1, 9).text).toBe('Pagat');
  expect(sheet?.getCell(last, 1).text).toBe('Total');
  for (const [at, sum] of sums.entries()) {
    const cells = Array.from({ length: last - 2 }, (_, row) => Number(sheet?.getCell(row + 2, at + 8).value));
    expect(cells.reduce((all, one) => all + one, 0)).toBeCloseTo(sum, 5);
    expect(sheet?.getCell(last, at + 8).value).toBe(sum);
  }
}

/** A reservation that is paid at the desk. */
async function paidInCash(keeper: ReturnType<typeof asking>, office: string, more: object) {
  const { body } = await keeper(office, wanted(more));
  return body as unknown as OwnReservationAnswer;
}

/** What staff change, look at and add up. */
export function placesAtTheDesk(): void {
  it('is moved, given back, forgiven and added up by staff, and what an event displaces is seen before', async () => {
    const desk = await atVenue();
    const { council, call, keeper, own } = desk;
    const office = `office/reservations/venues/${venue}/reservations`;
    const staff = `staff/reservations/venues/${venue}`;
    const cash = (more: object) => paidInCash(keeper, office, more);
    const [moved, back, late] = [
      await cash({ identity: '12345678Z' }),
      await cash({ identity: '00000001R', place: 'pista-1' }),
      await cash({ identity: '00000002W', place: 'pista-3', start: at(noon + hour) }),
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
    const sums = { paid: moved.total + back.total + late.total, refunded: moved.total + 550 };
    await addedUp(desk, staff, { nameOf, late: late.id, moved: moved.id, ...sums });
    await audited(council);
  });
}
