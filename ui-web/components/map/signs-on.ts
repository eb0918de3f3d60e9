import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import type { Position } from './position.ts';

/** A marker on the map: its element is the caller's. */
export interface Sign {
  readonly key: string;
  readonly position: Position;
  readonly element: HTMLElement;
}

/**
 * Keeps on the map exactly the markers of the last call. They are elements of the page laid over the map, so that
 * each can have the focus, a name and a size for fingers; one that stays keeps its element, and with it the focus.
 */
export function signsOn(map: OlMap, asCoordinate: (position: Position) => number[]) {
  const shown = new Map<string, Overlay>();
  const places = new WeakMap<Overlay, Position>();
  const drawn = ({ key, element }: Sign): Overlay => {
    const overlay = new Overlay({ element, positioning: 'center-center', stopEvent: false });
    shown.set(key, overlay);
    map.addOverlay(overlay);
    return overlay;
  };
  return {
    of: (key: string) => shown.get(key),
    show: (signs: readonly Sign[]) => {
      const wanted = new Set(signs.map(({ key }) => key));
      for (const [key, overlay] of shown)
        if (!wanted.has(key)) {
          map.removeOverlay(overlay);
          shown.delete(key);
        }
      for (const sign of signs) {
        const overlay = shown.get(sign.key) ?? drawn(sign);
        // A map that moves shows the same markers many times: those that stay are not touched.
        if (places.get(overlay) === sign.position) continue;
        places.set(overlay, sign.position);
        overlay.setPosition(asCoordinate(sign.position));
      }
    },
  };
}
