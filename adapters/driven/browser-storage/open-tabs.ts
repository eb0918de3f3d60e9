/** The tabs of a browser that have the office open. */
export interface OpenTabs {
  /** The name of this one, which no other tab has or had. */
  readonly own: string;
  /** The names of those that are open now. */
  readonly living: () => Promise<ReadonlySet<string>>;
}

const lockOf = (tab: string): string => `concejo-tab/${tab}`;

/** Every tab holds a lock with its name as long as it lives. A browser without locks knows of no other tab. */
export function browserTabs(newName: () => string): OpenTabs {
  const own = newName();
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  void locks?.request(lockOf(own), () => new Promise<never>(() => {}));
  return {
    own,
    living: async () => {
      const { held = [] } = (await locks?.query()) ?? {};
      const names = held
        .filter(({ name = '' }) => name.startsWith(lockOf('')))
        .map(({ name = '' }) => name.slice(lockOf('').length));
      return new Set([own, ...names]);
    },
  };
}
