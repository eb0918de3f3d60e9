const space = 0x20;
const comma = 0x2c;
const colon = 0x3a;

/** A key of an object with its quotes and punctuation, and its first bytes read as numbers. */
function keyFor(text: string) {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(bytes.buffer);
  const words = Array.from({ length: bytes.length >> 2 }, (_, index) => view.getInt32(index * 4));
  return { bytes, first: words[0] ?? 0, second: words[1] ?? null };
}
type Key = ReturnType<typeof keyFor>;

export const idKey = keyFor('{"id":');
export const answerKey = keyFor(',"answer":');
/** The answer of a blank vote. */
export const blankVote = keyFor('null');

/** The place after the key, with or without a space behind commas and colons; -1 if it is another key. */
export function skipKey(
  bytes: Uint8Array,
  view: DataView,
  start: number,
  { bytes: key, first, second }: Key,
): number {
  let at = start;
  let index = 0;
  // Mostly there is no space, and four bytes can be compared together.
  if (start + 8 <= bytes.length && view.getInt32(start) === first) {
    index = second !== null && view.getInt32(start + 4) === second ? 8 : 4;
    at += index;
  }
  for (; index < key.length; index += 1) {
    const byte = key[index];
    if (bytes[at] !== byte) return -1;
    at += 1;
    if ((byte === comma || byte === colon) && bytes[at] === space) at += 1;
  }
  return at;
}
