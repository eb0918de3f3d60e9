import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { headerFor, longestHeader, type OpenNote, type ReadHeader, readHeader } from './age/age-header.ts';
import type { Recipient } from './age/age-keys.ts';
import {
  nonceBytes,
  openPiece,
  payloadKey,
  pieceBytes,
  sealedPieceBytes,
  sealPiece,
} from './age/age-payload.ts';

/** A new file that is written from its beginning, as it is or sealed. */
export interface ByteSink {
  readonly put: (bytes: Uint8Array) => void;
  /** Writes what is left, and syncs the file. */
  readonly end: () => void;
  readonly close: () => void;
}

/** A file that is read from any place, as it is or unsealed. */
export interface ByteSource {
  /** Reads so many bytes from that place on, fewer at the end. Throws `SealBroken`. */
  readonly read: (into: Buffer, length: number, at: number) => number;
  readonly close: () => void;
}

/** A sealed file is not what was written: a piece was changed, or its end is missing. */
export class SealBroken extends Error {
  /** The last piece of the file as it is now: more may have been cut off. */
  readonly atEnd: boolean;
  constructor(atEnd: boolean) {
    super('a sealed piece cannot be opened');
    this.atEnd = atEnd;
  }
}

/** Opens a new file that only its owner may read; one that is there is not replaced. */
export function plainSink(path: string): ByteSink {
  const file = openSync(path, 'wx', 0o600);
  return {
    put: (bytes) => {
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    },
    end: () => fsyncSync(file),
    close: () => closeSync(file),
  };
}

/** For whom a file is sealed, and what everybody may read of it. */
export interface Seal {
  readonly fileKey: Uint8Array;
  readonly recipients: readonly Recipient[];
  readonly note: OpenNote;
}

export const newFileKey = (): Buffer => randomBytes(16);

/** Seals what is put into a new file, for whoever has one of the private keys. */
export function sealedSink(path: string, { fileKey, recipients, note }: Seal): ByteSink {
  const file = plainSink(path);
  const nonce = randomBytes(nonceBytes);
  const key = payloadKey(fileKey, nonce);
  const piece = Buffer.alloc(pieceBytes);
  let [held, index] = [0, 0];
  const seal = (isLast: boolean) => {
    file.put(sealPiece(key, piece.subarray(0, held), index, isLast));
    index += 1;
    held = 0;
  };
  file.put(Buffer.concat([headerFor(fileKey, recipients, note), nonce]));
  return {
    put: (bytes) => {
      for (let at = 0; at < bytes.length; ) {
        // Only the end of the file shows which piece is the last: a full one waits.
        if (held === pieceBytes) seal(false);
        const taken = Math.min(bytes.length - at, pieceBytes - held);
        piece.set(bytes.subarray(at, at + taken), held);
        held += taken;
        at += taken;
      }
    },
    end: () => {
      seal(true);
      file.end();
    },
    close: file.close,
  };
}

/** Opens a file as it is. Throws the errors of the file system. */
export function plainSource(path: string): ByteSource {
  const file = openSync(path, 'r');
  return { read: (into, length, at) => readSync(file, into, 0, length, at), close: () => closeSync(file) };
}

/** The header of a sealed file; null if the file is not sealed. Throws the errors of the file system. */
export function headerOf(path: string): ReadHeader | null {
  const source = plainSource(path);
  try {
    const beginning = Buffer.alloc(longestHeader);
    return readHeader(beginning.subarray(0, source.read(beginning, longestHeader, 0)));
  } finally {
    source.close();
  }
}

/** Opens a sealed file by its key. Throws the errors of the file system. */
export function sealedSource(path: string, header: ReadHeader, fileKey: Uint8Array): ByteSource {
  const file = openSync(path, 'r');
  const begin = header.bytes + nonceBytes;
  const pieces = Math.max(1, Math.ceil((fstatSync(file).size - begin) / sealedPieceBytes));
  const nonce = Buffer.alloc(nonceBytes);
  readSync(file, nonce, 0, nonceBytes, header.bytes);
  const key = payloadKey(fileKey, nonce);
  const sealed = Buffer.alloc(sealedPieceBytes);
  let opened: { readonly index: number; readonly bytes: Buffer } = { index: -1, bytes: Buffer.alloc(0) };
  const pieceAt = (index: number): Buffer => {
    if (opened.index === index) return opened.bytes;
    const read = readSync(file, sealed, 0, sealedPieceBytes, begin + index * sealedPieceBytes);
    const isLast = index === pieces - 1;
    const bytes = openPiece(key, sealed.subarray(0, read), index, isLast);
    if (bytes === null) throw new SealBroken(isLast);
    opened = { index, bytes };
    return bytes;
  };
  return {
    read: (into, length, at) => {
      let done = 0;
      for (let index = Math.floor(at / pieceBytes); done < length && index < pieces; index += 1) {
        const piece = pieceAt(index).subarray(done === 0 ? at % pieceBytes : 0);
        done += piece.copy(into, done, 0, length - done);
      }
      return done;
    },
    close: () => closeSync(file),
  };
}
