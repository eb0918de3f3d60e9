import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { UsageRefusal } from './usage.ts';

export const formats = ['table', 'json', 'csv', 'tsv', 'xlsx'] as const;
export type Format = (typeof formats)[number];

type Read<T> = Either<UsageRefusal, T>;

/** The one that a flag names; null where the flag is not there. */
export function oneOf<T extends string>(
  flag: string,
  found: string | undefined,
  available: readonly T[],
): Read<T | null> {
  if (found === undefined) return right(null);
  const match = available.find((candidate) => candidate === found);
  return match
    ? right(match)
    : left({ key: 'usage.notOneOf', values: { flag, found, available: available.join(', ') } });
}

/** `--format` wins; else what comes after the last point of `--out`; else a table. */
export function formatFrom({
  format,
  out,
}: {
  readonly format?: string;
  readonly out?: string;
}): Read<Format> {
  const named = oneOf('--format', format, formats);
  if (isLeft(named)) return named;
  if (named.right) return right(named.right);
  const extension = /[^/\\]\.([^./\\]+)$/u.exec(out ?? '')?.[1]?.toLowerCase();
  if (extension === undefined || extension === 'txt') return right('table');
  const meant = formats.find((candidate) => candidate === extension && candidate !== 'table');
  if (meant) return right(meant);
  const available = formats.filter((candidate) => candidate !== 'table').map((name) => `.${name}`);
  const values = { flag: '--out', found: `.${extension}`, available: `${available.join(', ')}, .txt` };
  return left({ key: 'usage.notOneOf', values });
}
