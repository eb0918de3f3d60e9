/** What is kept within a number of bytes; what was used longest ago is dropped first. */
export interface ByteStore<T> {
  readonly get: (key: string) => T | undefined;
  readonly put: (key: string, value: T, bytes: number) => void;
  readonly drop: (key: string) => void;
  readonly bytes: () => number;
}

/** One value may take at most this part of the room, so that it does not drive out all others. */
const largestPart = 1 / 8;

export function byteStore<T>(most: number): ByteStore<T> {
  const held = new Map<string, { readonly value: T; readonly bytes: number }>();
  let sum = 0;
  const drop = (key: string) => {
    sum -= held.get(key)?.bytes ?? 0;
    held.delete(key);
  };
  return {
    get: (key) => {
      const found = held.get(key);
      if (found === undefined) return undefined;
      // A map keeps its keys in the order in which they were set.
      held.delete(key);
      held.set(key, found);
      return found.value;
    },
    put: (key, value, bytes) => {
      drop(key);
      if (bytes > most * largestPart) return;
      held.set(key, { value, bytes });
      sum += bytes;
      for (const oldest of held.keys()) {
        if (sum <= most) break;
        drop(oldest);
      }
    },
    drop,
    bytes: () => sum,
  };
}
