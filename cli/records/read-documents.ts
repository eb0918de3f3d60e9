import { createHash, type Hash } from 'node:crypto';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../command.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { openSource, type ReadSource, readSource, type SourceRefusal } from '../read-source.ts';
import { type ReadList, readPieces } from '#adapters/driven/documents/document-tables.ts';
import type { Unreadable } from '#adapters/wire/decode.ts';
import { jsonFault } from '#adapters/wire/json-fault.ts';

/** The JSON of a file, with what a report says about its source. */
export interface Documents {
  readonly documents: unknown;
  readonly name: string;
  readonly sha256: string;
}

/** What was read of the documents of a file, with what a report says about its source. */
export interface FileRecords<T> {
  readonly records: ReadList<T>;
  readonly name: string;
  readonly sha256: string;
}

/** Reads a file, standard input or an address as JSON; invalid JSON is reported by line and column. */
export async function readDocuments(
  file: string,
  context: CommandContext,
): Promise<Either<ExitCode, Documents>> {
  const source = await readSource(file, context.io);
  if (isLeft(source)) return refused(source.left, context);
  const { bytes, reportName } = source.right;
  try {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const documents: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return right({ documents, name: reportName, sha256 });
  } catch {
    return notJson(source.right, context);
  }
}

/** Reads the documents of a list one by one, so that a long file need not be in memory. */
export async function readRecords<T>(
  file: string,
  read: (raw: unknown) => Either<Unreadable, T>,
  context: CommandContext,
): Promise<Either<ExitCode, FileRecords<T>>> {
  const source = await openSource(file, context.io);
  if (isLeft(source)) return refused(source.left, context);
  const { pieces, reportName, whole } = source.right;
  const hash = createHash('sha256');
  try {
    const records = readPieces(hashed(pieces(), hash), read);
    return right({ records, name: reportName, sha256: hash.digest('hex') });
  } catch {
    // The place of a fault is found in the whole text.
    const text = await whole();
    return isLeft(text) ? refused(text.left, context) : notJson(text.right, context);
  }
}

function* hashed(pieces: Iterable<Uint8Array>, hash: Hash): Generator<Uint8Array> {
  for (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

function notJson({ name, bytes }: ReadSource, { io, say }: CommandContext): Either<ExitCode, never> {
  const place = `${printable(name)}:${jsonFault(new TextDecoder().decode(bytes))}`;
  io.err(`${say('label.error')} ${say('file.notJson', { name: place })}\n`);
  return left(exitCodes.invalidInput);
}

function refused({ key, values, exit }: SourceRefusal, { io, say }: CommandContext): Either<ExitCode, never> {
  io.err(`${say('label.error')} ${say(key, values)}\n`);
  return left(exit);
}
