import { useEffect, useRef } from 'react';
import type { DrawnMap, Look } from '../map/drawn-map.ts';
import type { Position } from '../map/position.ts';
import { type Pin, pixelAt } from './clusters.ts';
import { markChosen, pinElement } from './pin-element.ts';
import type { PlacedPlace } from './places.ts';
import { type MarkerMapWords, pinName } from './words.ts';

interface Signs {
  readonly map: DrawnMap | null;
  readonly pins: readonly Pin[];
  readonly chosen: string | null;
  readonly words: MarkerMapWords;
  readonly pick: (pin: Pin) => void;
}

/** Keeps on the map the pins that are in view. */
export function useSigns({ map, pins, chosen, words, pick }: Signs): void {
  const elements = useRef(new Map<string, HTMLButtonElement>());
  const latest = useRef(pick);
  useEffect(() => {
    latest.current = pick;
  });
  useEffect(() => {
    if (map === null) return;
    const kept = new Map<string, HTMLButtonElement>();
    for (const pin of pins) {
      const element = elements.current.get(pin.key) ?? pinElement(pin, () => latest.current(pin));
      element.ariaLabel = pinName(pin, words);
      markChosen(element, pin.places.length === 1 && pin.places[0].id === chosen);
      kept.set(pin.key, element);
    }
    elements.current = kept;
    map.show(pins.map(({ key, position }) => ({ key, position, element: kept.get(key) as HTMLElement })));
  }, [map, pins, chosen, words]);
}

/** Shows all places when there is a map, and again when the list has changed. */
export function useFit(map: DrawnMap | null, placed: readonly PlacedPlace[]): void {
  const fitted = useRef<string | null>(null);
  useEffect(() => {
    if (map === null) return;
    const names = placed.map(({ id }) => id).join(' ');
    if (fitted.current === names) return;
    fitted.current = names;
    map.fit(placed.map(({ position }) => position));
  }, [map, placed]);
}

/** The part of the map that a popup leaves free, from its top, and how near its edges a pin may be, in pixels. */
const free = 0.45;
const edge = 48;

/** Moves the chosen place to where its popup does not cover it. After that the reader chooses the view. */
export function usePlacesInSight(map: DrawnMap | null, look: Look | null, spot: Position | undefined): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  const { lat, lng } = spot ?? {};
  useEffect(() => {
    const seen = latest.current;
    if (map === null || seen === null || lat === undefined || lng === undefined) return;
    const corner = pixelAt({ lat: seen.north, lng: seen.west }, seen.zoom);
    const size = pixelAt({ lat: seen.south, lng: seen.east }, seen.zoom);
    const [width, height] = [size.x - corner.x, size.y - corner.y];
    const pin = pixelAt({ lat, lng }, seen.zoom);
    const [x, y] = [pin.x - corner.x, pin.y - corner.y];
    const isAside = x < edge || x > width - edge;
    const isCovered = y < edge || y > height * free;
    if (isAside || isCovered)
      map.panBy(isAside ? x - width / 2 : 0, isCovered ? y - height * (free / 1.5) : 0);
  }, [map, lat, lng]);
}
