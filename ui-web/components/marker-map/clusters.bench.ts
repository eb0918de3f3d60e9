import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import { fromLonLat, get } from 'ol/proj.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import { pinsAt, pixelAt } from './clusters.ts';
import type { PlacedPlace } from './places.ts';

/*
 * 10,000 places of a town put under pins, at each zoom that a map of many places may have: by our code, and by the
 * clusters of OpenLayers with the same distance between two pins. Beside the time: how many pins each makes, and how
 * near the nearest two of them are (a target for a finger needs 44 pixels).
 */

const count = 10_000;
const zooms = [8, 10, 12, 14, 16, 18];
/** The least distance of two pins of `pinsAt`, in pixels. */
const apart = 60;
const centre = { lat: 39.4127, lng: -0.3391 };

/** Pseudo-random numbers between 0 and 1, the same in every run. */
function* chance(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

function places(): readonly PlacedPlace[] {
  const some = chance(7);
  const near = () => (some.next().value + some.next().value + some.next().value - 1.5) * 0.05;
  return Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    name: `p${at}`,
    href: null,
    position: { lat: centre.lat + near(), lng: centre.lng + near() },
  }));
}

/** Metres of the map projection for a pixel at a zoom. */
const resolutionAt = (zoom: number) => 40_075_016.685_578_49 / 256 / 2 ** zoom;

interface Pixel {
  readonly x: number;
  readonly y: number;
}

const oursAt = (all: readonly PlacedPlace[], zoom: number): readonly Pixel[] =>
  pinsAt(all, zoom, null).map(({ position }) => pixelAt(position, zoom));

function libraryOf(all: readonly PlacedPlace[]) {
  const features = all.map(({ position: { lat, lng } }) => new Feature(new Point(fromLonLat([lng, lat]))));
  const source = new VectorSource({ features });
  const webMercator = get('EPSG:3857');
  if (webMercator === null) throw new Error('OpenLayers has no web map');
  return (zoom: number): readonly Pixel[] => {
    const clusters = new Cluster({ source, distance: apart, minDistance: apart });
    const resolution = resolutionAt(zoom);
    clusters.loadFeatures([-Infinity, -Infinity, Infinity, Infinity], resolution, webMercator);
    return clusters.getFeatures().map((cluster) => {
      const [x = 0, y = 0] = (cluster.getGeometry() as Point).getCoordinates();
      return { x: x / resolution, y: y / resolution };
    });
  };
}

/** The distance of the two pins that are nearest to each other. */
function nearest(pins: readonly Pixel[]): number {
  const sorted = pins.toSorted((a, b) => a.x - b.x);
  let least = Infinity;
  for (const [at, { x, y }] of sorted.entries())
    for (let next = at + 1; next < sorted.length && (sorted[next]?.x ?? 0) - x < least; next += 1)
      least = Math.min(least, Math.hypot((sorted[next]?.x ?? 0) - x, (sorted[next]?.y ?? 0) - y));
  return least;
}

const timed = (work: () => readonly Pixel[]) => {
  const begin = performance.now();
  const pins = work();
  return { pins, milliseconds: performance.now() - begin };
};
const line = (name: string, { pins, milliseconds }: ReturnType<typeof timed>) =>
  `${name} ${milliseconds.toFixed(0)} ms, ${pins.length} pins, the nearest two ${nearest(pins).toFixed(0)} px apart`;

const all = places();
const library = libraryOf(all);
for (const round of ['first', 'again'])
  for (const zoom of zooms) {
    const [ours, theirs] = [timed(() => oursAt(all, zoom)), timed(() => library(zoom))];
    process.stdout.write(`${round}, zoom ${zoom}: ${line('ours', ours)}; ${line('OpenLayers', theirs)}\n`);
  }
