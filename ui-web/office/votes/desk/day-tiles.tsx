import styles from './day.module.css';

/** How many votes a tile may be: a step of turnout, or so many of them that the largest part still has its place. */
const sizes = [25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000];

/** A part of the turnout, as it is told: null if it is hidden. */
interface ToldPart {
  readonly atLeast: number | null;
}

/**
 * How many votes one tile stands for, so that no part has more tiles than there is room for.
 *
 * @example votesATile([{ atLeast: 950 }], 40) // 25
 */
export function votesATile(parts: readonly ToldPart[], room: number): number {
  const most = Math.max(0, ...parts.map(({ atLeast }) => atLeast ?? 0));
  return sizes.find((size) => most / size <= room) ?? most / room;
}

interface TilesProps extends ToldPart {
  /** How many votes one tile stands for. */
  readonly size: number;
}

/** A tile for each 25 votes, or for each so many; a part that is hidden has an empty one. It says what its figure says. */
export function VoteTiles({ atLeast, size }: TilesProps) {
  const count = atLeast === null ? 0 : Math.max(Math.round(atLeast / size), atLeast > 0 ? 1 : 0);
  return (
    <span className={styles.tiles} aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        <i key={n} />
      ))}
      {atLeast === null && <i className={styles.empty} />}
    </span>
  );
}
