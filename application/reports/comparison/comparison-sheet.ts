import type { Agreement } from '#domain/budget/comparison/compare-allocations.ts';
import type { ListSheetKey } from '../../text/catalogue/keys/list-sheet.ts';
import type { SheetKey } from '../../text/catalogue/keys/sheet.ts';
import { moneyIn } from '../../text/money-in.ts';
import { formatCount } from '../../text/numbers.ts';
import type { Say } from '../../text/say.ts';
import { count, money, type Report, type ReportSheet, type ReportTable, term, text } from '../report.ts';
import { withoutColumns } from '../printed-columns.ts';
import { aboutOf, filled, inEights, type SheetSubject } from '../sheet-parts.ts';
import type { ComparedBudget } from './comparison-report.ts';

/** The words of a printed list, beside those of any printed report. */
export interface ListWords {
  readonly say: Say<SheetKey>;
  readonly ofList: Say<ListSheetKey>;
}

/**
 * What a printed comparison says of itself. It has no lines for signatures: only the council's own rule decides.
 *
 * @param command The command that gives the same comparison.
 */
export function comparisonSheet(
  subject: SheetSubject,
  { comparison, currency, input }: ComparedBudget,
  command: string,
  { say, ofList }: ListWords,
): ReportSheet {
  const { budget, ballots, projects } = comparison;
  const fundedBy = (agreement: Agreement) =>
    formatCount(projects.filter((one) => one.agreement === agreement).length);
  return {
    about: aboutOf(subject, say),
    figures: filled([
      [say('budget'), moneyIn(budget, currency)],
      [say('ballots'), ballots === null ? '' : formatCount(ballots)],
      [ofList('projects'), formatCount(projects.length)],
      [ofList('byAll'), fundedBy('all')],
      [ofList('bySome'), fundedBy('some')],
      [ofList('byNone'), fundedBy('none')],
    ]),
    recount: {
      title: say('recount'),
      text: ofList('compareAgain'),
      facts: filled([
        [say('input'), input.name],
        [say('list'), inEights(input.fingerprint ?? '')],
        [say('file'), inEights(input.sha256)],
        [say('command'), command],
      ]),
    },
  };
}

/** The letter of a rule, by its place: long names of rules would leave no room for titles. */
export const ruleLetter = (rule: number): string => String.fromCodePoint(65 + rule);

/**
 * A comparison as it is printed, with the rules by their letters. The proposals that only some rules fund are what a
 * reader looks for: they are first, with a yes or a dash for each rule; then those that all fund, and those that none
 * funds. Ids, categories and districts of proposals are left to the files.
 */
export function printedComparison(report: Report, { comparison, names }: ComparedBudget): Report {
  const letters = new Map(names.flatMap((name, at) => lettersOf(name, ruleLetter(at))));
  const tableOf = (agreement: Agreement, key: ProjectsKey, rules: readonly string[]): ReportTable => ({
    key,
    columns: ['title', 'amount', 'votes', ...rules],
    rows: comparison.projects
      .filter((one) => one.agreement === agreement)
      .map(({ project, votes, isFunded }) => [
        text(project.title),
        money(project.amount),
        count(votes),
        ...rules.map((_, at) => (isFunded[at] ? term('yes') : text('–'))),
      ]),
  });
  const further = report.further.filter(({ key }) => key !== 'projects');
  return {
    ...report,
    table: tableOf(
      'some',
      'bySome',
      names.map((_, at) => ruleLetter(at)),
    ),
    further: [
      tableOf('all', 'byAll', []),
      tableOf('none', 'byNone', []),
      ...[report.table, ...further]
        .filter(({ key }) => key !== 'projects')
        .map((table) => lettered(withoutColumns(table, ['id']), letters)),
    ],
  };
}

/** The keys of the tables of proposals. */
export type ProjectsKey = Extract<ListSheetKey, 'bySome' | 'byAll' | 'byNone'>;

/** A table in which letters replace the names of rules. */
const lettered = (table: ReportTable, letters: ReadonlyMap<string, string>): ReportTable => ({
  ...table,
  columns: table.columns.map((column) => letters.get(column) ?? column),
  rows: table.rows.map((row) =>
    row.map((cell, at) =>
      table.columns[at] === 'rule' && cell.kind === 'text' ? text(String(letters.get(cell.text))) : cell,
    ),
  ),
});

const lettersOf = (name: string, letter: string): readonly (readonly [string, string])[] => [
  [name, letter],
  [`${name} %`, `${letter} %`],
];
