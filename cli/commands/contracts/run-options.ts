import { allChecks, readChecks } from '#contract-tests/council-api/all-checks.ts';
import type { Check } from '#contract-tests/council-api/check.ts';
import { type KitCredentials, noCredentials } from '#contract-tests/council-api/credentials.ts';
import { type Deviation, readDeviations } from '#contract-tests/council-api/deviation.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { readBaseUrl } from './base-url.ts';
import { credentialsFrom, isTestRealm } from './credentials-file.ts';
import { type ContractsFormat, contractsFormatFrom } from './report-format.ts';
import { readToken } from './token.ts';
import { givenText } from './given-file.ts';

/** The flags as the parser returns them: text, or true. */
export interface RunFlags {
  readonly baseUrl?: string;
  readonly realm?: string;
  readonly only?: string;
  readonly list?: boolean;
  readonly dryRun?: boolean;
  readonly timeout?: string;
  readonly rate?: string;
  readonly format?: string;
  readonly out?: string;
  readonly deviations?: string;
  readonly allowWrites?: boolean;
  readonly testRealm?: string;
  readonly credentials?: string;
  /** False after `--no-color`. */
  readonly color?: boolean;
}

export interface RunOptions {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly realm: string;
  readonly checks: readonly Check[];
  readonly timeoutSeconds: number;
  readonly rate: number;
  readonly format: ContractsFormat;
  readonly out: string | null;
  readonly deviations: readonly Deviation[];
  readonly token: string | null;
  readonly staffToken: string | null;
  readonly allowWrites: boolean;
  readonly people: KitCredentials['people'];
  readonly colours: boolean;
}

/** Why the command cannot begin, in words: one line for each reason. */
export type Misconfigured = readonly string[];

/** Which checks `--only` names; without it all that may be run. */
export function chosenChecks(
  { only, allowWrites }: RunFlags,
  { say }: CommandContext,
): Either<Misconfigured, readonly Check[]> {
  if (only === undefined) return right(allowWrites ? allChecks : readChecks);
  const ids = only.split(',').map((id) => id.trim());
  const faults = ids.flatMap((id) => {
    const check = allChecks.find((known) => known.id === id);
    if (!check) return say('contracts.unknownCheck', { found: printable(id) });
    return check.writes && !allowWrites ? say('contracts.writing.needsAllowWrites', { found: id }) : [];
  });
  return faults.length > 0 ? left(faults) : right(allChecks.filter(({ id }) => ids.includes(id)));
}

/** Reads flags, environment and files; all faults are reported together. */
export function readRunOptions(flags: RunFlags, context: CommandContext): Either<Misconfigured, RunOptions> {
  const { say } = context;
  const faults: string[] = [];
  const taken = <T>(read: Either<Misconfigured, T>, otherwise: T): T => {
    if (!isLeft(read)) return read.right;
    faults.push(...read.left);
    return otherwise;
  };
  const number = (flag: string, text: string | undefined, usual: number, most: number): number => {
    const value = text === undefined ? usual : Number(text);
    const isFine = (text === undefined || /^\d+(?:\.\d+)?$/u.test(text)) && value >= 0.1 && value <= most;
    if (!isFine)
      faults.push(say('contracts.notANumber', { flag, least: '0.1', most, found: printable(text ?? '') }));
    return value;
  };
  const credentials = taken(credentialsFrom(flags.credentials, context), noCredentials);
  const token = taken(readToken(context, credentials.token), null);
  const staffToken = taken(readToken(context, credentials.staffToken, 'CONCEJO_CONTRACTS_STAFF_TOKEN'), null);
  const hasSecrets =
    token !== null || staffToken !== null || (flags.allowWrites === true && credentials.people.length > 0);
  const baseUrl = taken(readBaseUrl(flags.baseUrl, hasSecrets, context), '');
  const realm = flags.realm ?? '';
  if (realm === '') faults.push(say('contracts.needsRealm'));
  else if (flags.allowWrites && !isTestRealm(realm, flags.testRealm, credentials)) {
    faults.push(say('contracts.writing.needsTestRealm', { realm: printable(realm) }));
  }
  const options: RunOptions = {
    baseUrl,
    realm,
    checks: taken(chosenChecks(flags, context), []),
    timeoutSeconds: number('--timeout', flags.timeout, 20, 600),
    rate: number('--rate', flags.rate, 5, 1000),
    format: taken(contractsFormatFrom(flags, context), 'table'),
    out: flags.out ?? null,
    deviations: taken(deviationsFrom(flags.deviations, context), []),
    token,
    staffToken,
    allowWrites: flags.allowWrites === true,
    people: credentials.people,
    colours: flags.color !== false,
  };
  return faults.length > 0 ? left(faults) : right(options);
}

function deviationsFrom(
  file: string | undefined,
  { say }: CommandContext,
): Either<Misconfigured, readonly Deviation[]> {
  if (file === undefined) return right([]);
  const text = givenText(file, { say });
  if (isLeft(text)) return text;
  const read = readDeviations(text.right, allChecks);
  if (!isLeft(read)) return read;
  return left(
    read.left.map(({ where, expected }) =>
      say('contracts.badDeviation', {
        name: printable(file),
        where: where || '.',
        expected: say(`contracts.expected.${expected}`),
      }),
    ),
  );
}
