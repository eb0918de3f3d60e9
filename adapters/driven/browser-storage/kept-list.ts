/** Something that a device keeps under a key. */
interface Keyed {
  readonly key: string;
}

function read<T>(name: string, isKept: (kept: unknown) => kept is T): readonly T[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function put(name: string, all: readonly Keyed[]): boolean {
  try {
    if (all.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

/** A list in the browser's storage under a name. The newest entry is the first. */
export const keptList = <T extends Keyed>(name: string, isKept: (kept: unknown) => kept is T) => ({
  list: (): readonly T[] => read(name, isKept),
  /** Keeps an entry, in place of the one with its key. False: the browser refuses. */
  keep: (entry: T): boolean => {
    const others = read(name, isKept);
    const place = others.findIndex(({ key }) => key === entry.key);
    return put(name, place === -1 ? [entry, ...others] : others.with(place, entry));
  },
  forget: (key: string): void =>
    void put(
      name,
      read(name, isKept).filter((one) => one.key !== key),
    ),
});
