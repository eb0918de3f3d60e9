import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import type { DrawnMap } from './drawn-map.ts';
import frame from './map-frame.module.css';

/** The source of the tiles of a map, and its credit. */
export interface Tiles {
  readonly url: string;
  readonly credit: string;
  /** Another host, which is asked only once the reader wants it; null if they are on the page's own server. */
  readonly host?: string | null;
  readonly covers?: (zoom: number, x: number, y: number) => boolean;
}

/** The texts of every map. */
export interface MapFrameWords {
  readonly label: string;
  /** What its keys do. */
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly tilesMissing: string;
  readonly mapMissing: string;
  /** The button that loads the background from another host. */
  readonly showTiles: string;
  /** Which host learns of it. */
  readonly tilesFrom: (host: string) => string;
}

interface MapFrameProps {
  readonly id: string;
  readonly target: RefObject<HTMLDivElement | null>;
  readonly map: Pick<DrawnMap, 'zoomBy'> | null;
  readonly words: MapFrameWords;
  readonly tiles: Tiles | null;
  readonly trouble: 'tiles' | 'map' | null;
  /** The host that has the background and is not asked yet. */
  readonly waiting: { readonly host: string; readonly show: () => void } | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly tall?: boolean;
  /** A link past the map, before it in the order of the keyboard. */
  readonly skip?: ReactNode;
  /** Further buttons below those that zoom. */
  readonly controls?: ReactNode;
  /** What is drawn over the map. */
  readonly children?: ReactNode;
}

/**
 * A map in its frame, with its buttons and its credit; below it what its keys do. What could not be loaded is said in the frame,
 * where the streets would be.
 */
export function MapFrame(props: MapFrameProps) {
  const { id, target, map, words, tiles, trouble, waiting, invalid, tall } = props;
  const keys = useId();
  return (
    <>
      <div className={classNames(frame.frame, tall && frame.tall)}>
        {props.skip}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move the map */}
        <div
          id={id}
          ref={target}
          className={frame.map}
          role="application"
          aria-label={words.label}
          aria-describedby={[props.describedBy, keys].filter(Boolean).join(' ')}
          aria-invalid={invalid || undefined}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the map is moved by keyboard
          tabIndex={0}
          onKeyDown={props.onKeyDown}
        />
        <div className={frame.controls}>
          <IconButton icon="plus" label={words.zoomIn} onClick={() => map?.zoomBy(1)} />
          <IconButton icon="minus" label={words.zoomOut} onClick={() => map?.zoomBy(-1)} />
          {props.controls}
        </div>
        {tiles !== null && waiting === null && trouble === null && (
          <p className={frame.credit}>{tiles.credit}</p>
        )}
        {trouble !== null && (
          <p className={frame.trouble}>{trouble === 'tiles' ? words.tilesMissing : words.mapMissing}</p>
        )}
        {props.children}
      </div>
      {waiting !== null && trouble !== 'map' && (
        <div className={frame.asking}>
          <p>{words.tilesFrom(waiting.host)}</p>
          <Button look="outline" size="short" onClick={waiting.show}>
            {words.showTiles}
          </Button>
        </div>
      )}
      <p className={classNames('note', frame.keys)} id={keys}>
        {words.keys}
      </p>
    </>
  );
}
