import { TileBand } from '../tile/tile-band.tsx';
import styles from './budget-segments.module.css';

export interface SegmentShare {
  readonly id: string;
  /** The id whose tile fills it. */
  readonly identifier: string;
  /** Its part of the budget, in any unit that all of them use (cents). */
  readonly share: number;
}

interface BudgetSegmentsProps {
  readonly segments: readonly SegmentShare[];
  /** What is left, in the same unit. */
  readonly free: number;
}

/**
 * The budget as a bar: one segment for each proposal, as wide as its amount, and the rest hatched. A drawing of the
 * figures.
 */
export function BudgetSegments({ segments, free }: BudgetSegmentsProps) {
  return (
    <div className={styles.segments} aria-hidden="true">
      {segments.map((segment) => (
        <span key={segment.id} className={styles.taken} style={{ flexGrow: segment.share }}>
          <TileBand identifier={segment.identifier} height={28} />
        </span>
      ))}
      {free > 0 && <span className={styles.free} style={{ flexGrow: free }} />}
    </div>
  );
}
