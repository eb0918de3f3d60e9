import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOnEarth } from './place-on-earth.ts';

describe('a place', () => {
  it.each([
    [39.41, -0.36, { lat: 39.41, lng: -0.36 }],
    ['39.41', ' -0,36', { lat: 39.41, lng: -0.36 }],
    [-0.36, 39.41, { lat: 39.41, lng: -0.36 }],
    [-16.25, 28.46, { lat: 28.46, lng: -16.25 }],
    [48.85, 2.35, { lat: 48.85, lng: 2.35 }],
    [27, 5, { lat: 27, lng: 5 }],
    [44.5, -19, { lat: 44.5, lng: -19 }],
    [5, 27, { lat: 27, lng: 5 }],
    [-19, 44.5, { lat: 44.5, lng: -19 }],
    [5, 26.9, { lat: 5, lng: 26.9 }],
    [5, 44.6, { lat: 5, lng: 44.6 }],
    [-19.1, 40, { lat: -19.1, lng: 40 }],
    [5.1, 40, { lat: 5.1, lng: 40 }],
    [90, 180, { lat: 90, lng: 180 }],
    [-90, -180, { lat: -90, lng: -180 }],
    [90.1, 0, null],
    [0, 5, { lat: 0, lng: 5 }],
    [40, 0, { lat: 40, lng: 0 }],
    [' ', 5, null],
    [true, 5, null],
    [0, 0, null],
    [460, 0, null],
    [39, 181, null],
    [null, -0.36, null],
    [39.4, undefined, null],
    ['', -0.36, null],
    ['x', -0.36, null],
    [Number.NaN, 1, null],
    [39.4, Number.POSITIVE_INFINITY, null],
  ])('written %j, %j is %j', (lat, lng, place) => {
    expect(placeOnEarth(lat, lng)).toEqual(place);
  });

  it('is on the earth, whatever was written', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (lat, lng) => {
        const place = placeOnEarth(lat, lng);
        expect(place === null || (Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180)).toBe(true);
      }),
    );
  });
});
