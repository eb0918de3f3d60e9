/** Rounds of one server: one at a time, all ended before the server closes. */
export function joinedRound<T>(once: () => Promise<T>) {
  let round: Promise<T> | null = null;
  return {
    /** Joins the round that is under way. */
    run: (): Promise<T> => {
      round ??= once().finally(() => {
        round = null;
      });
      return round;
    },
    /** Resolves when the round that is under way has ended. */
    ended: async (): Promise<void> => {
      await round;
    },
  };
}
