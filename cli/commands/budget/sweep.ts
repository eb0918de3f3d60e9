import { sweepBudgets } from '#application/budget/sweep-budgets.ts';
import { sweepColumns, sweepReport } from '#application/reports/sweep/sweep-report.ts';
import { budgetsIn, mostBudgets, usualRange } from '#domain/budget/sweep/budgets.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import type { ExitCode } from '../../exit-codes.ts';
import type { UsageRefusal } from '../../usage.ts';
import { type Analysis, askElection, deliverAnalysis } from './analysis.ts';
import { withComputeFlags } from './compute-flags.ts';
import type { ComputeFlags } from './compute-options.ts';
import { amountFrom } from './flag-values.ts';
import { budgetOfNothing, misused, refused } from './refuse.ts';

interface SweepFlags extends ComputeFlags {
  readonly from?: string;
  readonly to?: string;
  readonly step?: string;
}

const analysis: Analysis = {
  command: 'concejo budget sweep',
  help: 'help.budgetSweep',
  columns: sweepColumns,
};

/** `concejo budget sweep FILE|-|URL`: one rule on the same votes with several budgets. */
export const budgetSweep: Command = {
  help: 'help.budgetSweep',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    withComputeFlags(parser)
      .option('--from <amount>')
      .option('--to <amount>')
      .option('--step <amount>')
      .action((file: string | undefined, flags: SweepFlags) => run(sweep(file, flags, context)));
  },
};

async function sweep(
  file: string | undefined,
  flags: SweepFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { command } = analysis;
  const range = rangeIn(flags);
  if (isLeft(range)) return misused(range.left, context, command);
  const asked = await askElection(file, flags, analysis, context);
  if (isLeft(asked)) return asked.left;
  const { election, rule, analysed, options } = asked.right;
  if (election.budget === 0) return budgetOfNothing(options.budget !== null, context);
  const budgets = budgetsOf(range.right, election.budget);
  if (isLeft(budgets)) return misused(budgets.left, context, command);
  context.io.doing('computing');
  const swept = sweepBudgets({ ...election, budget: cents(0) }, rule, budgets.right, (share) =>
    context.io.doing('computing', 100 * share),
  );
  if (isLeft(swept)) return refused(swept.left, context, command);
  const report = sweepReport(swept.right, { ...analysed, budget: election.budget });
  return deliverAnalysis(report, asked.right, analysis, context);
}

interface AskedRange {
  readonly from: Cents | null;
  readonly to: Cents | null;
  readonly step: Cents | null;
}

function rangeIn(flags: SweepFlags): Either<UsageRefusal, AskedRange> {
  const from = amountFrom('--from', flags.from);
  if (isLeft(from)) return from;
  const to = amountFrom('--to', flags.to);
  if (isLeft(to)) return to;
  const step = amountFrom('--step', flags.step);
  return isLeft(step) ? step : right({ from: from.right, to: to.right, step: step.right });
}

/** The budgets that are asked for; what is not said goes by the budget of the election. */
function budgetsOf(
  { from, to, step }: AskedRange,
  budget: Cents | null,
): Either<UsageRefusal, readonly Cents[]> {
  if (budget === null && (from === null || to === null || step === null))
    return left({ key: 'usage.sweepNeedsRange', values: {} });
  const usual = usualRange(budget ?? cents(0));
  const range = { from: from ?? usual.from, to: to ?? usual.to, step: step ?? usual.step };
  const budgets = budgetsIn(range);
  return budgets === null ? left({ key: 'usage.badRange', values: { most: mostBudgets } }) : right(budgets);
}
