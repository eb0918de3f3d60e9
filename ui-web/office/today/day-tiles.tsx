import styles from './day-tiles.module.css';
import type { DayTile } from './duty-words.ts';

/** Days as tiles. They repeat what the words beside them say. */
export function ReasonTiles({ tiles }: { readonly tiles: readonly DayTile[] }) {
  if (tiles.length === 0) return null;
  return (
    <span className={styles.tiles} aria-hidden="true">
      {tiles.map((tile, place) => (
        // Tiles have no names: they are told apart by their place.
        <i key={`${place} ${tile}`} className={styles[tile]} />
      ))}
    </span>
  );
}
