import { formatCount } from '#application/text/numbers.ts';
import { type Allocation, isFunded } from '#domain/budget/allocation.ts';
import type { Cents } from '#domain/shared/money.ts';
import { fit, padEnd, padStart, printable, width } from '../../../terminal/printable.ts';
import { moneyIn } from '#application/text/money-in.ts';
import {
  type AllocatedProject,
  fundedOf,
  inOrderOfRule,
  isCutAfter,
  leftAtCut,
  outcomeOf,
} from '../../words/entries.ts';
import { type TableStyle, widest } from './table-parts.ts';

interface Widths {
  readonly number: number;
  readonly votes: number;
  readonly amount: number;
  readonly all: number;
}

/** Two lines for each project, for a terminal of a few columns. */
export function narrowTable(allocation: Allocation, style: TableStyle): readonly string[] {
  const entries = inOrderOfRule(allocation);
  const widths: Widths = {
    number: widest([String(entries.length)], 2),
    votes: widest(entries.map((entry) => formatCount(entry.votes))),
    amount: widest(entries.map((entry) => moneyIn(entry.project.amount, style.currency))),
    all: Math.max(30, style.columns - 1),
  };
  const body = entries.flatMap((entry) => {
    const lines = entryLines(entry, widths, style);
    return isCutAfter(allocation, entry) ? [...lines, ...cutLines(allocation, widths, style)] : lines;
  });
  return [...body, style.paint.dim('─'.repeat(widths.all)), ...sumLines(allocation, style)];
}

function entryLines(
  entry: AllocatedProject,
  widths: Widths,
  { say, paint, currency }: TableStyle,
): readonly string[] {
  const funded = isFunded(entry);
  const title = fit(printable(entry.project.title), widths.all - widths.number - 1);
  const outcome = say(`outcome.${outcomeOf(entry)}`);
  const votes = `${padStart(formatCount(entry.votes), widths.votes)} ${say('table.votesShort')}`;
  const amount = padStart(moneyIn(entry.project.amount, currency), widths.amount);
  return [
    `${padStart(String(entry.step), widths.number)} ${funded ? paint.bold(title) : paint.dim(title)}`,
    [
      `${' '.repeat(widths.number + 1)}${votes}`,
      amount,
      funded ? `${paint.green('✓')} ${outcome}` : paint.dim(`– ${outcome}`),
    ].join('  '),
  ];
}

function cutLines(allocation: Allocation, { all }: Widths, style: TableStyle): readonly string[] {
  const { say, paint, currency } = style;
  const left = `── ${say('table.left')} ${moneyIn(leftAtCut(allocation), currency)} `;
  return [
    paint.yellow(`── ${say('table.cutFirst')}`),
    paint.yellow(left + '─'.repeat(Math.max(2, all - width(left)))),
  ];
}

function sumLines(allocation: Allocation, { say, paint, currency }: TableStyle): readonly string[] {
  const { spent, remaining } = allocation;
  const label = widest([say('table.spent'), say('table.left')]) + 2;
  const amount = widest([moneyIn(spent, currency), moneyIn(remaining, currency)]);
  const line = (name: string, sum: Cents) =>
    `   ${padEnd(name, label)}${padStart(moneyIn(sum, currency), amount)}`;
  return [
    paint.bold(`   ${fundedOf(allocation, say)}`),
    line(say('table.spent'), spent),
    line(say('table.left'), remaining),
  ];
}
