import { describe, expect, it, vi } from 'vitest';
import type { TownMaps } from '#application/ports/server/maps/map-register.ts';
import type { StoredTile, TileShelf } from '#application/ports/server/maps/tile-shelf.ts';
import type { TilePicture, TileSource } from '#application/ports/server/maps/tile-source.ts';
import { mappingAgency } from '#domain/maps/tile-provider.ts';
import { frameAround } from '#domain/maps/town-frame.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { showTile, tileLifetime } from './show-tile.ts';

const realm = realmId('vilanova');
const frame = frameAround({ lat: 39.4098, lng: -0.3457 });
const square = { zoom: 14, x: 8176, y: 6229 };
const fresh: TilePicture = { type: 'image/png', content: new Uint8Array([1]) };
const older: TilePicture = { type: 'image/png', content: new Uint8Array([2]) };
const now = 100 * 86_400_000;

function aMap({
  own = {},
  stored = null,
  answers = right(fresh),
}: {
  own?: Partial<TownMaps>;
  stored?: StoredTile | null;
  answers?: Awaited<ReturnType<TileSource['fetch']>>;
} = {}) {
  const fetched = vi.fn<TileSource['fetch']>(async () => answers);
  const kept = vi.fn<TileShelf['keep']>(async () => undefined);
  const show = showTile({
    maps: {
      of: async () => ({ frame, provider: mappingAgency, isDirect: false, ...own }),
      refusedHost: async () => null,
    },
    tiles: { fetch: fetched },
    tileShelf: { find: async () => stored, keep: kept },
    clock: { now: () => now },
  });
  return { show, fetched, kept };
}

const freely = { realm, tile: square, wait: () => 0 };

describe('a tile of a town’s map', () => {
  it('is fetched from the provider once, and stored', async () => {
    const { show, fetched, kept } = aMap();
    expect(await show(freely)).toEqual(right(fresh));
    expect(fetched).toHaveBeenCalledWith(mappingAgency, square);
    expect(kept).toHaveBeenCalledWith(mappingAgency, square, { picture: fresh, since: now });
  });

  it.each([
    ['an address that names no tile', { ...freely, tile: null }, {}],
    ['a tile of another country', { ...freely, tile: { zoom: 14, x: 8298, y: 5636 } }, {}],
    ['a town without tiles', freely, { provider: null }],
    ['a council whose visitors ask the provider themselves', freely, { isDirect: true }],
  ])('is not fetched for %s', async (_, asked, own) => {
    const { show, fetched } = aMap({ own });
    expect(await show(asked)).toEqual(left({ kind: 'unknownTile' }));
    expect(fetched).not.toHaveBeenCalled();
  });

  it('comes from the shelf for thirty days, without a budget', async () => {
    const { show, fetched } = aMap({ stored: { picture: older, since: now - tileLifetime + 1 } });
    const wait = vi.fn<() => number>(() => 7);
    expect(await show({ ...freely, wait })).toEqual(right(older));
    expect(fetched).not.toHaveBeenCalled();
    expect(wait).not.toHaveBeenCalled();
  });

  it('is fetched again after thirty days', async () => {
    const { show } = aMap({ stored: { picture: older, since: now - tileLifetime } });
    expect(await show(freely)).toEqual(right(fresh));
  });

  it('is an older one if the provider cannot be reached', async () => {
    const unreachable = left({ kind: 'tilesUnreachable' as const });
    const { show, kept } = aMap({ stored: { picture: older, since: 0 }, answers: unreachable });
    expect(await show(freely)).toEqual(right(older));
    expect(kept).not.toHaveBeenCalled();
    expect(await aMap({ answers: unreachable }).show(freely)).toEqual(unreachable);
  });

  it('is not fetched for a sender who has to wait, who sees an older one if there is one', async () => {
    const waits = { ...freely, wait: () => 12 };
    const { show, fetched } = aMap();
    expect(await show(waits)).toEqual(left({ kind: 'tooManyAttempts', retryAfter: 12 }));
    expect(fetched).not.toHaveBeenCalled();
    expect(await aMap({ stored: { picture: older, since: 0 } }).show(waits)).toEqual(right(older));
  });
});
