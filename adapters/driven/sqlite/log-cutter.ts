import { liveCountStep } from '#domain/voting/results-visibility.ts';

/** Votes that were committed together tell no order among themselves: from so many on nobody is singled out. */
const smallestGroup = liveCountStep;
/** So many votes in such groups, at most, stand in the log. */
const mostInGroups = 1000;
/** So many milliseconds, at most, a vote stands in the log, where the process lives on. */
const longestUncut = 1000;

/** Says when the write-ahead log must be cut; `cut` does it and tells whether it could. */
export interface LogCutter {
  /** So many votes have just been committed together. */
  readonly committed: (votes: number) => void;
  /** Cuts it now: when idle, at the close, before a copy. */
  readonly cutNow: () => void;
}

/**
 * The write-ahead log keeps commits in their order until it is cut. What it tells is counted in votes that can be told
 * from each other: those of commits of fewer than 25 count one by one, and 25 of them cut it at once. Larger commits
 * tell only that these 25 people or more cast these 25 ballots or more, and are cut by the thousand. Whatever stands in
 * it, a second later it is cut. A log that cannot be cut now (a full disk, a reader) is cut after the next commit.
 */
export function logCutter(cut: () => boolean): LogCutter {
  let [inOrder, inGroups] = [0, 0];
  let due: NodeJS.Timeout | undefined;
  const cutNow = () => {
    clearTimeout(due);
    due = undefined;
    [inOrder, inGroups] = [cut() ? 0 : smallestGroup, 0];
  };
  return {
    committed: (votes) => {
      if (votes < smallestGroup) inOrder += votes;
      else inGroups += votes;
      if (inOrder >= smallestGroup || inGroups >= mostInGroups) cutNow();
      else due ??= setTimeout(cutNow, longestUncut).unref();
    },
    cutNow,
  };
}
