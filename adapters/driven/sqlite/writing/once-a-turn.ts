/** What was read in this turn of the event loop. */
export interface OnceATurn<Value> {
  readonly read: (key: string, look: () => Value) => Value;
  /** What is remembered is no longer valid: this process has just written something else. */
  readonly forget: () => void;
}

/**
 * Reads each thing once in a turn of the event loop, however many requests of that turn ask for it. The requests of a
 * turn were all there when it began, and what one process reads for them may be as old as that: the next turn reads
 * again, so that a client that asks after another process has confirmed a write sees that write.
 */
export function onceATurn<Value>(): OnceATurn<Value> {
  const known = new Map<string, { readonly value: Value }>();
  const forget = () => known.clear();
  return {
    read: (key, look) => {
      const before = known.get(key);
      if (before !== undefined) return before.value;
      const value = look();
      if (known.size === 0) setImmediate(forget);
      known.set(key, { value });
      return value;
    },
    forget,
  };
}
