import { utf8 } from './utf-8.ts';

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
