import { useEffect, useRef, useState } from 'react';
import type { Position } from '../map/position.ts';
import type { DrawnMarkers, Look, MarkerDrawing } from './drawn-markers.ts';

/** OpenLayers comes with the first map somebody sees. */
export type LoadMarkers = () => Promise<{
  readonly drawMarkers: (drawing: MarkerDrawing) => DrawnMarkers;
}>;

const openLayers: LoadMarkers = () => import('./drawn-markers.ts');
const moves = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Drawing {
  readonly centre: Position;
  readonly tiles: string | null;
  readonly load?: LoadMarkers | undefined;
}

/** Draws the map once its library is here, and tells what it looks at and what did not come. */
export function useDrawnMarkers(
  { centre, tiles, load = openLayers }: Drawing,
  target: { readonly current: HTMLDivElement | null },
) {
  const [map, setMap] = useState<DrawnMarkers | null>(null);
  const [look, setLook] = useState<Look | null>(null);
  const [trouble, setTrouble] = useState<'tiles' | 'map' | null>(null);
  const first = useRef({ centre, load });
  useEffect(() => {
    let drawn: DrawnMarkers | null = null;
    let gone = false;
    const draw = async () => {
      const { drawMarkers } = await first.current.load();
      if (gone || target.current === null) return;
      drawn = drawMarkers({
        target: target.current,
        centre: first.current.centre,
        tiles,
        motion: moves(),
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
