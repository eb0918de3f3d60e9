/** Checks that the ids of a list are in ascending order, which also proves that no id is there twice. */
export interface IdOrder {
  /**
   * Takes the next id, the bytes from `from` until `to`; these bytes must not change until the following id has been
   * taken.
   */
  readonly take: (bytes: Uint8Array, from: number, to: number) => 'inOrder' | 'repeated' | 'unsorted';
  /** Keeps the last id, since its bytes are about to change. */
  readonly keepLast: () => void;
}

/**
 * Ids ascend by their bytes or, where they are numbers written without zeros before them, by length and then by bytes.
 * Either order is enough: a list that strictly ascends has no repeated id.
 */
export function idOrder(): IdOrder {
  let last = new Uint8Array();
  let lastFrom = 0;
  // Before the first id the length of the last one is −1, so that the first is longer, even if it is empty.
  let lastTo = -1;
  let ascendsByBytes = true;
  let ascendsByLength = true;

  const compare = (bytes: Uint8Array, from: number, to: number): number => {
    const length = Math.min(to - from, lastTo - lastFrom);
    for (let at = 0; at < length; at += 1) {
      const difference = (bytes[from + at] as number) - (last[lastFrom + at] as number);
      if (difference !== 0) return difference;
    }
    return to - from - (lastTo - lastFrom);
  };

  return {
    take: (bytes, from, to) => {
      const difference = compare(bytes, from, to);
      const longer = to - from - (lastTo - lastFrom);
      if (last !== bytes) last = bytes as Uint8Array<ArrayBuffer>;
      lastFrom = from;
      lastTo = to;
      if (difference === 0) return 'repeated';
      if (difference < 0) ascendsByBytes = false;
      if (longer < 0 || (longer === 0 && difference < 0)) ascendsByLength = false;
      return ascendsByBytes || ascendsByLength ? 'inOrder' : 'unsorted';
    },
    keepLast: () => {
      last = last.slice(lastFrom, Math.max(lastFrom, lastTo));
      lastTo -= lastFrom;
      lastFrom = 0;
    },
  };
}
