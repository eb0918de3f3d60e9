import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BackupManifest, BackupPart } from '#application/operating/backup-manifest.ts';
import { backupManifestWire } from '#adapters/wire/backup-manifest.ts';
import { decode } from '#adapters/wire/decode.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { readTar, sourceIn, sourceOf, type TarReader, writeTar } from './tar.ts';

/** Why an archive is invalid. */
export type ArchiveFault =
  | { readonly kind: 'notABackup' }
  | { readonly kind: 'cutShort'; readonly part: string }
  | { readonly kind: 'damaged'; readonly part: string };

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
): void {
  const text = `${JSON.stringify({ format: 'concejo-backup-1', ...manifest }, null, 2)}\n`;
  const parts = manifest.parts.map((part) => sourceIn(part.path, part.bytes, pathOf(part)));
  const seconds = Math.floor(Date.parse(manifest.made) / 1000);
  writeTar(path, [sourceOf(manifestName, text), sourceOf(sumName, sumLine(text)), ...parts], seconds);
}

/** An open backup: its manifest has been read and checked, its parts have not. */
export interface OpenArchive {
  readonly manifest: BackupManifest;
  /** Writes all parts into a folder and checks each. */
  readonly unpack: (folder: string) => Either<ArchiveFault, null>;
  readonly close: () => void;
}

/** Opens a backup. Throws the errors of the file system. */
export function openArchive(path: string): Either<ArchiveFault, OpenArchive> {
  const reader = readTar(path);
  const manifest = readManifest(reader);
  if (isLeft(manifest)) {
    reader.close();
    return manifest;
  }
  return right({
    manifest: manifest.right,
    unpack: (folder) => unpack(reader, manifest.right.parts, folder),
    close: reader.close,
  });
}

function readManifest(reader: TarReader): Either<ArchiveFault, BackupManifest> {
  const text = wholeText(reader, manifestName);
  if (text === null) return left({ kind: 'notABackup' });
  if (wholeText(reader, sumName) !== sumLine(text)) return left({ kind: 'damaged', part: manifestName });
  const manifest = decode(backupManifestWire, parsed(text));
  return isLeft(manifest) ? left({ kind: 'notABackup' }) : manifest;
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
function unpack(reader: TarReader, parts: readonly BackupPart[], folder: string): Either<ArchiveFault, null> {
  for (const part of parts) {
    const entry = reader.next();
    if (entry === null) return left({ kind: 'cutShort', part: part.path });
    if (entry.size !== part.bytes) return left({ kind: 'damaged', part: part.path });
    const to = join(folder, part.path);
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
    const { bytes, hash } = unpackPart(reader, to);
    if (bytes < part.bytes) return left({ kind: 'cutShort', part: part.path });
    if (hash !== part.sha256) return left({ kind: 'damaged', part: part.path });
  }
  return right(null);
}

function unpackPart(reader: TarReader, to: string): { readonly bytes: number; readonly hash: string } {
  const file = openSync(to, 'w', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for (const piece of reader.bytes()) {
      for (let at = 0; at < piece.length; ) at += writeSync(file, piece, at);
      hash.update(piece);
      bytes += piece.length;
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return { bytes, hash: hash.digest('hex') };
}
