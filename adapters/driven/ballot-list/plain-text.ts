const highBits = 0x80808080 | 0;

/**
 * Where a run of plain ASCII ends that JSON does not escape: at the first quote, backslash, control character or byte
 * beyond ASCII from `from` on. There must be one. Four bytes are tested together: with its high bit set, a byte less
 * 0x23 keeps that bit unless it was below (a quote is 0x22), and a backslash becomes zero by exclusive or.
 */
export function endOfPlain(bytes: Uint8Array, view: DataView, from: number): number {
  let at = from;
  const lastWord = bytes.length - 4;
  while (at <= lastWord) {
    const four = view.getInt32(at, true);
    const low = ~(((four | highBits) - 0x23232323) | 0);
    const slash = ~((((four ^ 0x5c5c5c5c) | highBits) - 0x01010101) | 0);
    if (((four | low | slash) & highBits) !== 0) break;
    at += 4;
  }
  for (;;) {
    const byte = bytes[at] ?? 0;
    // Space and exclamation mark are below the quote, and plain.
    if (byte < 0x20 || byte === 0x22 || byte === 0x5c || byte >= 0x80) return at;
    at += 1;
  }
}
