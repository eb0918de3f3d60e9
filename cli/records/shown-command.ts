import { basename } from 'node:path';
import type { RecordOptions } from './record-options.ts';

/**
 * A command as it is typed, with its source and those of its flags that were given, for documents that say how to get
 * the same again. Files have their names without folders.
 *
 * @param options Null if the flags say the source.
 *
 * @example shownCommand('concejo subsidies export', fromFile, { '--year': '2025' }) // concejo subsidies export a.json --year 2025
 */
export function shownCommand(
  command: string,
  options: Pick<RecordOptions, 'source'> | null,
  flags: Readonly<Record<string, string | undefined>>,
): string {
  const from = options === null ? [] : sourceOf(options.source);
  const given = Object.entries(flags).flatMap(([flag, value]) =>
    value === undefined ? [] : [flag, quoted(flag === '--index' ? basename(value) : value)],
  );
  return [command, ...from, ...given].join(' ');
}

const sourceOf = (source: RecordOptions['source']): readonly string[] =>
  source.kind === 'file' ? [basename(source.file)] : ['--base-url', source.baseUrl, '--realm', source.realm];

/** A value with spaces or signs that a shell reads is in quotes. */
const quoted = (value: string): string =>
  /^[\w.,:/+-]+$/u.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
