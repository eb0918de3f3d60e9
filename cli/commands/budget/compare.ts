import { createHash } from 'node:crypto';
import type { Command as Parser } from 'commander';
import { openElection } from '#adapters/driven/files/open-election.ts';
import { compareRules } from '#application/budget/compare-rules.ts';
import type { ReadElection } from '#application/budget/election-input.ts';
import type { ComparedBudget } from '#application/reports/comparison/comparison-report.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { deliverReport } from '../../deliver-report.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { paintForErrors } from '../../paint-for.ts';
import { readSource, type ReadSource, type SourceRefusal } from '../../read-source.ts';
import type { UsageRefusal } from '../../usage.ts';
import { type CompareFlags, type CompareOptions, readCompareOptions } from './compare-options.ts';
import { comparedRules, type NamedRule } from './compared-rules.ts';
import { budgetFlagLines, quirkLines, resultLines, smallBudgetLines } from './print-warnings.ts';
import { budgetOfNothing, misused, refused } from './refuse.ts';
import { refusedBeforeReading } from './before-reading.ts';

const command = 'concejo budget compare';

/** `concejo budget compare FILE|-|URL`: several rules on the same votes, side by side. */
export const budgetCompare: Command = {
  help: 'help.compare',
  mayTakeLong: true,
  configure: (parser: Parser, context, run) => {
    parser
      .argument('[file]')
      .option('--rules <list>')
      .option('--budget <amount>')
      .option('--ballots <number>')
      .option('--part <part>')
      .option('--format <format>')
      .option('--out <file>')
      .option('--bom')
      .option('--quiet')
      .option('--no-color')
      .action((file: string | undefined, flags: CompareFlags) => run(compare(file, flags, context)));
  },
};

async function compare(
  file: string | undefined,
  flags: CompareFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { io } = context;
  const options = readCompareOptions(flags);
  if (isLeft(options)) return misused(options.left, context, command);
  const refusal = refusedBeforeReading(file, options.right, { command, help: 'help.compare' }, context);
  if (refusal !== null) return refusal;
  io.endOnInterrupt();
  io.doing('reading');
  const source = await readSource(file ?? '-', io);
  if (isLeft(source)) return unread(source.left, context);
  io.endAtOnce();
  return compareFrom(source.right, options.right, context);
}

function unread(refusal: SourceRefusal | UsageRefusal, context: CommandContext): ExitCode {
  const { io, say } = context;
  if (!('exit' in refusal)) return misused(refusal, context, command);
  io.err(`${say('label.error')} ${say(refusal.key, refusal.values)}\n`);
  return refusal.exit;
}

async function compareFrom(
  source: ReadSource,
  options: CompareOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say, locale } = context;
  const paint = paintForErrors(io, options);
  const { budget, ballots } = options;
  const opened = await openElection(source, { budget, ballots, language: locale });
  if (isLeft(opened)) {
    const { faultsText } = await import('../../print-faults.ts');
    io.err(faultsText({ name: source.name, ...opened.left }, say, paint));
    return exitCodes.invalidInput;
  }
  const { election, rule: own, warnings, fingerprint, about = [] } = opened.right;
  const misfit = misfitOf(election, options);
  if (misfit) return misused(misfit, context, command);
  if (election.budget === null) return misused({ key: 'usage.needsBudget', values: {} }, context, command);
  const asked = { ...election, budget: election.budget };
  if (asked.budget === 0) return budgetOfNothing(options.budget !== null, context);
  const rules = await comparedRules(options.rules, asked, own);
  if (isLeft(rules)) return unread(rules.left, context);
  io.doing('computing');
  const compared = compareRules(
    asked,
    rules.right.map(({ rule }) => rule),
  );
  if (isLeft(compared)) {
    const { name } = rules.right[compared.left.at] as NamedRule;
    io.err(`${say('compare.refused', { name: printable(name) })}\n`);
    return refused(compared.left.refusal, context, command);
  }
  const names = rules.right.map(({ name }) => name);
  if (!options.quiet) {
    const ofRules = compared.right.rules.flatMap(({ allocation }, at) =>
      resultLines(allocation, say, paint).map((line) => `${line} (${printable(names[at] ?? '')})`),
    );
    const lines = [
      ...quirkLines(source.name, warnings, say, paint),
      ...budgetFlagLines(options, opened.right, say, paint),
      ...smallBudgetLines(asked, say, paint),
      ...ofRules,
    ];
    if (lines.length > 0) io.err(`${lines.join('\n')}\n`);
  }
  const sha256 = createHash('sha256').update(source.bytes).digest('hex');
  const comparison: ComparedBudget = {
    comparison: compared.right,
    names,
    input: { name: source.reportName, sha256, ...(fingerprint !== undefined && { fingerprint }) },
    currency: election.currency,
    program: context.program,
  };
  const content = { kind: 'comparison', compared: comparison, about, part: options.part } as const;
  return deliverReport(content, { command }, options, context);
}

/** A flag must not contradict the ballots, which can be counted. */
function misfitOf({ ballots }: ReadElection['election'], options: CompareOptions): UsageRefusal | null {
  if (options.ballots === null || ballots === null || ballots === options.ballots) return null;
  return { key: 'usage.ballotsDisagree', values: { asked: options.ballots, counted: ballots } };
}
