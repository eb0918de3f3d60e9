import { type Either, left, right } from '#domain/shared/result.ts';

/** Votes that may be under way at once. They are decided in well under a second; more would only wait longer. */
export const mostVotesWaiting = 1000;

/** Those turned away come back within so many seconds, each in turn a second later than the one before. */
const longestWait = 5;

/**
 * Lets so many in at once. Whoever comes when it is full is told when to come back, before any work was done for
 * them: a server that takes on more than it can do answers nobody.
 */
export function waitingRoom(most: number) {
  let [inside, turnedAway] = [0, 0];
  return {
    /** Does the work if there is room; left: the seconds to wait, and nothing was done. */
    within: async <T>(work: () => Promise<T>): Promise<Either<number, T>> => {
      if (inside >= most) {
        turnedAway += 1;
        return left(1 + (turnedAway % longestWait));
      }
      inside += 1;
      try {
        return right(await work());
      } finally {
        inside -= 1;
      }
    },
  };
}

export type WaitingRoom = ReturnType<typeof waitingRoom>;
