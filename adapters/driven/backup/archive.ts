import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BackupManifest, BackupPart } from '#application/operating/backup-manifest.ts';
import { backupManifestWire, backupNoteWire } from '#adapters/wire/backup-manifest.ts';
import { decode } from '#adapters/wire/decode.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { fileKeyIn, noteIn, type ReadHeader } from './age/age-header.ts';
import type { Identity, Recipient } from './age/age-keys.ts';
import { sealedSize } from './age/age-payload.ts';
import {
  type ByteSource,
  headerOf,
  plainSource,
  SealBroken,
  sealedSink,
  sealedSource,
} from './byte-files.ts';
import { readTar, sourceIn, sourceOf, type TarReader, tarSize, writeTar } from './tar.ts';

/** Why an archive is invalid. */
export type ArchiveFault =
  | { readonly kind: 'notABackup' }
  | { readonly kind: 'cutShort'; readonly part: string }
  | { readonly kind: 'damaged'; readonly part: string }
  /** It is encrypted, and no private key was named. */
  | { readonly kind: 'sealed' }
  /** It was encrypted for other keys. */
  | { readonly kind: 'otherIdentity' };

/** For whom an archive is encrypted, and the key of this one archive. */
export interface ArchiveSeal {
  readonly fileKey: Uint8Array;
  readonly recipients: readonly Recipient[];
}

/** What opens an encrypted archive: private keys, or the key of the archive in the hands of who has just written it. */
export type ArchiveKeys = readonly Identity[] | Uint8Array;

const manifestName = 'manifest.json';
const sumName = 'manifest.sha256';
/** A manifest of ten thousand files is a megabyte. */
const longestManifest = 16 * 1024 * 1024;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** In the format that `sha256sum --check` reads. */
const sumLine = (manifest: string) => `${sha256(manifest)}  ${manifestName}\n`;

/** Writes a backup: its manifest, the manifest's SHA-256, and the parts, each with its folder. */
export function writeArchive(
  path: string,
  manifest: BackupManifest,
  pathOf: (part: BackupPart) => string,
  seal?: ArchiveSeal,
): void {
  const text = `${JSON.stringify({ format: 'concejo-backup-1', ...manifest }, null, 2)}\n`;
  const parts = manifest.parts.map((part) => sourceIn(part.path, part.bytes, pathOf(part)));
  const seconds = Math.floor(Date.parse(manifest.made) / 1000);
  const sources = [sourceOf(manifestName, text), sourceOf(sumName, sumLine(text)), ...parts];
  if (seal === undefined) return writeTar(path, sources, seconds);
  const note = { type: noteName, text: noteOf(manifest, tarSize(sources)) };
  return writeTar(path, sources, seconds, sealedSink(path, { ...seal, note }));
}

/**
 * What everybody may read of an encrypted backup: the next backup compares its counts, and does not have the private
 * key.
 */
const noteName = 'concejo-backup-1';
const noteOf = ({ made, keys, surveys }: BackupManifest, bytes: number): string =>
  JSON.stringify({ made, council: keys?.census ?? null, surveys, bytes });

/** What can be read of a backup without its private key. */
export interface BackupHead {
  readonly made: string;
  /** By which two backups of one council are known; null if its keys could not be read. */
  readonly council: string | null;
  readonly surveys: BackupManifest['surveys'];
  /** The file is as long as it was. */
  readonly isWhole: boolean;
}

/** Reads the head of a backup; null if the file is none. Throws the errors of the file system. */
export function backupHeadOf(path: string): BackupHead | null {
  const header = headerOf(path);
  if (header === null) return headOfPlain(path);
  const note = decode(backupNoteWire, parsed(noteIn(header, noteName) ?? ''));
  if (isLeft(note)) return null;
  const { bytes, ...head } = note.right;
  return { ...head, isWhole: statSync(path).size === header.bytes + sealedSize(bytes) };
}

function headOfPlain(path: string): BackupHead | null {
  const archive = openArchive(path);
  if (isLeft(archive)) return null;
  const { manifest, size, close } = archive.right;
  close();
  const { made, keys, surveys } = manifest;
  return { made, council: keys?.census ?? null, surveys, isWhole: statSync(path).size === size };
}

/** An open backup: its manifest has been read and checked, its parts have not. */
export interface OpenArchive {
  readonly manifest: BackupManifest;
  /** How many bytes the archive has if nothing of it is missing. */
  readonly size: number;
  /** Checks each part and writes it into a folder: all parts, or only the one that is named. */
  readonly unpack: (folder: string, only?: string) => Either<ArchiveFault, null>;
  readonly close: () => void;
}

/** Opens a backup; `keys` open it if it is encrypted. Throws the errors of the file system. */
export function openArchive(path: string, keys?: ArchiveKeys): Either<ArchiveFault, OpenArchive> {
  const source = sourceOfArchive(path, keys);
  if (isLeft(source)) return source;
  const reader = readTar(path, source.right);
  const manifest = unbroken(manifestName, () => readManifest(reader));
  if (isLeft(manifest)) {
    reader.close();
    return manifest;
  }
  const { parts } = manifest.right.manifest;
  return right({
    ...manifest.right,
    unpack: (folder, only) => unpack(reader, parts, folder, only),
    close: reader.close,
  });
}

function sourceOfArchive(path: string, keys: ArchiveKeys | undefined): Either<ArchiveFault, ByteSource> {
  const header = headerOf(path);
  if (header === null) return right(plainSource(path));
  if (keys === undefined) return left({ kind: 'sealed' });
  const fileKey = keys instanceof Uint8Array ? right(keys) : keyOfFile(header, keys);
  return isLeft(fileKey) ? fileKey : right(sealedSource(path, header, fileKey.right));
}

function keyOfFile(header: ReadHeader, identities: readonly Identity[]): Either<ArchiveFault, Uint8Array> {
  const found = fileKeyIn(header, identities);
  if (!isLeft(found)) return found;
  return left(
    found.left === 'otherIdentity' ? { kind: 'otherIdentity' } : { kind: 'damaged', part: manifestName },
  );
}

/** Reads a part; a sealed piece that does not open is a fault of that part. */
function unbroken<T>(part: string, read: () => Either<ArchiveFault, T>): Either<ArchiveFault, T> {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    return left({ kind: error.atEnd ? 'cutShort' : 'damaged', part });
  }
}

function readManifest(
  reader: TarReader,
): Either<ArchiveFault, { readonly manifest: BackupManifest; readonly size: number }> {
  const text = wholeText(reader, manifestName);
  if (text === null) return left({ kind: 'notABackup' });
  if (wholeText(reader, sumName) !== sumLine(text)) return left({ kind: 'damaged', part: manifestName });
  const manifest = decode(backupManifestWire, parsed(text));
  if (isLeft(manifest)) return left({ kind: 'notABackup' });
  const first = [sourceOf(manifestName, text), sourceOf(sumName, sumLine(text))];
  const parts = manifest.right.parts.map(({ path, bytes }) => ({ name: path, size: bytes }));
  return right({ manifest: manifest.right, size: tarSize([...first, ...parts]) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The next entry as text, if it has that name and is complete. */
function wholeText(reader: TarReader, name: string): string | null {
  const entry = reader.next();
  if (entry?.name !== name || entry.size > longestManifest) return null;
  const bytes = Buffer.concat([...reader.bytes()].map((piece) => Buffer.from(piece)));
  return bytes.length === entry.size ? bytes.toString('utf8') : null;
}

/** The parts are in the order of the manifest; what comes after the last is not read. */
function unpack(
  reader: TarReader,
  parts: readonly BackupPart[],
  folder: string,
  only: string | undefined,
): Either<ArchiveFault, null> {
  for (const part of parts) {
    const isWritten = only === undefined || only === part.path;
    const checked = unbroken(part.path, () =>
      checkPart(reader, part, isWritten ? join(folder, part.path) : null),
    );
    if (isLeft(checked)) return checked;
  }
  return right(null);
}

function checkPart(reader: TarReader, part: BackupPart, to: string | null): Either<ArchiveFault, null> {
  const entry = reader.next();
  if (entry === null) return left({ kind: 'cutShort', part: part.path });
  if (entry.size !== part.bytes) return left({ kind: 'damaged', part: part.path });
  if (to !== null) mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const { bytes, hash } = readPart(reader, to);
  if (bytes < part.bytes) return left({ kind: 'cutShort', part: part.path });
  return hash === part.sha256 ? right(null) : left({ kind: 'damaged', part: part.path });
}

const writeWhole = (file: number, piece: Uint8Array): void => {
  for (let at = 0; at < piece.length; ) at += writeSync(file, piece, at);
};

/** Reads the present part to its end, and writes it to a file if one is named. */
function readPart(reader: TarReader, to: string | null): { readonly bytes: number; readonly hash: string } {
  const file = to === null ? null : openSync(to, 'w', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for (const piece of reader.bytes()) {
      if (file !== null) writeWhole(file, piece);
      hash.update(piece);
      bytes += piece.length;
    }
    if (file !== null) fsyncSync(file);
  } finally {
    if (file !== null) closeSync(file);
  }
  return { bytes, hash: hash.digest('hex') };
}
