import type { Clock } from '#application/ports/clock.ts';
import type { MapRegister } from '#application/ports/server/maps/map-register.ts';
import type { TilePicture, TileRefusal, TileSource } from '#application/ports/server/maps/tile-source.ts';
import type { StoredTile, TileShelf } from '#application/ports/server/maps/tile-shelf.ts';
import { isInFrame, type Tile } from '#domain/maps/tile.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

const day = 86_400_000;
/** A stored tile is shown for 30 days without asking its provider: streets change less often. */
export const tileLifetime = 30 * day;

interface Ports {
  readonly maps: MapRegister;
  readonly tiles: TileSource;
  readonly tileShelf: TileShelf;
  readonly clock: Clock;
}

/** A tile that a browser asks for. */
export interface AskedTile {
  readonly realm: RealmId;
  /** Null if the address names no tile. */
  readonly tile: Tile | null;
  /** The seconds that the sender must wait before the provider is asked for another tile; 0: none. */
  readonly wait: () => number;
}

/** Why no tile is shown. */
export type ShowTileRefusal =
  | TileRefusal
  | { readonly kind: 'unknownTile' }
  | { readonly kind: 'tooManyAttempts'; readonly retryAfter: number };

/**
 * A tile of a town's map, from the shelf or from the provider. The provider learns of no reader, and is asked only for
 * tiles of the town's frame, for each once in 30 days. If it cannot be asked, an older picture is better than none.
 */
export const showTile =
  ({ maps, tiles, tileShelf, clock }: Ports) =>
  async ({ realm, tile, wait }: AskedTile): Promise<Either<ShowTileRefusal, TilePicture>> => {
    if (tile === null) return left({ kind: 'unknownTile' });
    const { frame, provider, isDirect } = await maps.of(realm);
    if (provider === null || isDirect || !isInFrame(tile, frame)) return left({ kind: 'unknownTile' });
    const stored = await tileShelf.find(provider, tile);
    const now = clock.now();
    if (stored !== null && now - stored.since < tileLifetime) return right(stored.picture);
    const retryAfter = wait();
    if (retryAfter > 0) return olderOr(stored, { kind: 'tooManyAttempts', retryAfter });
    const fetched = await tiles.fetch(provider, tile);
    if (isLeft(fetched)) return olderOr(stored, fetched.left);
    await tileShelf.keep(provider, tile, { picture: fetched.right, since: now });
    return fetched;
  };

const olderOr = (
  stored: StoredTile | null,
  refusal: ShowTileRefusal,
): Either<ShowTileRefusal, TilePicture> => (stored === null ? left(refusal) : right(stored.picture));
