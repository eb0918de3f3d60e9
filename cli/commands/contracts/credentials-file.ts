import {
  type KitCredentials,
  noCredentials,
  readKitCredentials,
} from '#contract-tests/council-api/credentials.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { givenText } from './given-file.ts';

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
  const text = givenText(file, { say });
  if (isLeft(text)) return text;
  const read = readKitCredentials(text.right);
  if (!isLeft(read)) return read;
  return left(
    read.left.map(({ where, expected }) =>
      say('contracts.writing.badCredentials', {
        name: printable(file),
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
