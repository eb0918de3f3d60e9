import { accessSync, constants } from 'node:fs';
import type { CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { causeOf } from '../../read-source.ts';
import { tellPlan } from '../../deliver-report.ts';
import type { OutputOptions } from '../../output-options.ts';

const isAddress = (name: string) => /^https?:\/\//iu.test(name);

/**
 * The output of `--dry-run` for a count: what would be read and written. A file that cannot be read is reported now.
 */
export async function tallyPlan(
  { file, survey }: { readonly file: string; readonly survey: string | undefined },
  options: OutputOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say } = context;
  const named = [file, ...(survey === undefined ? [] : [survey])].filter((name) => name !== '-');
  for (const name of named.filter((one) => !isAddress(one))) {
    try {
      accessSync(name, constants.R_OK);
    } catch (error) {
      const values = { name: printable(name), cause: causeOf(error) };
      io.err(`${say('label.error')} ${say('file.unreadable', values)}\n`);
      return exitCodes.invalidInput;
    }
    await io.out(`${say('plan.reads', { name: printable(name) })}\n`);
  }
  await tellPlan(named.filter(isAddress), '', options, context);
  return exitCodes.done;
}
