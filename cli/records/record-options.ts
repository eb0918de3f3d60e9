import type { ReportKind } from '#adapters/driven/render/report-content.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../command.ts';
import { readBaseUrl } from '../commands/contracts/base-url.ts';
import { misused } from '../commands/budget/refuse.ts';
import { type OutputFlags, type OutputOptions, outputOptions } from '../output-options.ts';
import { nowhereToPut } from '../deliver.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';

/** The flags of commands that write a council's tables, as the parser returns them. */
export interface RecordFlags extends OutputFlags {
  readonly baseUrl?: string;
  readonly realm?: string;
}

/** The source of the rows: a file (`-` is standard input) or a council's API. */
export type RecordSource =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'council'; readonly baseUrl: string; readonly realm: string };

export interface RecordOptions extends OutputOptions {
  readonly source: RecordSource;
}

/** Reads the flags, or says what is wrong with them and which exit code follows. A file that is named has priority. */
export function recordOptions(
  file: string | undefined,
  flags: RecordFlags,
  command: string,
  context: CommandContext,
  columns: readonly string[] = [],
  kind: ReportKind = 'rows',
): Either<ExitCode, RecordOptions> {
  const { io, say } = context;
  const output = outputOptions(flags, io.outIsTerminal, { kind, columns });
  if (isLeft(output)) return left(misused(output.left, context, command));
  const source = sourceFrom(file, flags, command, context);
  if (isLeft(source)) return source;
  if (file === '-' && io.stdinIsTerminal) {
    io.err(`${say('label.error')} ${say('usage.nothingToRead')}\n`);
    return left(exitCodes.usage);
  }
  const nowhere = nowhereToPut(output.right.out, context, true);
  if (nowhere !== null) return left(nowhere);
  return right({ ...output.right, source: source.right });
}

function sourceFrom(
  file: string | undefined,
  { baseUrl, realm }: RecordFlags,
  command: string,
  context: CommandContext,
): Either<ExitCode, RecordSource> {
  if (file !== undefined) return right({ kind: 'file', file });
  if (!baseUrl) return left(misused({ key: 'usage.needsSource', values: {} }, context, command));
  if (!realm) return left(misused({ key: 'usage.needsFlag', values: { flag: '--realm' } }, context, command));
  const address = readBaseUrl(baseUrl, false, context);
  if (!isLeft(address)) return right({ kind: 'council', baseUrl: address.right, realm });
  const { io, say } = context;
  for (const line of address.left) io.err(`${say('label.error')} ${line}\n`);
  io.err(`${say('usage.seeHelp', { command })}\n`);
  return left(exitCodes.usage);
}
