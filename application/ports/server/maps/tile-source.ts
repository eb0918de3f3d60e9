import type { Tile } from '#domain/maps/tile.ts';
import type { TileProvider } from '#domain/maps/tile-provider.ts';
import type { Either } from '#domain/shared/result.ts';

/** The picture of a tile. */
export interface TilePicture {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly content: Uint8Array;
}

/** Why there is no picture: the provider does not answer, or not with a picture. */
export interface TileRefusal {
  readonly kind: 'tilesUnreachable';
}

/** Asks a provider for tiles. It is called for tiles of a town's frame only. */
export interface TileSource {
  fetch(provider: TileProvider, tile: Tile): Promise<Either<TileRefusal, TilePicture>>;
}
