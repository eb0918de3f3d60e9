import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../reduced-motion.ts';
import { whenSeen } from '../when-seen.ts';
import type { DrawnMap, Look, MapDrawing, Zooms } from './drawn-map.ts';
import type { Tiles } from './map-frame.tsx';
import type { Position } from './position.ts';

/** Loads the library for a map at this place. It may never answer once the place has left the page. */
export type LoadMap = (
  place: Element | null,
  left: AbortSignal,
) => Promise<{ readonly drawMap: (drawing: MapDrawing) => DrawnMap }>;

/** After the page has been drawn: what is around the map comes first. */
const drawnPage = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });
/** OpenLayers is loaded with the first map that is near the screen, once what is around it has been drawn. */
const openLayers: LoadMap = async (place, left) => {
  await new Promise<void>((resolve) => {
    if (place === null) resolve();
    else left.addEventListener('abort', whenSeen(place, resolve));
  });
  await drawnPage();
  return import('./drawn-map.ts');
};

interface Drawing {
  readonly centre: Position;
  readonly zooms: Zooms;
  readonly tiles: Tiles | null;
  readonly onPick?: (position: Position) => void;
  readonly load?: LoadMap | undefined;
}

/**
 * Lays the tiles under the map: those of another host only once the reader asks for them, since that host then learns
 * of the reader. Returns the host that waits for that, and how to ask.
 */
function useGround(map: DrawnMap | null, tiles: Tiles | null) {
  const [agreed, setAgreed] = useState(false);
  const { url = null, host = null } = tiles ?? {};
  const covers = useRef(tiles?.covers);
  useEffect(() => {
    covers.current = tiles?.covers;
  });
  const waits = host !== null && !agreed;
  useEffect(() => {
    if (map !== null && url !== null && !waits)
      map.lay({ url, covers: (zoom, x, y) => covers.current?.(zoom, x, y) ?? true });
  }, [map, url, waits]);
  return waits ? { host, show: () => setAgreed(true) } : null;
}

/** Draws the map once its library is loaded, and returns its view and what could not be loaded. */
export function useDrawnMap(given: Drawing, target: RefObject<HTMLDivElement | null>) {
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [look, setLook] = useState<Look | null>(null);
  const [trouble, setTrouble] = useState<'tiles' | 'map' | null>(null);
  const pick = useRef(given.onPick);
  useEffect(() => {
    pick.current = given.onPick;
  });
  const first = useRef(given);
  useEffect(() => {
    const { load = openLayers, centre, zooms } = first.current;
    let drawn: DrawnMap | null = null;
    const leaving = new AbortController();
    const draw = async () => {
      const { drawMap } = await load(target.current, leaving.signal);
      if (leaving.signal.aborted || target.current === null) return;
      drawn = drawMap({
        target: target.current,
        centre,
        zooms,
        motion: !prefersReducedMotion(),
        onPick: (position) => pick.current?.(position),
        onLook: setLook,
        onTilesMissing: () => setTrouble('tiles'),
      });
      setMap(drawn);
    };
    draw().catch(() => setTrouble('map'));
    return () => {
      leaving.abort();
      drawn?.remove();
      setMap(null);
    };
  }, [target]);
  const waiting = useGround(map, given.tiles);
  return { map, look, trouble, waiting };
}
