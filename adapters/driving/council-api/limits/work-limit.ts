import { type Either, left, right } from '#domain/shared/result.ts';

/** How many votes may be under way at once. They are decided in well under a second; more would only wait longer. */
export const mostVotesWaiting = 1000;
/** How many orders of vouchers: fewer, since votes beside a rush must have their turn at the database. */
export const mostOrdersWaiting = 100;

/** Refused voters come back within this number of seconds, each in turn a second later than the one before. */
const longestReturn = 5;
/** Milliseconds that an accepted vote should wait at most: a browser gives up after twenty seconds. */
const longestWait = 5000;
/** The pace is a moving average over about this number of finished votes, the latest counting most. */
const rememberedLeaves = 64;

/**
 * Accepts at most this number of pieces of work at once, and fewer if they finish slowly: none that would wait longer
 * than five seconds at the pace of those before, or while none has finished for that long. A refused one gets the
 * seconds to wait, before any work was done for it: a server that accepts more than it can do answers no request in
 * time. If none is under way, the next is always accepted, because only finished work can show that the pace is
 * faster again.
 *
 * @example 30 leave a second; 149 are inside: the next would wait 149 / 30 = 4.97 s and is let in, the one after is not
 */
export function workLimit(most: number, now: () => number) {
  let [inside, turnedAway] = [0, 0];
  // Until work has finished, a full limit is assumed to empty in the longest wait.
  let [millisecondsEach, lastChange] = [longestWait / mostVotesWaiting, 0];

  const hasRoom = () => {
    if (inside >= most) return false;
    return inside === 0 || inside * millisecondsEach + now() - lastChange <= longestWait;
  };
  const enter = () => {
    if (inside === 0) lastChange = now();
    inside += 1;
  };
  const leave = () => {
    const at = now();
    // One long stop, or a clock that was set, must not count as the pace of all that come after it.
    const took = Math.min(Math.max(at - lastChange, 0), longestWait);
    millisecondsEach += (took - millisecondsEach) / rememberedLeaves;
    lastChange = at;
    inside -= 1;
  };
  return {
    /** Does the work if there is room; left: the seconds to wait, and nothing was done. */
    within: async <T>(work: () => Promise<T>): Promise<Either<number, T>> => {
      if (!hasRoom()) {
        turnedAway += 1;
        return left(1 + (turnedAway % longestReturn));
      }
      enter();
      try {
        return right(await work());
      } finally {
        leave();
      }
    },
  };
}

export type WorkLimit = ReturnType<typeof workLimit>;
