import { createHash } from 'node:crypto';
import { openElection } from '#adapters/driven/files/open-election.ts';
import { tableLines } from '#adapters/driven/render/table/table-lines.ts';
import { wrap } from '#adapters/driven/terminal/printable.ts';
import { ruleWords } from '#adapters/driven/render/words/rule-words.ts';
import { word } from '#adapters/driven/render/words/word.ts';
import type { LineStyle } from '#adapters/driven/terminal/line-style.ts';
import type { ReadElection } from '#application/budget/election-input.ts';
import type { Analysed } from '#application/reports/analysed.ts';
import type { Report } from '#application/reports/report.ts';
import type { CliKey } from '#application/text/catalogue/keys/cli.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { deliverReport } from '../../deliver-report.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { paintForErrors } from '../../paint-for.ts';
import { readSource, type ReadSource, type SourceRefusal } from '../../read-source.ts';
import { chosenRule } from './chosen-rule.ts';
import { type ComputeFlags, type ComputeOptions, readOptions } from './compute-options.ts';
import { budgetFlagLines, quirkLines } from './print-warnings.ts';
import { misused } from './refuse.ts';
import { readRuleFile } from './rule-file.ts';
import { refusedBeforeReading } from './before-reading.ts';

/** A command that asks one rule more than its result. */
export interface Analysis {
  /** As it is typed. */
  readonly command: string;
  readonly help: CliKey;
  /** The columns of its first table. */
  readonly columns: readonly string[];
}

/** An election and a rule as such a command was given them. */
export interface AskedElection {
  readonly election: ReadElection['election'];
  readonly rule: BudgetRule;
  readonly analysed: Omit<Analysed, 'budget'>;
  readonly options: ComputeOptions;
}

/** Reads flags, election and rule, or says what is wrong with them. */
export async function askElection(
  file: string | undefined,
  flags: ComputeFlags,
  analysis: Analysis,
  context: CommandContext,
): Promise<Either<ExitCode, AskedElection>> {
  const { io } = context;
  const { command } = analysis;
  const options = readOptions(flags, analysis.columns);
  if (isLeft(options)) return left(misused(options.left, context, command));
  const refusal = refusedBeforeReading(file, options.right, analysis, context);
  if (refusal !== null) return left(refusal);
  const { ruleFile, rule } = options.right;
  io.endOnInterrupt();
  const given = ruleFile === null ? right(null) : await readRuleFile(ruleFile, rule);
  if (isLeft(given)) return left(unread(given.left, context));
  io.doing('reading');
  const source = await readSource(file ?? '-', io);
  if (isLeft(source)) return left(unread(source.left, context));
  io.endAtOnce();
  return openAsked(source.right, options.right, given.right, command, context);
}

function unread({ key, values, exit }: SourceRefusal, { io, say }: CommandContext): ExitCode {
  io.err(`${say('label.error')} ${say(key, values)}\n`);
  return exit;
}

async function openAsked(
  source: ReadSource,
  options: ComputeOptions,
  given: BudgetRule | null,
  command: string,
  context: CommandContext,
): Promise<Either<ExitCode, AskedElection>> {
  const { io, say, locale, program } = context;
  const paint = paintForErrors(io, options);
  const { budget, ballots } = options;
  const opened = await openElection(source, { budget, ballots, language: locale });
  if (isLeft(opened)) {
    const { faultsText } = await import('../../print-faults.ts');
    io.err(faultsText({ name: source.name, ...opened.left }, say, paint));
    return left(exitCodes.invalidInput);
  }
  const { election, rule: own, warnings, fingerprint } = opened.right;
  if (ballots !== null && election.ballots !== null && election.ballots !== ballots) {
    const values = { asked: ballots, counted: election.ballots };
    return left(misused({ key: 'usage.ballotsDisagree', values }, context, command));
  }
  const rule = chosenRule(options, given ?? own);
  if (isLeft(rule)) return left(misused(rule.left, context, command));
  if (!options.quiet) {
    const quirks = quirkLines(source.name, warnings, say, paint);
    const lines = [...quirks, ...budgetFlagLines(options, opened.right, say, paint)];
    if (lines.length > 0) io.err(`${lines.join('\n')}\n`);
  }
  const sha256 = createHash('sha256').update(source.bytes).digest('hex');
  const input = { name: source.reportName, sha256, ...(fingerprint !== undefined && { fingerprint }) };
  const { currency } = election;
  const analysed = { rule: rule.right, ballots: election.ballots, currency, input, program };
  return right({ election, rule: rule.right, analysed, options });
}

/** Writes the report of an analysis. A terminal shows the rule in words and every table that has rows. */
export function deliverAnalysis(
  report: Report,
  { rule, options }: AskedElection,
  { command }: Analysis,
  context: CommandContext,
): Promise<ExitCode> {
  const { say } = context;
  const lines = (style: LineStyle): readonly string[] => {
    const tables = [report.table, ...report.further].filter(({ rows }) => rows.length > 0);
    const notes = (report.told ?? []).flatMap(([label, words]) => wrap(`${label}: ${words}`, style.columns));
    return [
      `${say('origin.rule')}: ${ruleWords({ rule }, say)}`,
      ...notes,
      ...tables.flatMap((table) => [
        '',
        style.paint.bold(word(table.key, say)),
        ...tableLines(table, { ...style, say }),
      ]),
    ];
  };
  return deliverReport({ kind: 'rows', report, lines }, { command }, options, context);
}
