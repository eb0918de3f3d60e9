import { createHash } from 'node:crypto';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../command.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { readSource } from '../read-source.ts';
import { jsonFault } from '#adapters/wire/json-fault.ts';

/** The JSON of a file, with what a report says about its source. */
export interface Documents {
  readonly documents: unknown;
  readonly name: string;
  readonly sha256: string;
}

/** Reads a file, standard input or an address as JSON; invalid JSON is reported by line and column. */
export async function readDocuments(
  file: string,
  { io, say }: CommandContext,
): Promise<Either<ExitCode, Documents>> {
  const source = await readSource(file, io);
  if (isLeft(source)) {
    io.err(`${say('label.error')} ${say(source.left.key, source.left.values)}\n`);
    return left(source.left.exit);
  }
  const { bytes, reportName } = source.right;
  try {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const documents: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return right({ documents, name: reportName, sha256 });
  } catch {
    const place = `${printable(file)}:${jsonFault(new TextDecoder().decode(bytes))}`;
    io.err(`${say('label.error')} ${say('file.notJson', { name: place })}\n`);
    return left(exitCodes.invalidInput);
  }
}
