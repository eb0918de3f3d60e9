import { describe, expect, it } from 'vitest';
import { frameAround } from '#domain/maps/town-frame.ts';
import { townMap } from './town-map.ts';

const centre = { lat: 39.4098, lng: -0.3457 };
const frame = frameAround(centre);
const tiles = { url: '/api/vilanova/tiles/{z}/{x}/{y}', credit: '© IGN', host: null };

describe('the map of a town', () => {
  it('has the tiles of the town and what is next to it, and no others', () => {
    const map = townMap({ centre, ground: { frame, tiles } });
    expect(map).toMatchObject({ centre, tiles });
    expect(map.tiles?.covers?.(14, 8176, 6229)).toBe(true);
    expect(map.tiles?.covers?.(14, 8298, 5636)).toBe(false);
  });

  it('has a plain background if the town has no tiles, or does not say', () => {
    expect(townMap({ centre, ground: { frame, tiles: null } }).tiles).toBeNull();
    expect(townMap({ centre: null, ground: null })).toEqual(townMap(undefined));
    expect(townMap(null)).toEqual({ centre: { lat: 39.4699, lng: -0.3763 }, tiles: null });
  });
});
