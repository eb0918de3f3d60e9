import { describe, expect, it } from 'vitest';
import { hourOf, reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { pavilion } from '#fixtures/builders/reservations/venue.ts';
import type { Venue } from '#domain/reservations/venue.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { displaceReservations } from './displace-reservations.ts';
import { lookAtVenue } from './look-at-venue.ts';

const friday = '2026-11-20' as CalendarDay;
const closing = (to: number): Venue['opening'] => ({
  ...pavilion.opening,
  rules: pavilion.opening.rules.map((rule) => ({ ...rule, hours: [{ from: 540, to }] })),
});
const event = {
  id: 'mesa',
  places: ['pista2'],
  from: hourOf(21, 9),
  until: hourOf(21, 12),
  reason: 'Mesa electoral',
};

async function lookedAt(change: Partial<Venue>) {
  const town = reservingTown(pavilion);
  await town.books('early', { place: 'pista1', start: hourOf(20, 10) });
  await town.books('late', {
    place: 'pista3',
    start: hourOf(20, 21),
    visitor: { written: { identity: '00000000T', birthDay: '1984-03-02' }, isAtDesk: false },
  });
  await displaceReservations(town.ports)(town.good.realm, town.site, event, 'Neus');
  const drafted = { ...town.site, venue: { ...pavilion, ...change } };
  return lookAtVenue(town.ports)(town.good, { drafted, published: town.site }, friday);
}

describe('looking at a venue before it is published', () => {
  it('shows its week with what is taken, beside the hours of now', async () => {
    const { drafted, published } = await lookedAt({ opening: closing(1200) });
    expect(drafted[0]).toEqual({
      day: friday,
      isHoliday: false,
      hours: [{ from: 540, to: 1200 }],
      reserved: 2,
      events: [],
    });
    expect(published?.[0]?.hours).toEqual([{ from: 540, to: 1320 }]);
    expect(drafted[1]).toMatchObject({ reserved: 0, events: ['Mesa electoral'] });
    expect(drafted).toHaveLength(7);
  });

  it('names who would be outside, and why', async () => {
    const whyOf = async (change: Partial<Venue>) =>
      (await lookedAt(change)).outside.map(({ reservation, why }) => [reservation.id, why]);
    expect(await whyOf({})).toEqual([]);
    expect(await whyOf({ opening: closing(1200) })).toEqual([['late', 'hours']]);
    expect(await whyOf({ places: pavilion.places.filter(({ id }) => id !== 'pista1') })).toEqual([
      ['early', 'noPlace'],
    ]);
    const half = { id: 'media', title: 'Media', within: 'pista1' };
    expect(await whyOf({ places: [...pavilion.places, half] })).toEqual([['early', 'parts']]);
  });

  it('of one that was never published has no hours beside', async () => {
    const town = reservingTown(pavilion);
    const seen = await lookAtVenue(town.ports)(town.good, { drafted: town.site, published: null }, friday);
    expect([seen.published, seen.outside]).toEqual([null, []]);
  });
});
