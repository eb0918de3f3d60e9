import type { TownFacts } from '#adapters/wire/site/town-facts.ts';

/** The Valencian coast around Valencia: where maps begin if a town does not say (specification 1, section 9). */
const defaultCentre = { lat: 39.4699, lng: -0.3763 };
const defaultTiles = {
  url: 'https://www.ign.es/wmts/ign-base?layer=IGNBaseTodo&style=default&tilematrixset=GoogleMapsCompatible&Service=WMTS&Request=GetTile&Version=1.0.0&Format=image/jpeg&TileMatrix={z}&TileCol={x}&TileRow={y}',
  credit: '© Instituto Geográfico Nacional',
};

/** Where a town's maps begin and their background; the product's own if the town does not say. */
export const townMap = (town: Pick<TownFacts, 'centre' | 'tiles'> | null | undefined) => ({
  centre: town?.centre ?? defaultCentre,
  tiles: town?.tiles === 'none' ? null : (town?.tiles ?? defaultTiles),
});
