import { whatChanges } from '#application/budget/what-changes.ts';
import { changesColumns, changesReport } from '#application/reports/changes/changes-report.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { type Analysis, askElection, deliverAnalysis } from './analysis.ts';
import { withComputeFlags } from './compute-flags.ts';
import type { ComputeFlags } from './compute-options.ts';
import { countFrom } from './flag-values.ts';
import { resultLines } from './print-warnings.ts';
import { paintForErrors } from '../../paint-for.ts';
import { budgetOfNothing, misused, refused } from './refuse.ts';

interface ChangesFlags extends ComputeFlags {
  readonly proposals?: string;
  readonly work?: string;
}

const analysis: Analysis = {
  command: 'concejo budget changes',
  help: 'help.budgetChanges',
  columns: changesColumns,
};

/** `concejo budget changes FILE|-|URL`: what would have changed the outcome, and its margin. */
export const budgetChanges: Command = {
  help: 'help.budgetChanges',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    withComputeFlags(parser)
      .option('--proposals <ids>')
      .option('--work <number>')
      .action((file: string | undefined, flags: ChangesFlags) => run(changes(file, flags, context)));
  },
};

async function changes(
  file: string | undefined,
  flags: ChangesFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { command } = analysis;
  const { io, say } = context;
  const work = countFrom('--work', flags.work);
  if (isLeft(work)) return misused(work.left, context, command);
  const asked = await askElection(file, flags, analysis, context);
  if (isLeft(asked)) return asked.left;
  const { election, rule, analysed, options } = asked.right;
  const { budget } = election;
  if (budget === null) return misused({ key: 'usage.needsBudget', values: {} }, context, command);
  if (budget === 0) return budgetOfNothing(options.budget !== null, context);
  const ids = flags.proposals?.split(',').map((id) => id.trim()) ?? null;
  const known = new Set<string>(election.projects.map(({ id }) => id));
  const strange = ids?.find((id) => !known.has(id));
  if (strange !== undefined)
    return misused({ key: 'usage.unknownProposal', values: { found: strange } }, context, command);
  io.doing('computing');
  const found = whatChanges({ ...election, budget }, rule, ids && new Set(ids), work.right, (share) =>
    io.doing('computing', 100 * share),
  );
  if (isLeft(found)) return refused(found.left, context, command);
  if (!options.quiet) {
    const lines = resultLines(found.right.allocation, say, paintForErrors(io, options));
    if (lines.length > 0) io.err(`${lines.join('\n')}\n`);
  }
  const report = changesReport(found.right.changes, ids === null, { ...analysed, budget });
  const { cut } = found.right;
  const left = cut === 0 ? [] : [say('origin.changesCut', { count: cut })];
  const told = [[say('origin.reading'), [say('origin.changesMeaning'), ...left].join(' ')] as const];
  return deliverAnalysis({ ...report, told }, asked.right, analysis, context);
}
