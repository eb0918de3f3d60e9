import type { Tile } from '#domain/maps/tile.ts';
import type { TileProvider } from '#domain/maps/tile-provider.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { TilePicture } from './tile-source.ts';

/** A tile that was fetched before, and when. */
export interface StoredTile {
  readonly picture: TilePicture;
  readonly since: Instant;
}

/** Tiles that were fetched before, so that the provider is asked for each only now and then. */
export interface TileShelf {
  find(provider: TileProvider, tile: Tile): Promise<StoredTile | null>;
  /** Stores a tile if there is room; the oldest make room for it. A tile that cannot be stored is no failure. */
  keep(provider: TileProvider, tile: Tile, stored: StoredTile): Promise<void>;
}
