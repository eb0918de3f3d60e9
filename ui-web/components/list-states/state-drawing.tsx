import { useId } from 'react';
import type { Palette } from '#domain/appearance/tile.ts';
import glaze from '../tile/glaze.module.css';
import { paletteClass, TileShapes } from '../tile/tile-shapes.tsx';
import styles from './list-states.module.css';

/** Two rows of four places: a tile where something is there, a dashed square where it is missing. */
export type StateDrawingKind = 'allGaps' | 'oneTile' | 'loose' | 'apart';

const places = [
  [0, 0],
  [42, 0],
  [84, 0],
  [126, 0],
  [0, 42],
  [42, 42],
  [84, 42],
  [126, 42],
] as const;

interface Placed {
  readonly place: string;
  readonly palette: Palette;
  readonly transform: string;
}

const tileAt = (x: number, y: number, palette: Palette): Placed => ({
  place: `${x} ${y}`,
  palette,
  transform: `translate(${x} ${y})`,
});

/** How far the right half is moved from the left where the connection is broken. */
const drift = 10;

function tilesOf(kind: StateDrawingKind): readonly Placed[] {
  switch (kind) {
    case 'allGaps':
      return [];
    case 'oneTile':
      return [tileAt(0, 42, 0)];
    case 'loose':
      return [
        ...places.filter(([x, y]) => x !== 84 || y !== 0).map(([x, y]) => tileAt(x, y, 0)),
        { place: 'fallen', palette: 1, transform: 'translate(90 14) rotate(16 20 20)' },
      ];
    case 'apart':
      return places.map(([x, y]) => (x < 84 ? tileAt(x, y, 0) : tileAt(x + drift, y, 3)));
    default:
      return kind satisfies never;
  }
}

/** A small drawing with the meaning of the text. */
export function StateDrawing({ kind }: { readonly kind: StateDrawingKind }) {
  const id = useId();
  const tiles = tilesOf(kind);
  const taken = new Set(tiles.map((tile) => tile.place));
  const gaps = kind === 'apart' ? [] : places.filter(([x, y]) => !taken.has(`${x} ${y}`));
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${kind === 'apart' ? 168 + drift : 168} 84`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <g id={id}>
          <TileShapes motif="flor" />
        </g>
      </defs>
      {gaps.map(([x, y]) => (
        <rect key={`${x} ${y}`} className={glaze.gap} x={x + 1.5} y={y + 1.5} width="37" height="37" />
      ))}
      {tiles.map((tile) => (
        <g key={tile.place} className={paletteClass(tile.palette)} transform={tile.transform}>
          <use href={`#${id}`} />
        </g>
      ))}
    </svg>
  );
}
