/** The places of projects by their ids, asked with a piece of a longer text: half a million times in a large file. */
export interface ProjectPlaces {
  /** The place of the id that `source` has from `from` to `to`, whose `hashWith` is `hash`; -1 where there is none. */
  readonly find: (source: string, from: number, to: number, hash: number) => number;
}

/** The hash of a text with one character more; that of the empty text is 0. */
export const hashWith = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;

/** An open table over the ids: nothing is cut out of the text to look it up. Of an id that comes twice the last counts. */
export function projectPlaces(ids: readonly string[]): ProjectPlaces {
  const size = 2 ** Math.ceil(Math.log2(4 * ids.length + 4));
  const slots = new Int32Array(size).fill(-1);
  const isAt = (place: number, source: string, from: number, to: number): boolean => {
    const id = ids[place] as string;
    if (id.length !== to - from) return false;
    for (let at = 0; at < id.length; at += 1) {
      if (id.charCodeAt(at) !== source.charCodeAt(from + at)) return false;
    }
    return true;
  };
  const slotOf = (source: string, from: number, to: number, hash: number): number => {
    let slot = hash & (size - 1);
    for (let place = slots[slot] as number; place !== -1; place = slots[slot] as number) {
      if (isAt(place, source, from, to)) break;
      slot = (slot + 1) & (size - 1);
    }
    return slot;
  };
  for (const [place, id] of ids.entries()) {
    let hash = 0;
    for (let at = 0; at < id.length; at += 1) hash = hashWith(hash, id.charCodeAt(at));
    slots[slotOf(id, 0, id.length, hash)] = place;
  }
  return { find: (source, from, to, hash) => slots[slotOf(source, from, to, hash)] as number };
}
