import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { isInFrame, readTile } from './tile.ts';
import { frameAround } from './town-frame.ts';

const vilanova = frameAround({ lat: 39.4098, lng: -0.3457 });

describe('the address of a tile', () => {
  it.each([
    ['14', '8176', '6229', { zoom: 14, x: 8176, y: 6229 }],
    ['1', '0', '1', { zoom: 1, x: 0, y: 1 }],
    ['18', '262143', '262143', { zoom: 18, x: 262_143, y: 262_143 }],
  ])('%s/%s/%s names a tile', (zoom, x, y, tile) => {
    expect(readTile(zoom, x, y)).toEqual(tile);
  });

  it.each([
    ['0', '0', '0'],
    ['19', '1', '1'],
    ['1', '2', '0'],
    ['1', '0', '2'],
    ['14', '-1', '6229'],
    ['14', '8176.5', '6229'],
    ['14', '08176', '6229'],
    ['14', '1e3', '6229'],
    ['14', '0x10', '6229'],
    ['14', '', '6229'],
    ['14', '8176', '6229.png'],
    ['14', '٣', '6229'],
    ['14 ', '8176', '6229'],
    ['99999999', '1', '1'],
  ])('%s/%s/%s names none', (zoom, x, y) => {
    expect(readTile(zoom, x, y)).toBeNull();
  });
});

describe('the tiles of a town', () => {
  it.each([
    ['the square in the middle', { zoom: 14, x: 8176, y: 6229 }],
    ['the whole world from afar', { zoom: 1, x: 1, y: 0 }],
    ['the neighbours of the country at zoom 6', { zoom: 6, x: 28, y: 24 }],
  ])('include %s', (_, tile) => {
    expect(isInFrame(tile, vilanova)).toBe(true);
  });

  it.each([
    ['Paris', { zoom: 14, x: 8298, y: 5636 }],
    ['a place far to the west', { zoom: 10, x: 500, y: 389 }],
    ['a place far to the east', { zoom: 10, x: 522, y: 389 }],
    ['a place far to the north', { zoom: 10, x: 511, y: 380 }],
    ['a place far to the south', { zoom: 10, x: 511, y: 398 }],
  ])('leave out %s', (_, tile) => {
    expect(isInFrame(tile, vilanova)).toBe(false);
  });

  it('are those of the frame and three more on each side, at every zoom', () => {
    const zooms = fc.integer({ min: 1, max: 18 });
    fc.assert(
      fc.property(zooms, fc.nat(), fc.nat(), (zoom, a, b) => {
        const [x, y] = [a % 2 ** zoom, b % 2 ** zoom];
        // The corners of a tile, by the inverse of the projection.
        const lngOf = (column: number) => (column / 2 ** zoom) * 360 - 180;
        const latOf = (row: number) =>
          (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI;
        const touches =
          lngOf(x + 4) > vilanova.west &&
          lngOf(x - 3) <= vilanova.east &&
          latOf(y - 3) >= vilanova.south &&
          latOf(y + 4) < vilanova.north;
        expect(isInFrame({ zoom, x, y }, vilanova)).toBe(touches);
      }),
      examples(10_000),
    );
  });

  it('are found next to the poles, where the projection ends', () => {
    expect(isInFrame({ zoom: 3, x: 4, y: 0 }, frameAround({ lat: 89.9, lng: 10 }))).toBe(true);
    expect(isInFrame({ zoom: 3, x: 4, y: 7 }, frameAround({ lat: -89.9, lng: 10 }))).toBe(true);
  });
});
