import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { boundingExtent } from 'ol/extent.js';
import { defaults } from 'ol/interaction/defaults.js';
import TileLayer from 'ol/layer/Tile.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import XYZ from 'ol/source/XYZ.js';
import type { Position } from './position.ts';
import { type Sign, signsOn } from './signs-on.ts';

/** The view of a map. */
export interface Look {
  readonly zoom: number;
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The zooms of a map: at first, the highest, the lowest, and the highest when it shows several places at once. */
export interface Zooms {
  readonly first: number;
  readonly max: number;
  readonly min: number;
  readonly fit: number;
}

/** The tiles of a background. */
export interface Ground {
  /** Address of a tile with `{x}`, `{y}` and `{z}`. */
  readonly url: string;
  /** Which tiles there are; the others are left plain. */
  readonly covers?: ((zoom: number, x: number, y: number) => boolean) | undefined;
}

/** What a map is drawn from: without a ground, it is plain. */
export interface MapDrawing {
  readonly target: HTMLElement;
  readonly centre: Position;
  readonly zooms: Zooms;
  readonly motion: boolean;
  /** The reader pressed the map there. */
  readonly onPick: (position: Position) => void;
  /** The map has stopped at another view. */
  readonly onLook: (look: Look) => void;
  readonly onTilesMissing: () => void;
}

/** A map on the page. */
export interface DrawnMap {
  /** Puts a background under the markers. */
  readonly lay: (ground: Ground) => void;
  /** Puts these markers on the map, and removes those that are not named. */
  readonly show: (signs: readonly Sign[]) => void;
  /** Moves the view just far enough to show the marker with that key. */
  readonly bringIntoSight: (key: string) => void;
  /** Shows all of them, at no higher zoom than that of a street. */
  readonly fit: (positions: readonly Position[]) => void;
  readonly lookAt: (position: Position, zoom: number) => void;
  readonly zoomBy: (steps: number) => void;
  /** Moves the view by pixels. */
  readonly panBy: (east: number, south: number) => void;
  readonly zoom: () => number;
  readonly centre: () => Position;
  readonly remove: () => void;
}

const asPosition = ([x = 0, y = 0]: readonly number[]): Position => {
  const [lng = 0, lat = 0] = toLonLat([x, y]);
  return { lat, lng };
};
const asCoordinate = ({ lat, lng }: Position) => fromLonLat([lng, lat]);

function tileLayer({ url, covers }: Ground, maxZoom: number, onTilesMissing: () => void): TileLayer {
  // The tiles of the page are never read back, so their server need not permit it.
  const source = new XYZ({ url, maxZoom, transition: 0 });
  const addressOf = source.getTileUrlFunction();
  // Tiles without an address are left out: they are not missing.
  source.setTileUrlFunction((place, ratio, projection) => {
    const [zoom = 0, x = 0, y = 0] = place;
    return covers?.(zoom, x, y) === false ? undefined : addressOf(place, ratio, projection);
  });
  source.once('tileloaderror', onTilesMissing);
  return new TileLayer({ source });
}

function lookOf(map: OlMap, view: View, zoom: number): Look {
  const [left = 0, bottom = 0, right = 0, top = 0] = view.calculateExtent(map.getSize());
  const { lat: south, lng: west } = asPosition([left, bottom]);
  const { lat: north, lng: east } = asPosition([right, top]);
  return { zoom, south, north, west, east };
}

/** The corners are enough to show all: the projection keeps the order of degrees. */
function cornersOf(positions: readonly Position[]) {
  const least = (a: Position, b: Position) => ({ lat: Math.min(a.lat, b.lat), lng: Math.min(a.lng, b.lng) });
  const most = (a: Position, b: Position) => ({ lat: Math.max(a.lat, b.lat), lng: Math.max(a.lng, b.lng) });
  return [positions.reduce(least), positions.reduce(most)].map(asCoordinate);
}

function mapOn({ target }: MapDrawing, view: View): OlMap {
  return new OlMap({
    target,
    view,
    controls: [],
    interactions: defaults({ keyboard: false, doubleClickZoom: false, onFocusOnly: true }),
  });
}

/**
 * Draws a map with OpenLayers. Dragging and the wheel work once it has the focus, so that a page can be scrolled past
 * it; the caller handles keys.
 */
export function drawMap(drawing: MapDrawing): DrawnMap {
  const { zooms } = drawing;
  const view = new View({
    center: asCoordinate(drawing.centre),
    zoom: zooms.first,
    minZoom: zooms.min,
    maxZoom: zooms.max,
    enableRotation: false,
  });
  const map = mapOn(drawing, view);
  const duration = drawing.motion ? 150 : 0;
  const zoom = () => view.getZoom() ?? zooms.first;
  const centre = () => view.getCenter() ?? asCoordinate(drawing.centre);
  map.on('click', ({ coordinate }) => drawing.onPick(asPosition(coordinate)));
  map.on('moveend', () => drawing.onLook(lookOf(map, view, zoom())));
  const signs = signsOn(map, asCoordinate);
  return {
    lay: (ground) => map.addLayer(tileLayer(ground, zooms.max, drawing.onTilesMissing)),
    show: signs.show,
    bringIntoSight: (key) => signs.of(key)?.panIntoView({ margin: 40, animation: { duration } }),
    fit: (positions) => {
      if (positions.length === 0) return;
      const extent = boundingExtent(cornersOf(positions));
      // No pin lies under the buttons, which take 54 pixels of the right side.
      view.fit(extent, { padding: [48, 84, 48, 48], maxZoom: zooms.fit, duration });
    },
    lookAt: (position, near) => view.animate({ center: asCoordinate(position), zoom: near, duration }),
    zoomBy: (steps) => view.animate({ zoom: zoom() + steps, duration }),
    panBy: (east, south) => {
      const [x = 0, y = 0] = centre();
      const pixel = view.getResolution() ?? 1;
      view.animate({ center: [x + east * pixel, y - south * pixel], duration });
    },
    zoom,
    centre: () => asPosition(centre()),
    remove: () => map.setTarget(undefined),
  };
}
