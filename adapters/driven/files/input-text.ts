import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { constants, gunzip, gunzipSync, type ZlibOptions } from 'node:zlib';
import type { InputFault } from '#application/budget/election-input.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

/**
 * A file as text, in bytes and, made when first asked for, as a string: most of a large election is never needed as
 * one. `marked` if it began with a byte order mark, which is left out of both.
 */
export interface InputText {
  readonly bytes: Buffer;
  readonly text: string;
  readonly marked: boolean;
}

const unpacked = promisify<Uint8Array, ZlibOptions, Buffer>(gunzip);
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
const byteOrderMark = Buffer.from('\uFEFF');

/** Unpacks if compressed and decodes as UTF-8; anything else would change names and ids silently, so it is a fault. */
export async function inputText(bytes: Uint8Array): Promise<Either<InputFault, InputText>> {
  const held = isGzip(bytes) ? await unpack(bytes) : right(bytes);
  if (isLeft(held)) return held;
  const plain = Buffer.from(held.right.buffer, held.right.byteOffset, held.right.byteLength);
  if (!isUtf8(plain)) return left(notUtf8(plain));
  const marked = plain.subarray(0, byteOrderMark.length).equals(byteOrderMark);
  const inner = marked ? plain.subarray(byteOrderMark.length) : plain;
  let whole: string | undefined;
  return right({
    bytes: inner,
    get text() {
      whole ??= inner.toString('utf8');
      return whole;
    },
    marked,
  });
}

/** Another thread unpacks, so that the code that computes can be loaded meanwhile. */
async function unpack(bytes: Uint8Array): Promise<Either<InputFault, Uint8Array>> {
  try {
    return right(await unpacked(bytes, { chunkSize: unpackedSize(bytes) }));
  } catch (error) {
    const cutShort = error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR';
    if (!cutShort) return left(faultAfter('', 'damagedArchive'));
    return left(faultAfter(readableStart(bytes), 'cutShort'));
  }
}

/**
 * An archive ends with the length of its contents: room for that much is made at once, unless the number is
 * implausible.
 */
function unpackedSize(bytes: Uint8Array): number {
  const ending = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-4);
  const size = ending.length === 4 ? ending.readUInt32LE() : 0;
  return Math.min(Math.max(size, leastRoom), mostRoom);
}

const leastRoom = 2 ** 14;
const mostRoom = 2 ** 25;

/** What can still be unpacked, to say where the file breaks off. */
function readableStart(bytes: Uint8Array): string {
  try {
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString('utf8');
  } catch {
    return '';
  }
}

function notUtf8(bytes: Buffer): InputFault {
  const text = bytes.toString('utf8');
  let at = text.indexOf('\uFFFD');
  let length = Buffer.byteLength(text.slice(0, at));
  // The replacement sign may be in the file itself; then its bytes are there.
  while (bytes.subarray(length, length + 3).toString('hex') === 'efbfbd') {
    const next = text.indexOf('\uFFFD', at + 1);
    length += Buffer.byteLength(text.slice(at, next));
    at = next;
  }
  const found = `0x${(bytes[length] ?? 0).toString(16).padStart(2, '0').toUpperCase()}`;
  // UTF-16 is recognised by zero bytes; nearly everything else that is not UTF-8 comes from Windows.
  const suggestion = bytes.subarray(0, 400).includes(0) ? 'UTF-16' : 'Windows-1252';
  return { ...faultAfter(text.slice(0, at), 'notUtf8'), found, suggestion };
}

function faultAfter(before: string, kind: InputFault['kind']): InputFault {
  const lines = before.split('\n');
  const column = [...(lines.at(-1) ?? '')].length + 1;
  return { kind, line: lines.length, column, found: '', particulars: {}, suggestion: null };
}
