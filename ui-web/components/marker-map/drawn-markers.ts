import OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import View from 'ol/View.js';
import { boundingExtent } from 'ol/extent.js';
import { defaults } from 'ol/interaction/defaults.js';
import TileLayer from 'ol/layer/Tile.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import XYZ from 'ol/source/XYZ.js';
import type { Position } from '../map/position.ts';
import { markerZooms } from './clusters.ts';

/** What a map looks at. */
export interface Look {
  readonly zoom: number;
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** A sign on the map: its element is the caller's. */
interface Sign {
  readonly key: string;
  readonly position: Position;
  readonly element: HTMLElement;
}

export interface MarkerDrawing {
  readonly target: HTMLElement;
  readonly centre: Position;
  /** Address of a tile with `{x}`, `{y}` and `{z}`; null draws on plain ground. */
  readonly tiles: string | null;
  readonly motion: boolean;
  readonly onLook: (look: Look) => void;
  readonly onTilesMissing: () => void;
}

export interface DrawnMarkers {
  /** Puts these signs on the map; those that were there and are not named are taken away. */
  readonly show: (signs: readonly Sign[]) => void;
  /** Looks at all of them, no nearer than a street. */
  readonly fit: (positions: readonly Position[]) => void;
  readonly zoomBy: (steps: number) => void;
  /** Moves the look by pixels. */
  readonly panBy: (east: number, south: number) => void;
  readonly remove: () => void;
}

const least = (figures: readonly number[]) => figures.reduce((a, b) => Math.min(a, b));
const most = (figures: readonly number[]) => figures.reduce((a, b) => Math.max(a, b));
const asCoordinate = ({ lat, lng }: Position) => fromLonLat([lng, lat]);

function tileLayer(url: string, onTilesMissing: () => void): TileLayer {
  const source = new XYZ({ url, maxZoom: markerZooms.max, transition: 0 });
  source.once('tileloaderror', onTilesMissing);
  return new TileLayer({ source });
}

function lookOf(map: OlMap, view: View): Look {
  const [left = 0, bottom = 0, right = 0, top = 0] = view.calculateExtent(map.getSize());
  const [west = 0, south = 0] = toLonLat([left, bottom]);
  const [east = 0, north = 0] = toLonLat([right, top]);
  return { zoom: view.getZoom() ?? markerZooms.min, south, north, west, east };
}

/** Keeps on the map exactly the signs of the last call; a sign that stays keeps its element, and with it the focus. */
function signsOn(map: OlMap): DrawnMarkers['show'] {
  const shown = new Map<string, Overlay>();
  return (signs) => {
    const wanted = new Set(signs.map(({ key }) => key));
    for (const [key, overlay] of shown)
      if (!wanted.has(key)) {
        map.removeOverlay(overlay);
        shown.delete(key);
      }
    for (const { key, position, element } of signs)
      if (!shown.has(key)) {
        const overlay = new Overlay({
          element,
          position: asCoordinate(position),
          positioning: 'center-center',
          stopEvent: false,
        });
        shown.set(key, overlay);
        map.addOverlay(overlay);
      }
  };
}

/** Draws a map for many signs with OpenLayers. As on the map of a form, dragging and the wheel wait for the focus. */
export function drawMarkers(drawing: MarkerDrawing): DrawnMarkers {
  const { target, tiles, motion } = drawing;
  const view = new View({
    center: asCoordinate(drawing.centre),
    zoom: 13,
    minZoom: markerZooms.min,
    maxZoom: markerZooms.max,
    enableRotation: false,
  });
  const map = new OlMap({
    target,
    view,
    controls: [],
    interactions: defaults({ keyboard: false, doubleClickZoom: false, onFocusOnly: true }),
    layers: tiles === null ? [] : [tileLayer(tiles, drawing.onTilesMissing)],
  });
  map.on('moveend', () => drawing.onLook(lookOf(map, view)));
  const duration = motion ? 150 : 0;
  return {
    show: signsOn(map),
    fit: (positions) => {
      if (positions.length === 0) return;
      const [lats, lngs] = [positions.map(({ lat }) => lat), positions.map(({ lng }) => lng)];
      // The corners are enough: the projection keeps the order of degrees.
      const corners = [least, most].map((of) => asCoordinate({ lat: of(lats), lng: of(lngs) }));
      const extent = boundingExtent(corners);
      view.fit(extent, { padding: [48, 64, 48, 48], maxZoom: markerZooms.fit, duration });
    },
    zoomBy: (steps) => view.animate({ zoom: (view.getZoom() ?? markerZooms.min) + steps, duration }),
    panBy: (east, south) => {
      const [x = 0, y = 0] = view.getCenter() ?? asCoordinate(drawing.centre);
      const pixel = view.getResolution() ?? 1;
      view.animate({ center: [x + east * pixel, y - south * pixel], duration });
    },
    remove: () => map.setTarget(undefined),
  };
}
