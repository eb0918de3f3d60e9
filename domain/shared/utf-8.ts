/** The bytes of UTF-8. A half surrogate, which has none, counts as U+FFFD. */
export function* utf8(text: string): Generator<number> {
  for (const character of text) {
    const point = character.codePointAt(0) as number;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) yield code;
    else if (code < 0x800) yield* [0xc0 | (code >> 6), 0x80 | (code & 63)];
    else if (code < 0x1_0000) yield* [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)];
    else
      yield* [0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)];
  }
}

/** Writes a text into a room, if it is ASCII and fits: how many bytes it has, or null. */
export function asciiInto(room: Uint8Array, text: string): number | null {
  if (text.length > room.length) return null;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x80) return null;
    room[at] = code;
  }
  return text.length;
}

/** The bytes of UTF-8 as an array; most texts of programs are ASCII, which needs no code points. */
export function utf8Bytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  return asciiInto(bytes, text) === null ? Uint8Array.from(utf8(text)) : bytes;
}
