import { useEffect, useRef } from 'react';
import { MapFrame, type MapFrameWords, type Tiles } from '../map/map-frame.tsx';
import type { Position } from '../map/position.ts';
import { type LoadMap, useDrawnMap } from '../map/use-drawn-map.ts';
import { markerZooms } from './clusters.ts';
import styles from './marker-map.module.css';
import { movedLook } from './moved-look.ts';
import spot from './spot-map.module.css';

interface SpotMapProps {
  readonly id: string;
  readonly words: MapFrameWords;
  readonly tiles: Tiles | null;
  readonly at: Position;
  readonly load?: LoadMap;
}

/** A map with the one place of a page. The page gives that place in words. */
export function SpotMap({ id, words, tiles, at, load }: SpotMapProps) {
  const target = useRef<HTMLDivElement>(null);
  const { map, trouble, waiting } = useDrawnMap({ centre: at, zooms: markerZooms, tiles, load }, target);
  const { lat, lng } = at;
  useEffect(() => {
    if (map === null) return;
    const element = document.createElement('span');
    element.className = spot['spot'] ?? '';
    map.show([{ key: 'spot', position: { lat, lng }, element }]);
    map.fit([{ lat, lng }]);
  }, [map, lat, lng]);
  return (
    <div className={styles.part}>
      <MapFrame
        id={id}
        target={target}
        map={map}
        words={words}
        tiles={tiles}
        trouble={trouble}
        waiting={waiting}
        onKeyDown={(event) => movedLook(map, event)}
      />
    </div>
  );
}
