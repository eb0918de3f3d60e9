import { expect } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { asking } from '#fixtures/builders/vouchers/shop-visit.ts';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';

const hour = 3_600_000;
/** The venue of these tests. */
export const reservingVenue = 'polideportivo-nord';
/** A moment as calls write it. */
export const writtenAt = (moment: number) => new Date(moment).toISOString();
/** Seven in the evening of the day of the tests. */
export const sevenInTheEvening = noon + 7 * hour;
let made = 0;
const newKey = () => {
  made += 1;
  return `key-of-a-racing-device-${String(made).padStart(4, '0')}`;
};
/** A reservation that somebody wants. */
export const wantedPlace = (more: object = {}) => ({
  key: newKey(),
  place: 'pista-2',
  people: 'fuera',
  start: writtenAt(sevenInTheEvening),
  minutes: 60,
  identity: '12345678Z',
  ...more,
});

/** A council whose residents and keeper of venues call it. */
export async function atVenue() {
  const council = await openTestCouncil();
  const call = asking(council, await deviceCookie(council.server));
  const keeper = asking(council, await staffCookie(council, { id: 'conserge', roles: ['venueKeeper'] }));
  const path = `reservations/venues/${reservingVenue}/reservations`;
  const reserve = async (more: object = {}, by = call) => {
    const answer = await by(path, wantedPlace(more));
    return { ...answer, own: answer.body as unknown as OwnReservationAnswer };
  };
  const own = async (...keys: readonly string[]) => {
    const { body } = await call('reservations/own', {
      reservations: keys.map((key) => ({ venue: reservingVenue, key })),
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
export async function auditedBooks({ council }: TestCouncil): Promise<void> {
  const found = await council.auditGoods();
  expect(found.flatMap(({ faults }) => faults)).toEqual([]);
}
