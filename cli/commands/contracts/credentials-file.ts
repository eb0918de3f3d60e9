import { readFileSync } from 'node:fs';
import {
  type KitCredentials,
  noCredentials,
  readKitCredentials,
} from '#contract-tests/council-api/credentials.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';

/**
 * Token, test town and people: from the file of `--credentials`, else of CONCEJO_CONTRACTS_CREDENTIALS. They are never
 * given in a flag: the flags of a running program can be read by every user of the machine.
 */
export function credentialsFrom(
  flag: string | undefined,
  { io, say }: CommandContext,
): Either<readonly string[], KitCredentials> {
  const file = flag ?? io.env['CONCEJO_CONTRACTS_CREDENTIALS'];
  if (!file) return right(noCredentials);
  const name = printable(file);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const cause = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return left([say('contracts.unreadableFile', { name, cause })]);
  }
  const read = readKitCredentials(text);
  if (!isLeft(read)) return read;
  return left(
    read.left.map(({ where, expected }) =>
      say('contracts.writing.badCredentials', {
        name,
        where,
        expected: say(`contracts.writing.expected.${expected}`),
      }),
    ),
  );
}

/** Whether this town was confirmed as one that may be written to: in one of two ways, without contradiction. */
export function isTestRealm(
  realm: string,
  named: string | undefined,
  { testRealm }: KitCredentials,
): boolean {
  const said = [named, testRealm].filter((name) => name !== undefined && name !== null);
  return said.length > 0 && said.every((name) => name === realm);
}
