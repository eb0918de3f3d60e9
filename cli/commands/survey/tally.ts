import { hashForFile } from '#adapters/driven/files/hash-for-file.ts';
import { runningHash } from '#adapters/driven/files/running-hash.ts';
import { tallyColumns } from '#application/reports/tally/tally-columns.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { nowhereToPut } from '../../deliver.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { countFrom } from '../budget/flag-values.ts';
import { misused } from '../budget/refuse.ts';
import { withOutputFlags } from '../../output-flags.ts';
import { type OutputFlags, outputOptions } from '../../output-options.ts';

interface TallyFlags extends OutputFlags {
  readonly survey?: string;
  readonly census?: string;
}

const command = 'concejo survey tally';

/** `concejo survey tally FILE|-|URL`: counts the published ballots of a survey. */
export const surveyTally: Command = {
  help: 'help.tally',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    withOutputFlags(parser.argument('[file]').option('--survey <file>').option('--census <number>')).action(
      (file: string | undefined, flags: TallyFlags) => run(tallyOf(file ?? '-', flags, context)),
    );
  },
};

async function tallyOf(file: string, flags: TallyFlags, context: CommandContext): Promise<ExitCode> {
  const { io, say } = context;
  const options = outputOptions(flags, io.outIsTerminal, { kind: 'tally', columns: tallyColumns });
  if (isLeft(options)) return misused(options.left, context, command);
  const census = countFrom('--census', flags.census);
  if (isLeft(census)) return misused(census.left, context, command);
  if (file === '-' && io.stdinIsTerminal) {
    // The program would wait without saying so.
    io.err(say('help.tally'));
    return exitCodes.usage;
  }
  const nowhere = nowhereToPut(options.right.out, context);
  if (nowhere !== null) return nowhere;
  io.endOnInterrupt();
  if (options.right.dryRun) {
    const { tallyPlan } = await import('./tally-plan.ts');
    return tallyPlan({ file, survey: flags.survey }, options.right, context);
  }
  const isFile = file !== '-' && !/^https?:\/\//iu.test(file);
  // The hash of a long file begins before the rest is loaded.
  const hash = isFile ? await hashForFile(file) : runningHash();
  try {
    const { tallyList } = await import('./tally-list.ts');
    return await tallyList(
      { file, survey: flags.survey, census: census.right, command },
      options.right,
      hash,
      context,
    );
  } finally {
    await hash.close();
  }
}
