import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { isLeft } from '#domain/shared/result.ts';
import { IconButton } from '../button/icon-button.tsx';
import type { DrawnMap, MapDrawing } from './drawn-map.ts';
import { type LocateRefusal, locate } from './locate.ts';
import frame from './map-frame.module.css';
import styles from './place-map.module.css';
import { type Compass, movedBy, type Position, positionText, zooms } from './position.ts';

/** Everything the map says. */
export interface MapWords {
  readonly label: string;
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly locate: string;
  readonly locating: string;
  readonly notLocated: Readonly<Record<LocateRefusal, string>>;
  readonly tilesMissing: string;
  readonly mapMissing: string;
  readonly marked: string;
  readonly notMarked: string;
  readonly compass: Compass;
}

type DrawMap = (drawing: MapDrawing) => DrawnMap;

interface PlaceMapProps {
  readonly id: string;
  readonly words: MapWords;
  readonly centre: Position;
  /** Where the tiles come from, and whom to thank for them. */
  readonly tiles: { readonly url: string; readonly credit: string } | null;
  readonly marked: Position | null;
  /** What is there, in words: an address found for the position. */
  readonly address?: string | undefined;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly onMark: (position: Position) => void;
  /** OpenLayers comes with the first map somebody sees. */
  readonly load?: () => Promise<{ readonly drawMap: DrawMap }>;
  readonly geolocation?: Pick<Geolocation, 'getCurrentPosition'> | undefined;
}

/** Once the page has been drawn: what is around the map comes first. */
const drawnPage = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });
const openLayers = async () => {
  await drawnPage();
  return import('./drawn-map.ts');
};
const moves = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A map on which one place can be marked: by click or tap, with the arrow keys, or from the outside. */
export function PlaceMap(props: PlaceMapProps) {
  const { id, words, marked, address, centre, tiles, invalid = false, onMark } = props;
  const note = useId();
  const target = useRef<HTMLDivElement>(null);
  const drawn = useDrawnMap(props, target);
  const [said, setSaid] = useState<string | null>(null);

  const mark = (position: Position) => {
    setSaid(null);
    onMark(position);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '-') drawn.map?.zoomBy(event.key === '+' ? 1 : -1);
    else {
      const from = marked ?? drawn.map?.centre() ?? centre;
      const to = movedBy(event.key, from, drawn.map?.zoom() ?? zooms.first);
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
    drawn.map?.lookAt(found.right, zooms.located);
  };
  const here = marked && positionText(marked, words.compass);
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
          aria-describedby={[props.describedBy, note].filter(Boolean).join(' ')}
          aria-invalid={invalid || undefined}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the map is moved by keyboard
          tabIndex={0}
          onKeyDown={onKeyDown}
        />
        <div className={frame.controls}>
          <IconButton icon="plus" label={words.zoomIn} onClick={() => drawn.map?.zoomBy(1)} />
          <IconButton icon="minus" label={words.zoomOut} onClick={() => drawn.map?.zoomBy(-1)} />
          <IconButton icon="locate" label={words.locate} onClick={() => void findMe()} />
        </div>
        {tiles !== null && <p className={frame.credit}>{tiles.credit}</p>}
      </div>
      <p className="note" id={note}>
        {words.keys}
      </p>
      {drawn.trouble !== null && (
        <p className="note">{drawn.trouble === 'tiles' ? words.tilesMissing : words.mapMissing}</p>
      )}
      <p className={styles.place}>
        <span role="status">
          {said ?? (here === null ? words.notMarked : `${words.marked}${address ? ` ${address}` : ''}`)}
        </span>
        {here !== null && <span>{here}</span>}
      </p>
    </div>
  );
}

/** Draws the map once its library is here, and keeps its marker where it belongs. */
function useDrawnMap(
  { centre, tiles, marked, onMark, load = openLayers }: PlaceMapProps,
  target: { readonly current: HTMLDivElement | null },
) {
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [trouble, setTrouble] = useState<'tiles' | 'map' | null>(null);
  const pick = useRef(onMark);
  useEffect(() => {
    pick.current = onMark;
  });
  const first = useRef({ centre: marked ?? centre, load });
  const url = tiles?.url ?? null;
  useEffect(() => {
    let drawn: DrawnMap | null = null;
    let gone = false;
    const draw = async () => {
      const { drawMap } = await first.current.load();
      if (gone || target.current === null) return;
      const marker = document.createElement('span');
      marker.className = styles['marker'] ?? '';
      drawn = drawMap({
        target: target.current,
        centre: first.current.centre,
        tiles: url,
        marker,
        motion: moves(),
        onPick: (position) => pick.current(position),
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
  }, [url, target]);
  useEffect(() => map?.mark(marked), [map, marked]);
  return { map, trouble };
}
