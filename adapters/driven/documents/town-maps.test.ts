import { describe, expect, it } from 'vitest';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { mappingAgency } from '#domain/maps/tile-provider.ts';
import { defaultCentre, frameAround } from '#domain/maps/town-frame.ts';
import { realmId } from '#domain/shared/ids.ts';
import { documentMaps } from './town-maps.ts';

const realm = realmId('vilanova');
type Documents = Readonly<Record<string, readonly CouncilDocument[]>>;
const mapsOf = (documents: Documents, more: { hosts?: readonly string[]; isDirect?: boolean } = {}) =>
  documentMaps({ documents: { all: async (_, name) => documents[name] ?? [] }, ...more });
const tiles = (url: string): Documents => ({ settings: [{ _id: '0', mapTiles: { url, credit: '© Own' } }] });
const ofTheTown = 'https://tiles.example/{z}/{x}/{y}.png';

describe('the maps of a town', () => {
  it('have the tiles of the mapping agency, through the server, unless the town says otherwise', async () => {
    expect(await mapsOf({}).of(realm)).toEqual({
      frame: frameAround(defaultCentre),
      provider: mappingAgency,
      isDirect: false,
    });
    expect((await mapsOf({}, { isDirect: true }).of(realm)).isDirect).toBe(true);
  });

  it('show 15 kilometres around the town, or the bounds that it names', async () => {
    const coordinates = { lat: 39.41, lng: -0.35 };
    const regions = [{ _id: '0', region: { coordinates } }];
    expect((await mapsOf({ regions }).of(realm)).frame).toEqual(frameAround(coordinates));
    const bounds = { south: 39.3, west: -0.5, north: 39.5, east: -0.2 };
    const bounded = [{ _id: '0', region: { coordinates, bounds } }];
    expect((await mapsOf({ regions: bounded }).of(realm)).frame).toEqual(bounds);
  });

  it('have a plain background if the town wants none', async () => {
    const maps = mapsOf({ settings: [{ _id: '0', mapTiles: 'none' }] });
    expect((await maps.of(realm)).provider).toBeNull();
    expect(await maps.refusedHost(realm)).toBeNull();
  });

  it('have tiles of another host only if the operator allows it', async () => {
    expect((await mapsOf(tiles(ofTheTown)).of(realm)).provider).toBeNull();
    expect(await mapsOf(tiles(ofTheTown)).refusedHost(realm)).toBe('tiles.example');
    const maps = mapsOf(tiles(ofTheTown), { hosts: ['tiles.example'] });
    expect((await maps.of(realm)).provider).toEqual({
      url: ofTheTown,
      credit: '© Own',
      host: 'tiles.example',
    });
    expect(await maps.refusedHost(realm)).toBeNull();
  });

  it.each(['http://169.254.169.254/{z}/{x}/{y}', 'https://www.ign.es:22/{z}/{x}/{y}'])(
    'never have tiles from %s, whatever the operator allows',
    async (url) => {
      const maps = mapsOf(tiles(url), { hosts: ['169.254.169.254', 'www.ign.es'] });
      expect((await maps.of(realm)).provider).toBeNull();
    },
  );
});
