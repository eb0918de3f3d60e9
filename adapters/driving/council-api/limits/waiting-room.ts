import { type Either, left, right } from '#domain/shared/result.ts';

/** Votes that may be under way at once. They are decided in well under a second; more would only wait longer. */
export const mostVotesWaiting = 1000;

/** Those turned away come back within so many seconds, each in turn a second later than the one before. */
const longestReturn = 5;
/** Milliseconds that somebody who is let in should wait at most: a browser gives up after twenty seconds. */
const longestWait = 5000;
/** The pace is that of so many who left last, the latest counting most. */
const rememberedLeaves = 64;

/**
 * Lets so many in at once, and fewer where they leave slowly: nobody who would wait longer than five seconds at the pace
 * of those before them, or while nobody has left for so long. Whoever is not let in is told when to come back, before
 * any work was done for them: a server that takes on more than it can do answers nobody. An empty room lets in whatever
 * was before, since only those inside can tell that it goes faster again.
 *
 * @example 30 leave a second; 149 are inside: the next would wait 149 / 30 = 4.97 s and is let in, the one after is not
 */
export function waitingRoom(most: number, now: () => number) {
  let [inside, turnedAway] = [0, 0];
  // Until somebody has left, a full room is taken to empty in the longest wait.
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
    // One long stop, or a clock that was set, is not the pace of all who come after it.
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

export type WaitingRoom = ReturnType<typeof waitingRoom>;
