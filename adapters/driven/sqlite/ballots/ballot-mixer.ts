import type { DatabaseSync } from 'node:sqlite';
import type { Decision } from '../../stores-shared/ballot-decision.ts';
import type { PaperDecision } from '../../stores-shared/desk/paper-decision.ts';
import { freshRows } from './fresh-rows.ts';
import { mixBallots } from './mix-ballots.ts';
import { isMixed } from './mixed-state.ts';

/**
 * How many milliseconds after the first vote all is mixed, if mixing is quick: before the log that still contains the
 * vote is cut.
 */
const soonest = 500;
/** Mixing may take at most this fraction of the time, written as 1 in n... */
const share = 200;
/**
 * ...but it begins after this number of milliseconds at the latest, however long it takes: rows stay in the order of
 * voting for a minute at most.
 */
const latest = 30_000;
/** If even this is not enough, voters get three quarters of the time. */
const leastShare = 3;

/**
 * How long the mixer waits if mixing took this long the last time; in milliseconds.
 *
 * @example pauseAfter(20) // 4000
 */
export const pauseAfter = (took: number): number =>
  Math.max(soonest, Math.min(share * took, latest), leastShare * took);

export interface BallotMixer {
  /** These votes, and marks of paper ballots, have just been committed. */
  readonly voted: (votes: readonly Decision[], papers?: readonly PaperDecision[]) => void;
  /** Whether the order of the rows reveals nothing about the order of the votes. */
  readonly isDone: () => boolean;
  /** Mixes now, to the end; what cannot be mixed is mixed at the next start. */
  readonly mixNow: () => void;
}

/** Does one step more; returns whether it was the last. If the database refuses a step, it is the last one too. */
function oneStep(pass: Generator<void, void>): 'more' | 'done' | 'refused' {
  try {
    return pass.next().done === true ? 'done' : 'more';
  } catch {
    return 'refused';
  }
}

/**
 * Mixes the rows of votes soon after they have come, some at a time: between two steps the waiting votes are written.
 * `after` is called when a mixing has ended. What was refused is tried again.
 */
export function ballotMixer(database: DatabaseSync, after: () => void): BallotMixer {
  // Rows of another process, or of one that was killed, may still be in the order of their votes.
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
    voted: (votes, papers = []) => {
      rows.note(votes, papers);
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
