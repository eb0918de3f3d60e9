/** Whole numbers below 2³², added one by one. */
export interface GrowingList {
  readonly push: (value: number) => void;
  readonly length: () => number;
  readonly result: () => Uint32Array;
}

/** A list of numbers that grows by doubling: ballots are read before anyone knows how many there are. */
export function growingList(): GrowingList {
  let list = new Uint32Array(4096);
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
    length: () => length,
    result: () => list.slice(0, length),
  };
}
