import OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import View from 'ol/View.js';
import { defaults } from 'ol/interaction/defaults.js';
import TileLayer from 'ol/layer/Tile.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import XYZ from 'ol/source/XYZ.js';
import { type Position, zooms } from './position.ts';

/** What a map is drawn from. */
export interface MapDrawing {
  readonly target: HTMLElement;
  readonly centre: Position;
  /** Address of a tile with `{x}`, `{y}` and `{z}`; null draws on plain ground. */
  readonly tiles: string | null;
  /** Drawn at the marked place. */
  readonly marker: HTMLElement;
  readonly motion: boolean;
  readonly onPick: (position: Position) => void;
  readonly onTilesMissing: () => void;
}

/** A map on the page. */
export interface DrawnMap {
  /** Puts the marker there and brings it into sight; null takes it away. */
  readonly mark: (position: Position | null) => void;
  readonly lookAt: (position: Position, zoom: number) => void;
  readonly zoomBy: (steps: number) => void;
  readonly zoom: () => number;
  readonly centre: () => Position;
  readonly remove: () => void;
}

const asPosition = (coordinate: readonly number[]): Position => {
  const [lng = 0, lat = 0] = toLonLat([coordinate[0] ?? 0, coordinate[1] ?? 0]);
  return { lat, lng };
};
const asCoordinate = ({ lat, lng }: Position) => fromLonLat([lng, lat]);

function tileLayer(url: string, onTilesMissing: () => void): TileLayer {
  // The sheets of the page are never read back, so tiles need no permission of their server.
  const source = new XYZ({ url, maxZoom: zooms.max, transition: 0 });
  source.once('tileloaderror', onTilesMissing);
  return new TileLayer({ source });
}

/**
 * Draws a map with OpenLayers. Dragging and the wheel work once it has the focus, so that a page can be scrolled past
 * it; keys are the caller's, who moves the marker with them.
 */
export function drawMap(drawing: MapDrawing): DrawnMap {
  const { target, tiles, onPick, motion } = drawing;
  const view = new View({
    center: asCoordinate(drawing.centre),
    zoom: zooms.first,
    minZoom: zooms.min,
    maxZoom: zooms.max,
    enableRotation: false,
  });
  const overlay = new Overlay({ element: drawing.marker, positioning: 'center-center', stopEvent: false });
  const map = new OlMap({
    target,
    view,
    controls: [],
    interactions: defaults({ keyboard: false, doubleClickZoom: false, onFocusOnly: true }),
    layers: tiles === null ? [] : [tileLayer(tiles, drawing.onTilesMissing)],
    overlays: [overlay],
  });
  map.on('click', ({ coordinate }) => onPick(asPosition(coordinate)));
  const zoom = () => view.getZoom() ?? zooms.first;
  const duration = motion ? 150 : 0;
  return {
    mark: (position) => {
      overlay.setPosition(position === null ? undefined : asCoordinate(position));
      if (position !== null) overlay.panIntoView({ margin: 40, animation: { duration } });
    },
    lookAt: (position, near) => view.animate({ center: asCoordinate(position), zoom: near, duration }),
    zoomBy: (steps) => view.animate({ zoom: zoom() + steps, duration }),
    zoom,
    centre: () => asPosition(view.getCenter() ?? asCoordinate(drawing.centre)),
    remove: () => map.setTarget(undefined),
  };
}
