import type { Command as Parser } from 'commander';
import type { ReportContent } from '#adapters/driven/render/report-content.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { CommandContext } from '../command.ts';
import { deliverReport, tellPlan } from '../deliver-report.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { withOutputFlags } from '../output-flags.ts';
import type { OutputOptions } from '../output-options.ts';

/** Declares the flags of a command that writes a council's records: the source, its own, the format and the place. */
export function withRecordFlags(parser: Parser, ...own: readonly string[]): Parser {
  parser.option('--base-url <URL>').option('--realm <R>');
  for (const flag of own) parser.option(flag);
  return withOutputFlags(parser).allowExcessArguments(false);
}

/** Records to be written: the command, its name in a folder, the addresses, and how they are read. */
interface Records {
  readonly command: string;
  readonly fileName: string;
  /** The first call of each list; empty for a file. */
  readonly addresses: readonly string[];
  readonly read: () => Promise<Either<ExitCode, ReportContent>>;
}

/** Reads the records and writes them, or only says what would be read and written. */
export async function writeRecords(
  { command, fileName, addresses, read }: Records,
  options: OutputOptions,
  context: CommandContext,
): Promise<ExitCode> {
  context.io.endOnInterrupt();
  if (options.dryRun) {
    await tellPlan(addresses, fileName, options, context);
    return exitCodes.done;
  }
  context.io.doing('reading');
  const content = await read();
  if (isLeft(content)) return content.left;
  return deliverReport(content.right, { command, fileName }, options, context);
}
