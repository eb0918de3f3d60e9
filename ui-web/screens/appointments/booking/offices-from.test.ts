import { describe, expect, it } from 'vitest';
import type { OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import { distanceIn } from '#ui-web/components/map/distance.ts';
import { officesFrom } from './offices-from.ts';

const office = (id: string, lat: number | null): OfficeAnswer => ({
  id,
  title: id,
  address: '',
  coordinates: lat === null ? null : { lat, lng: -0.3 },
  desks: [],
});
const offices = [office('far', 39.6), office('nowhere', null), office('near', 39.41)];

describe('offices', () => {
  it('are listed as they are, without distances, until it is known where the reader is', () => {
    expect(officesFrom(offices, null)).toEqual(offices.map((one) => ({ office: one, metres: null })));
  });

  it('are then the nearest first, and those without a place last', () => {
    const from = officesFrom(offices, { lat: 39.4, lng: -0.3 });
    expect(from.map((one) => one.office.id)).toEqual(['near', 'far', 'nowhere']);
    expect(from.map(({ metres }) => metres && Math.round(metres / 100))).toEqual([11, 222, null]);
  });
});

it.each([
  [3, 'metres', '10'],
  [994, 'metres', '990'],
  [996, 'km', '1,0'],
  [22_239, 'km', '22,2'],
])('%d metres are said as %s, %s', (metres, unit, n) => {
  expect(distanceIn(metres)).toEqual({ unit, n });
});
