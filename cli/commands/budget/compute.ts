import { createHash } from 'node:crypto';
import type { Command as Parser } from 'commander';
import { openElection } from '#adapters/driven/files/open-election.ts';
import { formatEntry } from '#adapters/driven/render/formats.ts';
import type { ReadElection } from '#application/budget/election-input.ts';
import type { ComputedBudget } from '#application/reports/budget/budget-report.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { Cents } from '#domain/shared/money.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { deliverReport } from '../../deliver-report.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { paintForErrors } from '../../paint-for.ts';
import { readSource, type ReadSource, type SourceRefusal } from '../../read-source.ts';
import type { UsageRefusal } from '../../usage.ts';
import { chosenRule } from './chosen-rule.ts';
import { type ComputeFlags, type ComputeOptions, readOptions } from './compute-options.ts';
import { withComputeFlags } from './compute-flags.ts';
import { budgetFlagLines, quirkLines, resultLines, smallBudgetLines } from './print-warnings.ts';
import { readRuleFile } from './rule-file.ts';
import { budgetOfNothing, misused, refused } from './refuse.ts';
import { refusedBeforeReading } from './before-reading.ts';

const command = 'concejo budget compute';

/** `concejo budget compute FILE|-|URL`: allocates a budget by a rule. */
export const budgetCompute: Command = {
  help: 'help.compute',
  mayTakeLong: true,
  configure: (parser: Parser, context, run) => {
    withComputeFlags(parser)
      .option('--explain')
      .option('--dry-run')
      .action((file: string | undefined, flags: ComputeFlags) => run(compute(file, flags, context)));
  },
};

export async function compute(
  file: string | undefined,
  flags: ComputeFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { io } = context;
  const options = readOptions(flags);
  if (isLeft(options)) return misused(options.left, context);
  const refusal = refusedBeforeReading(file, options.right, { command, help: 'help.compute' }, context);
  if (refusal !== null) return refusal;
  io.endOnInterrupt();
  const { ruleFile, rule } = options.right;
  const given = ruleFile === null ? right(null) : await readRuleFile(ruleFile, rule);
  if (isLeft(given)) return unread(given.left, context);
  io.doing('reading');
  const source = await readSource(file ?? '-', io);
  if (isLeft(source)) return unread(source.left, context);
  io.endAtOnce();
  return computeFrom(source.right, options.right, given.right, context);
}

function unread({ key, values, exit }: SourceRefusal, { io, say }: CommandContext): ExitCode {
  io.err(`${say('label.error')} ${say(key, values)}\n`);
  return exit;
}

async function computeFrom(
  source: ReadSource,
  options: ComputeOptions,
  given: BudgetRule | null,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say, locale } = context;
  const paint = paintForErrors(io, options);
  const { budget, ballots } = options;
  // The code of the computation is loaded while another thread decompresses.
  const [opened, { computeBudget }] = await Promise.all([
    openElection(source, { budget, ballots, language: locale }),
    import('#application/budget/compute-budget.ts'),
  ]);
  if (isLeft(opened)) {
    const { faultsText } = await import('../../print-faults.ts');
    io.err(faultsText({ name: source.name, ...opened.left }, say, paint));
    return exitCodes.invalidInput;
  }
  const { election, rule: surveyRule, warnings, about = [], fingerprint } = opened.right;
  if (formatEntry(options.format).isElection && !election.marks)
    return misused({ key: 'usage.pbNeedsBallots', values: {} }, context);
  const misfit = disagreement(election, options);
  if (misfit) return misused(misfit, context);
  const rule = chosenRule(options, given ?? surveyRule);
  if (isLeft(rule)) return misused(rule.left, context);
  const available = budgetOf(election);
  if (available === null) return misused({ key: 'usage.needsBudget', values: {} }, context);
  const asked = { ...election, budget: available };
  if (asked.budget === 0) return budgetOfNothing(options.budget !== null, context);
  if (options.dryRun) {
    const { computePlan } = await import('./compute-plan.ts');
    await io.out(computePlan(asked, rule.right, options, context));
    return exitCodes.done;
  }
  io.doing('computing');
  const allocation = computeBudget(asked, rule.right, (far) => io.doing('computing', far));
  if (isLeft(allocation)) return refused(allocation.left, context);
  if (!options.quiet) {
    const lines = [
      ...quirkLines(source.name, warnings, say, paint),
      ...budgetFlagLines(options, opened.right, say, paint),
      ...smallBudgetLines(asked, say, paint),
      ...resultLines(allocation.right, say, paint),
    ];
    if (lines.length > 0) io.err(`${lines.join('\n')}\n`);
  }
  const sha256 = createHash('sha256').update(source.bytes).digest('hex');
  const computed: ComputedBudget = {
    election: asked,
    allocation: allocation.right,
    input: { name: source.reportName, sha256, ...(fingerprint !== undefined && { fingerprint }) },
    currency: election.currency,
    program: context.program,
  };
  const explained = options.explain ? await explanationOf(computed, context) : null;
  return deliverReport({ kind: 'budget', computed, about, explained }, { command }, options, context);
}

/** Why each project was funded or not. The code for this is loaded on demand. */
async function explanationOf(computed: ComputedBudget, { locale }: CommandContext) {
  const { projectsIn } = await import('#adapters/driven/render/words/projects-in.ts');
  return projectsIn(computed, locale);
}

const budgetOf = (election: ReadElection['election']): Cents | null => election.budget;

/** A flag must not contradict the ballots, which can be counted. */
function disagreement(election: ReadElection['election'], { ballots }: ComputeOptions): UsageRefusal | null {
  if (ballots === null || election.ballots === null || election.ballots === ballots) return null;
  return { key: 'usage.ballotsDisagree', values: { asked: ballots, counted: election.ballots } };
}
