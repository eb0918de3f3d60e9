import { liveCountStep } from '#domain/voting/results-visibility.ts';

/** Votes that were committed together have no order among themselves: from this number on no vote is singled out. */
const smallestGroup = liveCountStep;
/** How many votes in such groups the log contains at most. */
const mostInGroups = 1000;
/** How many milliseconds a vote stays in the log at most, while the process runs. */
const longestUncut = 1000;

/** Cuts the log in steps, and returns whether it could; votes may be written between two of them. */
type Cutting = Generator<void, boolean>;

/** Says when the write-ahead log must be cut. */
export interface LogCutter {
  /** To be called when this number of votes have just been committed together. */
  readonly committed: (votes: number) => void;
  /** Cuts the log now: when idle, at the close, before a copy. */
  readonly cutNow: () => void;
}

/**
 * The write-ahead log keeps commits in their order until it is cut. What it reveals is counted in votes that can be
 * distinguished: those of commits of fewer than 25 count one by one, and 25 of them cut it at once. Larger commits
 * reveal only that these 25 people or more cast these 25 ballots or more, and are cut at a thousand. In every case it
 * is cut a second later. A log that cannot be cut now (a full disk, a reader) is cut after the next commit,
 * or tried again a second later.
 */
export function logCutter(cutting: () => Cutting): LogCutter {
  let [inOrder, inGroups] = [0, 0];
  let due: NodeJS.Timeout | undefined;
  let underWay: Cutting | undefined;

  const begin = () => {
    clearTimeout(due);
    due = undefined;
    [inOrder, inGroups] = [0, 0];
    underWay = cutting();
    return underWay;
  };
  /** Votes that came meanwhile are counted already: if it could not be cut, the next one cuts it. */
  const end = (wasCut: boolean) => {
    underWay = undefined;
    if (wasCut) return;
    inOrder = smallestGroup;
    due ??= setTimeout(cutSoon, longestUncut).unref();
  };
  /** Returns whether more is to be done. */
  const step = (one: Cutting): boolean => {
    const { done, value } = one.next();
    if (done === true) end(value);
    return done !== true;
  };
  const stepByStep = (one: Cutting) => {
    if (underWay === one && step(one)) setImmediate(stepByStep, one);
  };
  const finish = (one: Cutting) => {
    let isMore = true;
    while (isMore) isMore = step(one);
  };
  /** A cut that is due again before it ended is ended first: nothing of it waits for the next one. */
  const cutSoon = () => {
    if (underWay !== undefined) finish(underWay);
    stepByStep(begin());
  };
  return {
    committed: (votes) => {
      if (votes < smallestGroup) inOrder += votes;
      else inGroups += votes;
      if (inOrder >= smallestGroup || inGroups >= mostInGroups) cutSoon();
      else due ??= setTimeout(cutSoon, longestUncut).unref();
    },
    cutNow: () => finish(begin()),
  };
}
