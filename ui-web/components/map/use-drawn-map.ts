import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../reduced-motion.ts';
import type { DrawnMap, Look, MapDrawing, Zooms } from './drawn-map.ts';
import type { Position } from './position.ts';

/** OpenLayers is loaded with the first map that is in view. */
export type LoadMap = () => Promise<{ readonly drawMap: (drawing: MapDrawing) => DrawnMap }>;

/** After the page has been drawn: what is around the map comes first. */
const drawnPage = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });
const openLayers: LoadMap = async () => {
  await drawnPage();
  return import('./drawn-map.ts');
};

interface Drawing {
  readonly centre: Position;
  readonly zooms: Zooms;
  readonly tiles: string | null;
  readonly onPick?: (position: Position) => void;
  readonly load?: LoadMap | undefined;
}

/** Draws the map once its library is loaded, and returns its view and what could not be loaded. */
export function useDrawnMap(given: Drawing, target: RefObject<HTMLDivElement | null>) {
  const { tiles } = given;
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
    let gone = false;
    const draw = async () => {
      const { drawMap } = await load();
      if (gone || target.current === null) return;
      drawn = drawMap({
        target: target.current,
        centre,
        zooms,
        tiles,
        motion: !prefersReducedMotion(),
        onPick: (position) => pick.current?.(position),
        onLook: setLook,
        onTilesMissing: () => setTrouble('tiles'),
      });
      setMap(drawn);
    };
    draw().catch(() => setTrouble('map'));
    return () => {
      gone = true;
      drawn?.remove();
      setMap(null);
    };
  }, [tiles, target]);
  return { map, look, trouble };
}
