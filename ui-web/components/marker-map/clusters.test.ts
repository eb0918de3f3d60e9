import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBeSplit, pinsAt, pixelAt } from './clusters.ts';
import { type PlacedPlace, placesOnMap } from './places.ts';

const centre = { lat: 39.4127, lng: -0.3391 };
const place = (id: string, lat: number, lng: number): PlacedPlace => ({
  id,
  name: id,
  href: `/${id}`,
  position: { lat, lng },
});
const spread = fc.double({ min: -0.1, max: 0.1, noNaN: true });
const towns = fc
  .array(fc.tuple(spread, spread), { maxLength: 60 })
  .map((found) => found.map(([n, e], i) => place(`p${i}`, centre.lat + n, centre.lng + e)));
const zoom = fc.double({ min: 8, max: 18, noNaN: true });

describe('the pins of a map', () => {
  it('contain every place once, at any zoom', () => {
    fc.assert(
      fc.property(towns, zoom, (places, near) => {
        const held = pinsAt(places, near, 'p3').flatMap((pin) => pin.places.map(({ id }) => id));
        expect(held.toSorted()).toEqual(places.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('are far enough apart for a finger', () => {
    fc.assert(
      fc.property(towns, zoom, (places, near) => {
        const pixels = pinsAt(places, near, null).map(({ position }) => pixelAt(position, near));
        for (const [i, one] of pixels.entries())
          for (const other of pixels.slice(i + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(44);
      }),
    );
  });

  it('are fewer at a lower zoom: never more than at a higher one', () => {
    const places = [place('a', 39.41, -0.33), place('b', 39.411, -0.331), place('c', 39.45, -0.4)];
    expect([8, 12, 18].map((near) => pinsAt(places, near, null).length)).toEqual([1, 2, 3]);
  });

  it('keep the chosen place separate', () => {
    const places = [place('a', 39.41, -0.33), place('b', 39.41, -0.33)];
    expect(pinsAt(places, 8, 'b').map(({ places: held }) => held.map(({ id }) => id))).toEqual([
      ['a'],
      ['b'],
    ]);
  });

  it('of the same spot cannot be split by zooming in', () => {
    const [same] = pinsAt([place('a', 39.41, -0.33), place('b', 39.41, -0.33)], 8, null);
    const [near] = pinsAt([place('a', 39.41, -0.33), place('b', 39.42, -0.33)], 8, null);
    expect([same, near].map((pin) => pin && canBeSplit(pin))).toEqual([false, true]);
  });
});

describe('the places that a map can draw', () => {
  it('are those around the town; the rest is counted', () => {
    const here = place('a', 39.41, -0.33);
    const places = [
      here,
      { ...here, id: 'nowhere', position: null },
      { ...here, id: 'swapped', position: { lat: -0.33, lng: 39.41 } },
      { ...here, id: 'zero', position: { lat: 0, lng: 0 } },
      { ...here, id: 'no numbers', position: { lat: Number.NaN, lng: -0.33 } },
      { ...here, id: 'off the earth', position: { lat: 3941, lng: -33 } },
    ];
    expect(placesOnMap(places, centre)).toEqual({ placed: [here], leftOut: 5 });
  });
});
