import type { DatabaseSync } from 'node:sqlite';
import type { Decision } from '../../stores-shared/ballot-decision.ts';
import { freshRows } from './fresh-rows.ts';
import { mixBallots } from './mix-ballots.ts';
import { isMixed } from './mixed-state.ts';

/** So soon after the first vote all is mixed, where that is quickly done: before the log is cut for the time that it stands. */
const soonest = 500;
/** Mixing may take one part in so many of the time... */
const share = 200;
/** ...but is begun so soon, in milliseconds, however long it takes: a vote then lies in its order for a minute at most. */
const latest = 30_000;
/** Where even this is not enough, voters get three quarters of the time. */
const leastShare = 3;

/**
 * How long the mixer waits where mixing took so long the last time; in milliseconds.
 *
 * @example pauseAfter(20) // 4000
 */
export const pauseAfter = (took: number): number =>
  Math.max(soonest, Math.min(share * took, latest), leastShare * took);

export interface BallotMixer {
  /** These votes have just been committed. */
  readonly voted: (votes: readonly Decision[]) => void;
  /** Whether every row lies in an order that tells nothing. */
  readonly isDone: () => boolean;
  /** Mixes now, to the end; what cannot be mixed is mixed at the next start. */
  readonly mixNow: () => void;
}

/** One step further: whether that was the end. What the database refuses ends it too. */
function oneStep(pass: Generator<void, void>): 'more' | 'done' | 'refused' {
  try {
    return pass.next().done === true ? 'done' : 'more';
  } catch {
    return 'refused';
  }
}

/**
 * Mixes the rows of votes soon after they have come, some at a time: between two steps the votes that wait are written.
 * `after` is called when a mixing has ended. What was refused is tried again.
 */
export function ballotMixer(database: DatabaseSync, after: () => void): BallotMixer {
  // Rows of another process, or of one that was killed, may lie here in their order.
  const rows = freshRows(isMixed(database));
  let took = 0;
  let due: NodeJS.Timeout | undefined;
  let underWay: Generator<void, void> | undefined;

  const step = (pass: Generator<void, void>) => {
    if (underWay !== pass || !database.isOpen) return;
    const began = performance.now();
    const went = oneStep(pass);
    took += performance.now() - began;
    if (went === 'more') return void setImmediate(step, pass);
    underWay = undefined;
    if (went === 'done') rows.mixed();
    after();
    if (!rows.isNone()) later();
  };
  const begin = () => {
    [due, took] = [undefined, 0];
    underWay = mixBallots(database, rows.take());
    step(underWay);
  };
  const later = () => {
    if (underWay === undefined) due ??= setTimeout(begin, pauseAfter(took)).unref();
  };

  return {
    voted: (votes) => {
      rows.note(votes);
      if (rows.hasMore()) later();
    },
    isDone: rows.isNone,
    mixNow: () => {
      clearTimeout(due);
      [due, underWay] = [undefined, undefined];
      if (rows.isNone()) return;
      const pass = mixBallots(database, rows.take());
      let went = oneStep(pass);
      while (went === 'more') went = oneStep(pass);
      if (went === 'done') rows.mixed();
    },
  };
}
