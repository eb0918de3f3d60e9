import { cellSide, type Motif, motifShapes } from '#domain/appearance/motifs.ts';
import type { Palette, Turns } from '#domain/appearance/tile.ts';
import styles from './glaze.module.css';

export const paletteClass = (palette: Palette): string | undefined => styles[`palette${palette}`];

/** The shapes of one tile in a cell of 40 × 40; the palette comes from the element around it. */
export function TileShapes({ motif }: { readonly motif: Motif }) {
  return motifShapes[motif].map((shape) => (
    <path key={`${shape.glaze} ${shape.path}`} className={styles[shape.glaze]} d={shape.path} />
  ));
}

interface TilePatternProps {
  readonly id: string;
  readonly motif: Motif;
  readonly palette: Palette;
  readonly turns: Turns;
  /** Side of one tile in the place where the pattern is used. */
  readonly side: number;
}

const places = [
  [0, 0],
  [cellSide, 0],
  [0, cellSide],
  [cellSide, cellSide],
] as const;

/**
 * The block of 2 × 2 tiles that a wall of tiles repeats. The motif is written once, as `{id}-tile`, and used four
 * times.
 */
export function TilePattern({ id, motif, palette, turns, side }: TilePatternProps) {
  const block = cellSide * 2;
  return (
    <defs>
      <g id={`${id}-tile`}>
        <TileShapes motif={motif} />
      </g>
      <pattern
        id={id}
        width={side * 2}
        height={side * 2}
        patternUnits="userSpaceOnUse"
        viewBox={`0 0 ${block} ${block}`}
      >
        <g className={paletteClass(palette)}>
          {places.map(([x, y], index) => (
            <use
              key={`${x} ${y}`}
              href={`#${id}-tile`}
              transform={`translate(${x} ${y}) rotate(${(turns[index] ?? 0) * 90} 20 20)`}
            />
          ))}
        </g>
        <path className={styles.joint} d="M0 0H80M0 40H80M0 0V80M40 0V80" />
      </pattern>
    </defs>
  );
}
