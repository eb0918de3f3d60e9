import { readFileSync } from 'node:fs';
import { allChecks } from '#contract-tests/council-api/all-checks.ts';
import type { Check } from '#contract-tests/council-api/check.ts';
import { type Deviation, readDeviations } from '#contract-tests/council-api/deviation.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { fill } from '../../fill.ts';
import { printable } from '../../printable.ts';
import { readBaseUrl } from './base-url.ts';
import { readToken } from './token.ts';
import { runTexts } from './texts.ts';

export const formats = ['table', 'json', 'junit', 'tap'] as const;
export type Format = (typeof formats)[number];

/** The flags as the parser hands them over: text, or true. */
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
  readonly format: Format;
  readonly out: string | null;
  readonly deviations: readonly Deviation[];
  readonly token: string | null;
  readonly colours: boolean;
}

/** Why the command cannot begin, in words: one line each. */
export type Misconfigured = readonly string[];

/** Which checks `--only` names; all of them without it. */
export function chosenChecks(
  only: string | undefined,
  { locale }: CommandContext,
): Either<Misconfigured, readonly Check[]> {
  if (only === undefined) return right(allChecks);
  const ids = only.split(',').map((id) => id.trim());
  const unknown = ids.filter((id) => !allChecks.some((check) => check.id === id));
  if (unknown.length === 0) return right(allChecks.filter(({ id }) => ids.includes(id)));
  return left(unknown.map((found) => fill(runTexts[locale].unknownCheck, { found: printable(found) })));
}

/** Reads flags, environment and files; everything that is wrong is told together. */
export function readRunOptions(flags: RunFlags, context: CommandContext): Either<Misconfigured, RunOptions> {
  const words = runTexts[context.locale];
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
      faults.push(fill(words.notANumber, { flag, least: '0.1', most, found: printable(text ?? '') }));
    return value;
  };
  const token = taken(readToken(context), null);
  const baseUrl = taken(readBaseUrl(flags.baseUrl, token !== null, context), '');
  if (flags.realm === undefined || flags.realm === '') faults.push(words.needsRealm);
  const options: RunOptions = {
    baseUrl,
    realm: flags.realm ?? '',
    checks: taken(chosenChecks(flags.only, context), []),
    timeoutSeconds: number('--timeout', flags.timeout, 20, 600),
    rate: number('--rate', flags.rate, 5, 1000),
    format: taken(formatFrom(flags, context), 'table'),
    out: flags.out ?? null,
    deviations: taken(deviationsFrom(flags.deviations, context), []),
    token,
    colours: flags.color !== false,
  };
  return faults.length > 0 ? left(faults) : right(options);
}

const extensions: Readonly<Record<string, Format>> = { json: 'json', xml: 'junit', tap: 'tap', txt: 'table' };

/** `--format` wins; else what comes after the last point of `--out`; else a table. */
export function formatFrom(
  { format, out }: RunFlags,
  { texts }: CommandContext,
): Either<Misconfigured, Format> {
  const refused = (flag: string, found: string, available: readonly string[]) =>
    left([fill(texts['usage.notOneOf'], { flag, found: printable(found), available: available.join(', ') })]);
  if (format !== undefined) {
    const named = formats.find((candidate) => candidate === format);
    return named ? right(named) : refused('--format', format, formats);
  }
  const extension = /[^/\\]\.([^./\\]+)$/u.exec(out ?? '')?.[1]?.toLowerCase();
  if (extension === undefined) return right('table');
  const meant = Object.hasOwn(extensions, extension) ? extensions[extension] : undefined;
  return meant
    ? right(meant)
    : refused(
        '--out',
        `.${extension}`,
        Object.keys(extensions).map((name) => `.${name}`),
      );
}

function deviationsFrom(
  file: string | undefined,
  { locale }: CommandContext,
): Either<Misconfigured, readonly Deviation[]> {
  if (file === undefined) return right([]);
  const words = runTexts[locale];
  const name = printable(file);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const cause = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return left([fill(words.unreadableFile, { name, cause })]);
  }
  const read = readDeviations(text, allChecks);
  if (!isLeft(read)) return read;
  return left(
    read.left.map(({ where, expected }) =>
      fill(words.badDeviation, { name, where: where || '.', expected: words.expected[expected] }),
    ),
  );
}
