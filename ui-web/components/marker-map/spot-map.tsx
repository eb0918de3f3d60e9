import { useEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import type { Position } from '../map/position.ts';
import frame from '../map/map-frame.module.css';
import styles from './marker-map.module.css';
import { movedLook } from './moved-look.ts';
import spot from './spot-map.module.css';
import { type LoadMarkers, useDrawnMarkers } from './use-drawn-markers.ts';
import type { MarkerMapWords } from './words.ts';

export type SpotMapWords = Pick<
  MarkerMapWords,
  'label' | 'keys' | 'zoomIn' | 'zoomOut' | 'tilesMissing' | 'mapMissing'
>;

interface SpotMapProps {
  readonly id: string;
  readonly words: SpotMapWords;
  readonly tiles: { readonly url: string; readonly credit: string } | null;
  readonly at: Position;
  readonly load?: LoadMarkers;
}

/** A map with the one place that a page is about. The page says in words where that is. */
export function SpotMap({ id, words, tiles, at, load }: SpotMapProps) {
  const target = useRef<HTMLDivElement>(null);
  const { map, trouble } = useDrawnMarkers({ centre: at, tiles: tiles?.url ?? null, load }, target);
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
      <div className={frame.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move the map */}
        <div
          id={id}
          ref={target}
          className={frame.map}
          role="application"
          aria-label={words.label}
          aria-describedby={`${id}-keys`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the map is moved by keyboard
          tabIndex={0}
          onKeyDown={(event) => movedLook(map, event)}
        />
        <div className={frame.controls}>
          <IconButton icon="plus" label={words.zoomIn} onClick={() => map?.zoomBy(1)} />
          <IconButton icon="minus" label={words.zoomOut} onClick={() => map?.zoomBy(-1)} />
        </div>
        {tiles !== null && <p className={frame.credit}>{tiles.credit}</p>}
      </div>
      <p className="note" id={`${id}-keys`}>
        {words.keys}
      </p>
      {trouble !== null && (
        <p className="note">{trouble === 'tiles' ? words.tilesMissing : words.mapMissing}</p>
      )}
    </div>
  );
}
