import { classNames } from '#ui-web/components/class-names.ts';
import styles from '../works.module.css';

/** Tiles that are full or empty, a picture of what the words beside it say. */
export const TileStrip = ({ tiles }: { readonly tiles: readonly boolean[] }) => (
  <span className={styles.tiles} aria-hidden="true">
    {tiles.map((isFull, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- a tile is its place
      <i key={place} className={classNames(isFull && styles.full)} />
    ))}
  </span>
);
