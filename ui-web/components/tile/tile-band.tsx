import { useId } from 'react';
import { bandRecipe, tileRecipe } from '#domain/appearance/tile.ts';
import { wallOf } from '#domain/appearance/wall.ts';
import { classNames } from '../class-names.ts';
import styles from './glaze.module.css';
import { TilePattern } from './tile-shapes.tsx';

interface TileBandProps {
  /** In pixels: two tiles high. */
  readonly height: number;
  /** The id of its tile; without one, the band of header and footer. */
  readonly identifier?: string;
  readonly className?: string | undefined;
}

/** A band two tiles high and as wide as its container. */
export function TileBand({ height, identifier, className }: TileBandProps) {
  const id = useId();
  const recipe = identifier === undefined ? bandRecipe : tileRecipe(identifier);
  const wall = wallOf(recipe, height, height, 2);
  return (
    <svg
      className={classNames(styles.band, className)}
      width="100%"
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <TilePattern id={id} motif={wall.motif} palette={wall.palette} turns={wall.turns} side={height / 2} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
