/** Queues by name: those who wait for the same name go one after the other. */
export function turns() {
  const last = new Map<string, Promise<unknown>>();
  return {
    isWaitedFor: (name: string): boolean => last.has(name),
    /** Does work when all who came before have done theirs, however that ended. */
    take: async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const before = last.get(name);
      const mine = (async () => {
        await before?.catch(() => {});
        return work();
      })();
      last.set(name, mine);
      try {
        return await mine;
      } finally {
        if (last.get(name) === mine) last.delete(name);
      }
    },
  };
}
