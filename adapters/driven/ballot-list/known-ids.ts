/** Finds the place of an id in bytes, without making a string of it. */
export interface KnownIds {
  /** The place of the id that is the bytes from `from` until `to`; -1 if it is unknown. */
  readonly placeOf: (bytes: Uint8Array, view: DataView, from: number, to: number) => number;
  /** The length of all ids, in bytes; 0 if they differ. */
  readonly usualLength: number;
}

/** An id shorter than this has no hash of its own. */
const keyLength = 4;

/** A hash of the length, the first two bytes and the last four: ids mostly differ at one end. */
function keyOf(view: DataView, from: number, to: number): number {
  if (to - from < keyLength) return 0;
  const first = view.getUint16(from, true);
  const last = view.getInt32(to - 4, true);
  const product = Math.imul(Math.imul(first ^ ((to - from) << 16), 0x9e3779b1) ^ last, 0x85ebca6b);
  // A product's upper bits depend on all bits, its lower ones only on those below; here the lower ones are needed.
  return Math.imul(product ^ (product >>> 15), 0xc2b2ae35) >>> 17;
}

/**
 * A hash table of the ids of a question by their UTF-8 bytes. Ids that JSON writes with an escape are left out: their
 * bytes differ from the id.
 */
export function knownIds(ids: readonly string[]): KnownIds {
  const encoded = ids.map((id) => new TextEncoder().encode(id));
  // All ids one after the other, and where each begins; slots are chains of places, counted from 1.
  const all = Uint8Array.from(encoded.flatMap((bytes) => [...bytes]));
  const allView = new DataView(all.buffer);
  const begins = new Int32Array(ids.length + 1);
  const next = new Int32Array(ids.length);
  let size = 16;
  while (size < ids.length * 8) size *= 2;
  const slots = new Int32Array(size);
  for (const [place, bytes] of encoded.entries()) {
    begins[place + 1] = (begins[place] ?? 0) + bytes.length;
    const id = ids[place] ?? '';
    if (JSON.stringify(id) !== `"${id}"`) continue;
    const begin = begins[place] ?? 0;
    const slot = keyOf(allView, begin, begin + bytes.length) & (size - 1);
    next[place] = slots[slot] ?? 0;
    slots[slot] = place + 1;
  }
  const lengths = new Set(encoded.map(({ length }) => length));
  return {
    usualLength: lengths.size === 1 ? ([...lengths][0] ?? 0) : 0,
    placeOf: (bytes, view, from, to) => {
      let place = (slots[keyOf(view, from, to) & (size - 1)] ?? 0) - 1;
      while (place !== -1) {
        let at = begins[place] ?? 0;
        const end = begins[place + 1] ?? 0;
        if (end - at === to - from) {
          const ahead = from - at;
          // Compares eight bytes at a time, while there are eight; then one by one. As floating-point numbers they
          // are equal only if their bytes are the same: an id has no eight zero bytes (there are two zeros), and NaN
          // equals nothing.
          while (at + 8 <= end && allView.getFloat64(at, true) === view.getFloat64(at + ahead, true)) at += 8;
          while (at < end && all[at] === bytes[at + ahead]) at += 1;
          if (at === end) return place;
        }
        place = (next[place] ?? 0) - 1;
      }
      return -1;
    },
  };
}
