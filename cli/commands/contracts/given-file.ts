import { readFileSync } from 'node:fs';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';

/** The text of a file that a flag names; left: a line that says why it cannot be read. */
export function givenText(
  file: string,
  { say }: Pick<CommandContext, 'say'>,
): Either<readonly string[], string> {
  try {
    return right(readFileSync(file, 'utf8'));
  } catch (error) {
    const cause = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return left([say('contracts.unreadableFile', { name: printable(file), cause })]);
  }
}
