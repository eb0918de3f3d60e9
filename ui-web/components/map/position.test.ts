import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedBy, positionText, zooms } from './position.ts';

const compass = { north: 'N', south: 'S', east: 'E', west: 'O' };
const places = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const zoom = fc.integer({ min: zooms.min, max: zooms.max });

describe('moving a marker with the arrow keys', () => {
  it('never leaves the range of degrees', () => {
    const keys = fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'));
    fc.assert(
      fc.property(places, zoom, keys, (start, near, pressed) => {
        let here = start;
        for (const key of pressed) here = movedBy(key, here, near) ?? here;
        expect(Math.abs(here.lat)).toBeLessThanOrEqual(85);
        expect(Math.abs(here.lng)).toBeLessThanOrEqual(180);
      }),
    );
  });

  it('moves it less at a higher zoom', () => {
    const here = { lat: 39.4, lng: -0.4 };
    const near = movedBy('ArrowRight', here, 18)?.lng ?? 0;
    const far = movedBy('ArrowRight', here, 14)?.lng ?? 0;
    expect((far - here.lng) / (near - here.lng)).toBeCloseTo(16, 6);
  });

  it('moves it up, down, and across the 180th meridian', () => {
    expect(movedBy('ArrowUp', { lat: 10, lng: 0 }, 10)?.lat).toBeGreaterThan(10);
    expect(movedBy('ArrowDown', { lat: 10, lng: 0 }, 10)?.lat).toBeLessThan(10);
    expect(movedBy('ArrowRight', { lat: 0, lng: 179.999 }, 10)?.lng).toBeLessThan(-179);
    expect(movedBy('ArrowLeft', { lat: 0, lng: -179.999 }, 10)?.lng).toBeGreaterThan(179);
  });

  it('ignores every other key', () => {
    expect(movedBy('Tab', { lat: 0, lng: 0 }, 10)).toBeNull();
  });
});

describe('a position in words', () => {
  it('names the directions instead of signs', () => {
    expect(positionText({ lat: 39.41268, lng: -0.33911 }, compass)).toBe('39,4127 N · 0,3391 O');
    expect(positionText({ lat: -33.9, lng: 18.4 }, compass)).toBe('33,9000 S · 18,4000 E');
  });
});
