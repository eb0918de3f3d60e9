import type { KeyboardEvent } from 'react';
import type { DrawnMap } from '../map/drawn-map.ts';

/** How far an arrow key moves the map, in pixels. */
const step = 64;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
};

/** Arrow keys move the map, plus and minus zoom in and out; every other key is the page's. */
export function movedLook(map: DrawnMap | null, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const by = arrows[event.key];
  if (by) map?.panBy(...by);
  else if (event.key === '+' || event.key === '-') map?.zoomBy(event.key === '+' ? 1 : -1);
  else return;
  event.preventDefault();
}
