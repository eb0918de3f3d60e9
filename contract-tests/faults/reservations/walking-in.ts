import { expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import {
  atVenue,
  auditedBooks,
  reservingVenue as venue,
  wantedPlace,
  writtenAt as at,
} from './a-reserving-venue.ts';

const minute = 60_000;

/** Who walks in after an hour has begun, on a real database. */
export function peopleWhoWalkIn(): void {
  it('is given once to who walks in, for what is left of the hour and by card, and its code is read at the door', async () => {
    const { council, keeper } = await atVenue();
    council.setTime(noon + 22 * minute);
    const { body } = await keeper(`staff/reservations/venues/${venue}/day`);
    const [offered] = (body as unknown as { walkIns: { place: string; start: string; minutes: number[] }[] })
      .walkIns;
    expect(offered).toMatchObject({ start: at(noon + 20 * minute), minutes: expect.arrayContaining([40]) });
    const desk = `office/reservations/venues/${venue}/reservations`;
    const { place, start } = offered ?? {};
    const here = { place, start, minutes: 40, by: 'card' };
    const both = await Promise.all([
      keeper(desk, wantedPlace(here)),
      keeper(desk, wantedPlace({ ...here, identity: '00000001R' })),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const made = both.find(({ status }) => status === 200)?.body as unknown as OwnReservationAnswer;
    expect(made).toMatchObject({ state: 'entered', end: at(noon + 60 * minute) });
    expect(made.total).toBeGreaterThan(0);
    const door = `staff/reservations/venues/${venue}/entries`;
    const letters = made.code;
    expect(await keeper(door, { letters })).toMatchObject({ status: 200, body: { isAgain: true } });
    expect(await keeper(door, { letters: `${letters?.slice(0, -3)}000` })).toMatchObject({
      status: 409,
      body: { where: 'forged' },
    });
    await auditedBooks(council);
  });
}
