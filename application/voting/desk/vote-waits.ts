import { medianWait, waitsTogether } from '#domain/voting/desk/waiting-time.ts';

/** How long the latest voters waited for the answer of this process. Nothing of it is stored. */
export interface VoteWaits {
  /** Notes how long somebody waited, in milliseconds. */
  readonly note: (wait: number) => void;
  /** The median in tenths of a second; null if fewer than 25 people have voted since the start. */
  readonly median: () => number | null;
}

/**
 * Waits of 25 votes are told together, and forgotten: the figure changes with every twenty-fifth vote only, whichever town and
 * vote it was in.
 */
export function voteWaits(): VoteWaits {
  let waits: readonly number[] = [];
  let told: number | null = null;
  return {
    note: (wait) => {
      waits = [...waits, wait];
      if (waits.length < waitsTogether) return;
      told = medianWait(waits);
      waits = [];
    },
    median: () => told,
  };
}
