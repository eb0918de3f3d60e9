import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { UsageRefusal } from './usage.ts';

/** What a report can be written as. */
const reportFormats = ['csv', 'tsv', 'xlsx', 'xls', 'ods', 'pdf'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const formats = ['table', 'json', ...reportFormats] as const;
export type Format = (typeof formats)[number];

/** What an election that was computed can be written as: also the election itself, and a page that explains it. */
export const electionFormats = [...formats, 'pb', 'html'] as const;
export type ElectionFormat = (typeof electionFormats)[number];

/** What a comparison can be written as: also a page that shows it. */
export const comparisonFormats = [...formats, 'html'] as const;
export type ComparisonFormat = (typeof comparisonFormats)[number];

type Read<T> = Either<UsageRefusal, T>;

/** Formats that a terminal cannot show. */
export const isBinary = (format: string): boolean => ['xlsx', 'xls', 'ods', 'pdf'].includes(format);

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

interface FormatFlags {
  readonly format?: string;
  readonly out?: string;
}

/** `--format` wins; else what comes after the last point of `--out`; else a table. */
export const formatFrom = (flags: FormatFlags): Read<Format> => formatAmong(flags, formats);

/** The same among other formats; a table is always one of them. */
export function formatAmong<F extends string>(
  { format, out }: FormatFlags,
  all: readonly F[],
): Read<F | 'table'> {
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
