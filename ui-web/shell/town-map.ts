import type { TownFacts } from '#adapters/wire/site/town-facts.ts';
import { isInFrame } from '#domain/maps/tile.ts';
import { defaultCentre } from '#domain/maps/town-frame.ts';
import type { Tiles } from '#ui-web/components/map/map-frame.tsx';

/** The background of a town's maps; null draws them on a plain one. */
function tilesOf(ground: TownFacts['ground'] | undefined): Tiles | null {
  if (!ground?.tiles) return null;
  const { frame, tiles } = ground;
  return { ...tiles, covers: (zoom, x, y) => isInFrame({ zoom, x, y }, frame) };
}

/** Where a town's maps begin and their background. */
export const townMap = (town: Pick<TownFacts, 'centre' | 'ground'> | null | undefined) => ({
  centre: town?.centre ?? defaultCentre,
  tiles: tilesOf(town?.ground),
});
