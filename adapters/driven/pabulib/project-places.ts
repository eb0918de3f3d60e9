/**
 * The indexes of projects by their ids, looked up with a part of longer bytes: half a million times in a large file.
 */
export interface ProjectPlaces {
  /** The index of the id that `source` has from `from` to `to`, whose `hashWith` is `hash`; -1 if there is none. */
  readonly find: (source: Uint8Array, from: number, to: number, hash: number) => number;
}

/** The hash of bytes with one more; that of no bytes is 0. Up to four bytes are their own hash. */
export const hashWith = (hash: number, byte: number): number => ((hash << 8) | (hash >>> 24)) ^ byte;

const itself = 4;

/**
 * An open hash table over the ids in UTF-8: no bytes are copied to look one up. If an id comes twice the last counts.
 */
export function projectPlaces(ids: readonly string[]): ProjectPlaces {
  const size = 2 ** Math.ceil(Math.log2(4 * ids.length + 4));
  const slots = new Int32Array(size).fill(-1);
  const hashes = new Int32Array(size);
  const lengths = new Uint32Array(size);
  const spelt = ids.map((id): Uint8Array => Buffer.from(id));
  const isSpeltAt = (place: number, source: Uint8Array, from: number): boolean =>
    (spelt[place] as Uint8Array).every((byte, at) => byte === source[from + at]);
  const slotOf = (source: Uint8Array, from: number, to: number, hash: number): number => {
    const length = to - from;
    let slot = (Math.imul(hash, 0x9e3779b1) >>> 8) & (size - 1);
    for (let place = slots[slot] as number; place !== -1; place = slots[slot] as number) {
      const isAlike = hashes[slot] === hash && lengths[slot] === length;
      if (isAlike && (length <= itself || isSpeltAt(place, source, from))) break;
      slot = (slot + 1) & (size - 1);
    }
    return slot;
  };
  for (const [place, id] of spelt.entries()) {
    const hash = id.reduce(hashWith, 0);
    const slot = slotOf(id, 0, id.length, hash);
    slots[slot] = place;
    hashes[slot] = hash;
    lengths[slot] = id.length;
  }
  return { find: (source, from, to, hash) => slots[slotOf(source, from, to, hash)] as number };
}
