import type { TownDocument } from '../../content/town-contents.ts';
import type { BudgetSide } from '../../town-budget/budget-year.ts';
import type { ImportLayout, ImportOptions, MadeDocuments } from '../layout.ts';
import { rowFault } from '../one-per-row.ts';
import type { ImportFault, ImportRecord } from '../records.ts';
import { wordIn } from '../sheet.ts';
import { applicationParts, columnsOfBudget, ignoredOfBudget } from './budget-columns.ts';

/** Sums of chapters and articles, and of everything, are between the lines: their codes have fewer than three figures. */
const isSum = (cellOf: (column: string) => string): boolean => {
  const code = cellOf('economic') || (applicationParts(cellOf('application')).at(-1) ?? '');
  return /^(?:\d{0,2}|total.*)$/iu.test(code);
};

const asAmount = (value: unknown): number => (typeof value === 'number' ? value : 0);

interface Line {
  readonly concept: string;
  readonly programme: string;
  readonly initial: number;
  readonly current: number;
  readonly executed: number;
}

function lineOf({ values }: ImportRecord): Line {
  const applied = (values['application'] ?? {}) as Partial<Pick<Line, 'concept' | 'programme'>>;
  const initial = asAmount(values['initial']);
  const { current } = values;
  return {
    concept: wordIn(values['economic'] ?? applied.concept),
    programme: wordIn(values['programme'] ?? applied.programme),
    initial,
    current: typeof current === 'number' ? current : initial + asAmount(values['changes']),
    executed: asAmount(values['executed']),
  };
}

/** Lines of one concept and programme together: a document has three figures of each, an export has five. */
function added(lines: readonly Line[]): readonly Line[] {
  const sums = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.programme} ${line.concept}`;
    const sum = sums.get(key);
    sums.set(key, {
      ...line,
      initial: line.initial + (sum?.initial ?? 0),
      current: line.current + (sum?.current ?? 0),
      executed: line.executed + (sum?.executed ?? 0),
    });
  }
  return [...sums].toSorted(([a], [b]) => a.localeCompare(b)).map(([, sum]) => sum);
}

const writeLine = (side: BudgetSide, { concept, programme, initial, current, executed }: Line) => ({
  concept,
  ...(side === 'spending' && { programme }),
  initial: initial / 100,
  current: current / 100,
  executed: executed / 100,
});

/** Where the credits of a line are not those of its changes, one of the three is wrong. */
const sumFaults = (records: readonly ImportRecord[]): readonly ImportFault[] =>
  records.flatMap((record) => {
    const { initial, changes, current } = record.values;
    if (typeof changes !== 'number' || typeof current !== 'number') return [];
    const sum = asAmount(initial) + changes;
    if (sum === current) return [];
    const written = (amount: number) => (amount / 100).toFixed(2).replace('.', ',');
    const said = { found: written(current), suggestion: written(sum) };
    return [rowFault(record, 'current', 'otherSum', said)];
  });

function make(
  side: BudgetSide,
  records: readonly ImportRecord[],
  former: readonly TownDocument[],
  { year, executedTo }: ImportOptions,
): MadeDocuments {
  const faults = sumFaults(records);
  const before = former.find(({ _id }) => _id === String(year));
  const lines = added(records.map(lineOf)).map((line) => writeLine(side, line));
  // What was declared of this side was about the former lines.
  const declared = before?.['declared'];
  const document = {
    spending: [],
    income: [],
    ...before,
    _id: String(year),
    year,
    [side]: lines,
    ...(typeof declared === 'object' && declared !== null && { declared: { ...declared, [side]: null } }),
    ...(executedTo !== null && { executedTo }),
  };
  return { documents: records.length === 0 ? [] : [document], faults };
}

/** One side of the budget of a year: all rows are lines of its document. The other side stays. */
const budgetLayout = (name: string, side: BudgetSide): ImportLayout => ({
  name,
  collection: 'presupuestos',
  columns: columnsOfBudget(side),
  ignored: ignoredOfBudget,
  options: ['year', 'executedTo'],
  isWhole: true,
  isLeftOut: isSum,
  isAmong: ({ _id }, { year }) => _id === String(year),
  make: (records, former, options) => make(side, records, former, options),
});

/** What a town spends. */
export const budgetSpending = budgetLayout('budgetSpending', 'spending');
/** What comes in. */
export const budgetIncome = budgetLayout('budgetIncome', 'income');
