import { type ComparedBudget, comparisonReport } from '#application/reports/comparison/comparison-report.ts';
import { ruleLetter } from '#application/reports/comparison/comparison-sheet.ts';
import type { ReportCell, ReportTable } from '#application/reports/report.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Agreement, ComparedProject } from '#domain/budget/comparison/compare-allocations.ts';
import { cents } from '#domain/shared/money.ts';
import { fit, padEnd, padStart, printable, width, wrap } from '../../../terminal/printable.ts';
import { word } from '../../words/word.ts';
import { cellWords } from '../../words/cell-words.ts';
import { hashEntries } from '../../words/origin-entries.ts';
import { ruleWords } from '../../words/rule-words.ts';
import { moneyIn } from '#application/text/money-in.ts';
import { type TableStyle, widest } from '../budget/table-parts.ts';

/** The comparison as text: the rules by letters, who is funded by which, the figures, the money by place. */
export function comparisonTable(compared: ComparedBudget, style: TableStyle): readonly string[] {
  const { say, paint, columns } = style;
  const { comparison, input } = compared;
  const report = comparisonReport(compared);
  const notes = comparison.rules.every(({ fairness }) => fairness)
    ? [say('compare.noOpinion'), say('compare.ejrNote')]
    : [say('compare.needsBallots')];
  const tables = report.further.filter(({ key }) => key !== 'violations');
  return [
    ...legend(compared, style),
    '',
    ...projectLines(compared, style),
    ...tables.flatMap((table) => ['', ...figureLines(table, compared, style)]),
    '',
    ...[...notes, say('compare.study')].flatMap((note) => wrap(note, columns)),
    ...labelled(hashEntries(input, say), paint),
  ];
}

/** A label and its text, one below the other. */
function labelled(
  entries: readonly (readonly [label: string, value: string])[],
  paint: TableStyle['paint'],
): readonly string[] {
  const room = Math.max(...entries.map(([label]) => width(label))) + 2;
  return entries.map(([label, value]) => `${paint.dim(padEnd(label, room))}${value}`);
}

function legend(
  { names, comparison }: ComparedBudget,
  { columns, paint, say }: TableStyle,
): readonly string[] {
  return names.flatMap((name, rule) => {
    const allocation = comparison.rules[rule]?.allocation;
    const told = allocation ? ruleWords(allocation, say) : '';
    const lines = wrap(printable(name === allocation?.rule.kind ? told : `${name} · ${told}`), columns - 3);
    return lines.map((line, at) => (at === 0 ? `${paint.bold(ruleLetter(rule))}  ${line}` : `   ${line}`));
  });
}

const groups: readonly (readonly [Agreement, 'fundedByAll' | 'fundedBySome' | 'fundedByNone'])[] = [
  ['all', 'fundedByAll'],
  ['some', 'fundedBySome'],
  ['none', 'fundedByNone'],
];

/** Each proposal with a mark under every rule that funds it. */
function projectLines({ comparison, names }: ComparedBudget, style: TableStyle): readonly string[] {
  const { say, paint, columns, currency } = style;
  const { projects } = comparison;
  const votes = projects.map((one) => formatCount(one.votes));
  const amounts = projects.map(({ project }) => moneyIn(project.amount, currency));
  const ofVotes = widest([...votes, say('table.votes')]);
  const ofAmount = widest([...amounts, say('table.amount')]);
  const ofTitle = Math.max(16, columns - ofVotes - ofAmount - 4 - names.length * 3);
  const line = (title: string, some: string, amount: string, marks: readonly string[]) =>
    [padEnd(fit(title, ofTitle), ofTitle), padStart(some, ofVotes), padStart(amount, ofAmount)]
      .join('  ')
      .concat(...marks.map((mark) => `  ${mark}`));
  const lineOf = ({ project, votes: some, isFunded }: ComparedProject) =>
    line(
      printable(project.title),
      formatCount(some),
      moneyIn(project.amount, currency),
      isFunded.map((funded) => (funded ? paint.green('●') : paint.dim('·'))),
    );
  const head = line(
    say('table.proposal'),
    say('table.votes'),
    say('table.amount'),
    names.map((_, rule) => ruleLetter(rule)),
  );
  const body = groups.flatMap(([agreement, key]) => {
    const members = projects.filter((one) => one.agreement === agreement);
    if (members.length === 0) return [];
    const amount = moneyIn(cents(members.reduce((sum, { project }) => sum + project.amount, 0)), currency);
    const title = say(`report.${key}`);
    const told = say('compare.group', { title, count: formatCount(members.length), amount });
    return [paint.dim(told), ...members.map(lineOf)];
  });
  return [paint.bold(head), ...body];
}

/** A table of figures: what is measured, and one column for each rule. Shares of rules are left to files. */
function figureLines(table: ReportTable, { names }: ComparedBudget, style: TableStyle): readonly string[] {
  const { say, paint, columns } = style;
  const wording = (key: string) => word(key, say);
  const shown = table.columns.flatMap((column, at) =>
    at === 0 || column === 'votesShare' || names.includes(column) ? [at] : [],
  );
  const told = (cell: ReportCell | undefined) => printable(cellWords(cell ?? { kind: 'blank' }, wording));
  const rows = table.rows.map((row) => shown.map((at) => told(row[at])));
  const heads = shown.map((at) => {
    const column = table.columns[at] ?? '';
    const rule = names.indexOf(column);
    return rule === -1 ? wording(at === 0 ? table.key : column) : ruleLetter(rule);
  });
  const widths = heads.map((head, at) => widest([head, ...rows.map((row) => row[at] ?? '')]));
  const others = widths.slice(1).reduce((sum, one) => sum + one + 2, 0);
  const ofLabel = Math.min(widths[0] ?? 0, Math.max(16, columns - others));
  const linesOf = ([label = '', ...cells]: readonly string[]): readonly string[] => {
    const values = cells.map((cell, at) => padStart(cell, widths[at + 1] ?? 0));
    const parts = wrap(label, ofLabel);
    return parts.map((part, at) =>
      at < parts.length - 1 ? part : [padEnd(fit(part, ofLabel), ofLabel), ...values].join('  '),
    );
  };
  return [...linesOf(heads).map((head) => paint.bold(head)), ...rows.flatMap(linesOf)];
}
