import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isLeft } from '#domain/shared/result.ts';
import { IconButton } from '../button/icon-button.tsx';
import type { DrawnMap } from './drawn-map.ts';
import { type LocateRefusal, locate } from './locate.ts';
import { MapFrame, type MapFrameWords, type Tiles } from './map-frame.tsx';
import styles from './place-map.module.css';
import { type Compass, movedBy, type Position, positionText, zooms } from './position.ts';
import { type LoadMap, useDrawnMap } from './use-drawn-map.ts';

/** All texts of the map. */
export interface MapWords extends MapFrameWords {
  readonly locate: string;
  readonly locating: string;
  readonly notLocated: Readonly<Record<LocateRefusal, string>>;
  readonly marked: string;
  readonly notMarked: string;
  readonly compass: Compass;
}

interface PlaceMapProps {
  readonly id: string;
  readonly words: MapWords;
  readonly centre: Position;
  readonly tiles: Tiles | null;
  readonly marked: Position | null;
  /** What is there, in words: an address found for the position. */
  readonly address?: string | undefined;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly onMark: (position: Position) => void;
  readonly load?: LoadMap;
  readonly geolocation?: Pick<Geolocation, 'getCurrentPosition'> | undefined;
}

/** The place in words: the last announcement about it, else its address, and its coordinates. */
function MarkedPlace({
  said,
  marked,
  address,
  words,
}: Pick<PlaceMapProps, 'marked' | 'address' | 'words'> & { readonly said: string | null }) {
  const here = marked && positionText(marked, words.compass);
  return (
    <p className={styles.place}>
      <span role="status">
        {said ?? (here === null ? words.notMarked : `${words.marked}${address ? ` ${address}` : ''}`)}
      </span>
      {here !== null && <span>{here}</span>}
    </p>
  );
}

/** A map on which one place can be marked: by click or tap, with the arrow keys, or by the caller. */
export function PlaceMap(props: PlaceMapProps) {
  const { id, words, marked, address, centre, tiles, invalid = false, onMark } = props;
  const target = useRef<HTMLDivElement>(null);
  const { map, trouble, waiting } = useDrawnMap(
    {
      centre: marked ?? centre,
      zooms,
      tiles,
      load: props.load,
      onPick: (position) => onMark(position),
    },
    target,
  );
  useMark(map, marked);
  const [said, setSaid] = useState<string | null>(null);

  const mark = (position: Position) => {
    setSaid(null);
    onMark(position);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '-') map?.zoomBy(event.key === '+' ? 1 : -1);
    else {
      const from = marked ?? map?.centre() ?? centre;
      const to = movedBy(event.key, from, map?.zoom() ?? zooms.first);
      if (to === null) return;
      mark(marked === null ? from : to);
    }
    event.preventDefault();
  };
  const findMe = async () => {
    setSaid(words.locating);
    const found = await locate('geolocation' in props ? props.geolocation : navigator.geolocation);
    if (isLeft(found)) return setSaid(words.notLocated[found.left]);
    mark(found.right);
    map?.lookAt(found.right, zooms.located);
  };
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
        onKeyDown={onKeyDown}
        describedBy={props.describedBy}
        invalid={invalid}
        controls={<IconButton icon="locate" label={words.locate} onClick={() => void findMe()} />}
      />
      <MarkedPlace said={said} marked={marked} address={address} words={words} />
    </div>
  );
}

function markElement(): HTMLElement {
  const element = document.createElement('span');
  element.className = styles['marker'] ?? '';
  return element;
}

/** Keeps the mark on the map at its place, and in sight. */
function useMark(map: DrawnMap | null, marked: Position | null): void {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    if (map === null) return;
    const element = (mark.current ??= markElement());
    map.show(marked === null ? [] : [{ key: 'mark', position: marked, element }]);
    if (marked !== null) map.bringIntoSight('mark');
  }, [map, marked]);
}
