import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Format } from '#adapters/driven/render/formats.ts';
import type { UsageRefusal } from './usage.ts';

type Read<T> = Either<UsageRefusal, T>;

/** The one that a flag names; null if the flag is not given. */
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

interface FormatFlags {
  readonly format?: string;
  readonly out?: string;
}

/** `--format` has priority; else the extension of `--out`; else a table. A table is always one of `all`. */
export function formatAmong({ format, out }: FormatFlags, all: readonly Format[]): Read<Format> {
  const named = oneOf('--format', format, all);
  if (isLeft(named)) return named;
  if (named.right) return right(named.right);
  const extension = /[^/\\]\.([^./\\]+)$/u.exec(out ?? '')?.[1]?.toLowerCase();
  if (extension === undefined || extension === 'txt') return right('table');
  const files = all.filter((candidate) => candidate !== 'table');
  const meant = files.find((candidate) => candidate === extension);
  if (meant) return right(meant);
  const available = files.map((name) => `.${name}`);
  const values = { flag: '--out', found: `.${extension}`, available: `${available.join(', ')}, .txt` };
  return left({ key: 'usage.notOneOf', values });
}
