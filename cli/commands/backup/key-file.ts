import { readFileSync } from 'node:fs';
import type { KeyFileFault } from '#adapters/driven/backup/age/age-keys.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { tellRefusal } from './tell.ts';

/** Reads a file of keys; what is wrong with it is said. No key is ever repeated. */
export function readKeyFile<T>(
  file: string,
  read: (text: string) => Either<KeyFileFault, readonly T[]>,
  context: CommandContext,
): Either<ExitCode, readonly T[]> {
  const keys = readText(file);
  const found = isLeft(keys) ? keys : read(keys.right);
  if (!isLeft(found)) return right(found.right);
  const { kind, why } = found.left;
  const values = { name: file, cause: why, line: why };
  return left(tellRefusal(context, `refusal.${kind}`, values, exitCodes.invalidInput));
}

function readText(file: string): Either<KeyFileFault, string> {
  try {
    return right(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return left({ kind: 'keysUnreadable', why });
  }
}
