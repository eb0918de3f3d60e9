import { useId } from 'react';
import { tileRecipe } from '#domain/appearance/tile.ts';
import { wallOf } from '#domain/appearance/wall.ts';
import { classNames } from '../class-names.ts';
import styles from './glaze.module.css';
import { paletteClass, TilePattern } from './tile-shapes.tsx';

/** Width, height and, if it is not the identifier's own, the number of rows. */
const formats = {
  hero: { width: 720, height: 640, rows: 5 },
  card: { width: 240, height: 160, rows: null },
  proposal: { width: 360, height: 160, rows: null },
  strip: { width: 720, height: 168, rows: 3 },
  ribbon: { width: 640, height: 72, rows: 2 },
  step: { width: 80, height: 80, rows: 2 },
  row: { width: 56, height: 56, rows: 2 },
} as const;

export type TileFormat = keyof typeof formats;

export interface TileWallProps {
  readonly identifier: string;
  readonly format: TileFormat;
  readonly className?: string | undefined;
}

/** The wall of tiles that pictures a process or proposal without a photo; it adds nothing to the title. */
export function TileWall({ identifier, format, className }: TileWallProps) {
  const id = useId();
  const { width, height, rows } = formats[format];
  const recipe = tileRecipe(identifier);
  const wall = wallOf(recipe, width, height, rows ?? recipe.rows);
  return (
    <svg
      className={classNames(styles.wall, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <TilePattern id={id} motif={wall.motif} palette={wall.palette} turns={wall.turns} side={wall.side} />
      <rect width={width} height={height} fill={`url(#${id})`} />
      {wall.changed && (
        <g
          className={paletteClass(wall.changed.palette)}
          transform={`translate(${wall.changed.column * wall.side} ${wall.changed.row * wall.side}) scale(${wall.scale})`}
        >
          <use href={`#${id}-tile`} transform={`rotate(${wall.changed.turns * 90} 20 20)`} />
          <path className={styles.joint} d="M0 0H40V40H0Z" />
        </g>
      )}
    </svg>
  );
}
