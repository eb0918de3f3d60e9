import type { FileKind } from '#domain/forms/entry.ts';

const number = (bytes: Uint8Array, at: number, length: number): number => {
  let value = 0;
  for (const byte of bytes.subarray(at, at + length)) value = value * 256 + byte;
  return value;
};

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** Segments that say where, when, by whom: EXIF, XMP (APP1), IPTC (APP13), comments. Colours and JFIF stay. */
const tellsOfPeople = (marker: number) =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee);

/** The turn that EXIF asks for is kept in a segment of its own, with nothing else in it. */
function turnIn(segment: Uint8Array): number {
  const text = String.fromCharCode(...segment.subarray(4, 10));
  if (text !== 'Exif\0\0' || segment.length < 18) return 1;
  const isLittle = segment[10] === 0x49;
  const read = (at: number, length: number) => {
    const part = segment.slice(10 + at, 10 + at + length);
    return number(isLittle ? part.toReversed() : part, 0, length);
  };
  const first = read(4, 4);
  const count = Math.min(read(first, 2), 100);
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * 12;
    if (read(at, 2) === 0x0112) return read(at + 8, 2);
  }
  return 1;
}

/** APP1, 34 bytes long; `Exif`; big-endian TIFF with one entry: 0x0112, a short, one of it. */
const turnHead: readonly number[] = [
  0xff, 0xe1, 0, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0,
  0, 0, 1, 0,
];
const turnTail: readonly number[] = [0, 0, 0, 0, 0, 0];

const turnSegment = (turn: number): Uint8Array => Uint8Array.from([...turnHead, turn, ...turnTail]);

/** Null: it does not hold together as a JPEG. What follows the picture's end is left out too. */
function plainJpeg(bytes: Uint8Array): Uint8Array | null {
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = number(bytes, at + 1, 1);
    if (marker === 0xff) at += 1;
    else if (marker === 0xda) return joined([...parts, scanOf(bytes.subarray(at))]);
    else {
      const end = at + 2 + number(bytes, at + 2, 2);
      const segment = bytes.subarray(at, end);
      const turn = marker === 0xe1 ? turnIn(segment) : 1;
      if (turn >= 2 && turn <= 8) parts.push(turnSegment(turn));
      else if (!tellsOfPeople(marker)) parts.push(segment);
      at = end;
    }
  }
  return null;
}

/** From the scan to the last end of an image. */
function scanOf(bytes: Uint8Array): Uint8Array {
  for (let at = bytes.length - 2; at > 0; at -= 1)
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return bytes.subarray(0, at + 2);
  return bytes;
}

const tellingChunks: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME', 'EXIF', 'XMP ']);
const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

function plainPng(bytes: Uint8Array): Uint8Array | null {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + number(bytes, at, 4);
    const name = nameAt(bytes, at + 4);
    if (!tellingChunks.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return joined(parts);
    at = end;
  }
  return null;
}

/** The parts of a WebP, each padded to an even length, under a header with the new size. */
function plainWebp(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = number(bytes.subarray(at + 4, at + 8).toReversed(), 0, 4);
    const end = at + 8 + size + (size % 2);
    const name = nameAt(bytes, at);
    const part = bytes.slice(at, end);
    // The flags of the extended head say that EXIF (8) and XMP (4) follow: they do not any more.
    if (name === 'VP8X') part[8] = number(part, 8, 1) & ~0x0c;
    if (!tellingChunks.has(name)) parts.push(part);
    at = end;
  }
  const size = 4 + parts.reduce((sum, { length }) => sum + length, 0);
  const head = bytes.slice(0, 12);
  head.set([size & 255, (size >> 8) & 255, (size >> 16) & 255, (size >> 24) & 255], 4);
  return joined([head, ...parts]);
}

/**
 * A picture without the data that its camera recorded: place, time, owner. The browser has already redrawn it; this is
 * for clients that did not. Other files do not change. Null: the picture is damaged.
 */
export function withoutPlace(kind: FileKind, bytes: Uint8Array): Uint8Array | null {
  if (kind === 'jpg') return plainJpeg(bytes);
  if (kind === 'png') return plainPng(bytes);
  return kind === 'webp' ? plainWebp(bytes) : bytes;
}
