/** Queues by name: tasks under the same name run one after the other. */
export function turns() {
  const last = new Map<string, Promise<unknown>>();
  return {
    isWaitedFor: (name: string): boolean => last.has(name),
    /** Does the work when all earlier tasks are done, whether they failed or not. */
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
