import { ballotAccounts } from '#application/budget/ballot-accounts.ts';
import { accountsColumns, accountsReport } from '#application/reports/accounts/accounts-report.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { type Analysis, askElection, deliverAnalysis } from './analysis.ts';
import { withComputeFlags } from './compute-flags.ts';
import type { ComputeFlags } from './compute-options.ts';
import { budgetOfNothing, misused, refused } from './refuse.ts';

const analysis: Analysis = {
  command: 'concejo budget ballots',
  help: 'help.budgetBallots',
  columns: accountsColumns,
};

/** `concejo budget ballots FILE|-|URL`: what each ballot got, paid and kept. */
export const budgetBallots: Command = {
  help: 'help.budgetBallots',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    withComputeFlags(parser).action((file: string | undefined, flags: ComputeFlags) =>
      run(ballots(file, flags, context)),
    );
  },
};

async function ballots(
  file: string | undefined,
  flags: ComputeFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { command } = analysis;
  const asked = await askElection(file, flags, analysis, context);
  if (isLeft(asked)) return asked.left;
  const { election, rule, analysed, options } = asked.right;
  const { budget } = election;
  if (budget === null) return misused({ key: 'usage.needsBudget', values: {} }, context, command);
  if (budget === 0) return budgetOfNothing(options.budget !== null, context);
  context.io.doing('computing');
  const accounts = ballotAccounts({ ...election, budget }, rule);
  if (isLeft(accounts)) return refused(accounts.left, context, command);
  return deliverAnalysis(
    accountsReport(accounts.right, { ...analysed, budget }),
    asked.right,
    analysis,
    context,
  );
}
