import { readFileSync } from 'node:fs';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';

/**
 * The caller's token: from the variable (CONCEJO_CONTRACTS_TOKEN for contract checks), else from the file that the
 * variable with `_FILE` after it names, else the one of the credentials file. Never from a flag: the flags of a
 * running program can be read by every user of the machine.
 */
export function readToken(
  { io, say }: CommandContext,
  ofFile: string | null,
  variable = 'CONCEJO_CONTRACTS_TOKEN',
): Either<readonly string[], string | null> {
  const file = io.env[`${variable}_FILE`];
  let token = io.env[variable] ?? '';
  if (token === '' && file) {
    try {
      token = readFileSync(file, 'utf8').trim();
    } catch (error) {
      const cause = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      return left([say('contracts.unreadableFile', { name: printable(file), cause })]);
    }
  }
  token ||= ofFile ?? '';
  if (token === '') return right(null);
  return /^[\x21-\x7E]+$/u.test(token) ? right(token) : left([say('contracts.badToken')]);
}
