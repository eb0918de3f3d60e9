/**
 * Writes text from `start` into the bytes if it has only characters of one or two bytes in UTF-8, and none that is
 * marked; returns where it ends, or -1 if it has any other character. Tables have a million cells, and nearly all are
 * written like that, with one test for each character.
 */
export function plainBytes(into: Uint8Array, start: number, text: string, isMarked: Uint8Array): number {
  let at = start;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    if (unit < 0x80) {
      if (isMarked[unit] === 1) return -1;
      into[at] = unit;
      at += 1;
    } else if (unit < 0x800) {
      into[at] = 0xc0 | (unit >> 6);
      into[at + 1] = 0x80 | (unit & 0x3f);
      at += 2;
    } else return -1;
  }
  return at;
}

/** Which of the first 128 signs are marked, as `plainBytes` has them. */
export function markedSigns(isMarked: (sign: string) => boolean): Uint8Array {
  return Uint8Array.from({ length: 0x80 }, (_, unit) => (isMarked(String.fromCharCode(unit)) ? 1 : 0));
}

/** The digits of a whole number from 0 to 999,999,999; returns where they end. */
export function digitBytes(into: Uint8Array, start: number, whole: number): number {
  let end = start + 1;
  for (let rest = (whole / 10) | 0; rest > 0; rest = (rest / 10) | 0) end += 1;
  let rest = whole;
  for (let at = end - 1; at >= start; at -= 1) {
    const next = (rest / 10) | 0;
    into[at] = 0x30 + rest - next * 10;
    rest = next;
  }
  return end;
}

export const mostDigits = 9;
