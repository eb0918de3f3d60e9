/** Storage that lasts as long as the page: a page without an origin has none. */
export function memoryStorage(begin: Readonly<Record<string, string>> = {}): Storage {
  const held = new Map(Object.entries(begin));
  return {
    get length() {
      return held.size;
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
}
