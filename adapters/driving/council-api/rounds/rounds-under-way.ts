/** Rounds of one server, however many are under way at once: all have ended before the storage closes. */
export function roundsUnderWay() {
  const rounds = new Set<Promise<void>>();
  return {
    /** The same work, noted from its beginning to its end. */
    noted: (work: () => Promise<void>) => async (): Promise<void> => {
      const round = work();
      rounds.add(round);
      try {
        await round;
      } finally {
        rounds.delete(round);
      }
    },
    /** Resolves when all that began have ended, whether or not they failed: each reports that itself. */
    ended: async (): Promise<void> => {
      await Promise.allSettled(rounds);
    },
  };
}
