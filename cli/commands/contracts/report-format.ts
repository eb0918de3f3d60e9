import { type Either, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { meantLine } from '../../suggestion.ts';

const formats = ['table', 'json', 'junit', 'html', 'tap'] as const;
export type ContractsFormat = (typeof formats)[number];

const extensions: Readonly<Record<string, ContractsFormat>> = {
  json: 'json',
  xml: 'junit',
  html: 'html',
  tap: 'tap',
  txt: 'table',
};

/** `--format` has priority; else the extension of `--out`; else a table. */
export function contractsFormatFrom(
  { format, out }: { readonly format?: string; readonly out?: string },
  { say }: CommandContext,
): Either<readonly string[], ContractsFormat> {
  const refused = (flag: string, found: string, available: readonly string[]) =>
    left([
      [
        say('usage.notOneOf', { flag, found: printable(found), available: available.join(', ') }),
        meantLine(found, available, say),
      ]
        .join('\n')
        .trimEnd(),
    ]);
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
