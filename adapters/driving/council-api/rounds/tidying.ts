import type { Clock } from '#application/ports/clock.ts';
import type { OperatingCounts } from '../composition/figures/operating-counts.ts';

interface Parts {
  /** Removes the order in which votes came, and what has expired. */
  readonly tidy: () => Promise<void>;
  readonly counts: Pick<OperatingCounts, 'count' | 'noteMixing'>;
  readonly clock: Clock;
  readonly tell: (record: object, words: string) => void;
}

/** Tidies the storage. What could not be tidied now is tidied the next time; log and figures notify the operator. */
export const tidyingRound =
  ({ tidy, counts, clock, tell }: Parts) =>
  async (): Promise<void> => {
    try {
      await tidy();
    } catch (err) {
      counts.count('mixingsFailed');
      tell({ err }, 'not tidied');
      return;
    }
    counts.noteMixing(clock.now());
  };
