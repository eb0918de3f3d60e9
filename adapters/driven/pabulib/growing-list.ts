/** Whole numbers below 2³², added one by one. */
export interface GrowingList {
  readonly push: (value: number) => void;
  readonly at: (place: number) => number;
  readonly length: () => number;
  /** Removes what was added after the list was this long. */
  readonly cutTo: (shorter: number) => void;
  readonly result: () => Uint32Array;
}

/**
 * A list of numbers that grows by doubling: ballots are read before their number is known. Room for all that are
 * `expected` spares the engine a change of its optimised code in the middle of the work.
 */
export function growingList(expected: number): GrowingList {
  let list = new Uint32Array(Math.max(4096, expected));
  let length = 0;
  return {
    push(value: number): void {
      if (length === list.length) {
        const longer = new Uint32Array(length * 2);
        longer.set(list);
        list = longer;
      }
      list[length] = value;
      length += 1;
    },
    at: (place) => list[place] as number,
    length: () => length,
    cutTo(shorter: number): void {
      length = shorter;
    },
    result: () => list.slice(0, length),
  };
}
