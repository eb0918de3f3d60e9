/** Rounds of one server: one at a time, all ended before the server closes. */
export function joinedRound(once: () => Promise<void>) {
  let round: Promise<void> | null = null;
  return {
    /** Joins the round that is under way. */
    run: (): Promise<void> => {
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
