import { formatCount } from '#application/text/numbers.ts';
import { type Allocation, isFunded } from '#domain/budget/allocation.ts';
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

interface Row {
  readonly number: string;
  readonly title: string;
  readonly votes: string;
  readonly amount: string;
  readonly outcome: string;
  /** What the last amount is: left or missing. */
  readonly word: string;
  readonly rest: string;
}

type Widths = Readonly<Record<keyof Row, number>>;

/** One line for each project, numbers under one another. */
export function wideTable(allocation: Allocation, style: TableStyle): readonly string[] {
  const { say, paint } = style;
  const entries = inOrderOfRule(allocation);
  const heading = headingRow(style);
  const sums = sumsRow(allocation, entries, style);
  const rows = entries.map((entry) => entryRow(entry, style));
  const widths = widthsOf([heading, sums, ...rows], style.columns);
  const all = width(joined(sums, widths));
  const line = paint.dim('─'.repeat(all));
  const body = rows.flatMap((row, index) => {
    const entry = entries[index];
    if (!entry) return [];
    const shown = entryLine(row, widths, isFunded(entry), style);
    return isCutAfter(allocation, entry) ? [shown, cutLine(allocation, style, all)] : [shown];
  });
  return [
    paint.dim(joined({ ...heading, number: '#', title: say('table.proposal') }, widths)),
    line,
    ...body,
    line,
    paint.bold(joined(sums, widths)),
  ];
}

const headingRow = ({ say }: TableStyle): Row => ({
  number: '###',
  title: say('table.proposal'),
  votes: say('table.votes'),
  amount: say('table.amount'),
  outcome: say('table.result'),
  word: '',
  rest: '',
});

function sumsRow(
  allocation: Allocation,
  entries: readonly AllocatedProject[],
  { say, currency }: TableStyle,
): Row {
  return {
    number: '',
    title: fundedOf(allocation, say),
    votes: formatCount(entries.reduce((sum, entry) => sum + entry.votes, 0)),
    amount: moneyIn(allocation.spent, currency),
    outcome: '',
    word: say('table.left'),
    rest: moneyIn(allocation.remaining, currency),
  };
}

function entryRow(entry: AllocatedProject, { say, currency }: TableStyle): Row {
  const rest = isFunded(entry) ? entry.remaining : entry.missing;
  return {
    number: String(entry.step),
    title: printable(entry.project.title),
    votes: formatCount(entry.votes),
    amount: moneyIn(entry.project.amount, currency),
    outcome: `${isFunded(entry) ? '✓' : '–'} ${say(`outcome.${outcomeOf(entry)}`)}`,
    word: rest === null ? '' : say(isFunded(entry) ? 'table.left' : 'table.missing'),
    rest: rest === null ? '' : moneyIn(rest, currency),
  };
}

const gaps = 2 + 2 + 2 + 2 + 2 + 1;
const leastTitle = 20;

/** Every column as wide as its widest cell; the titles get the rest of the line. */
function widthsOf(rows: readonly Row[], columns: number): Widths {
  const of = (key: keyof Row) => widest(rows.map((row) => row[key]));
  const others = {
    number: of('number'),
    votes: of('votes'),
    amount: of('amount'),
    outcome: of('outcome'),
    word: of('word'),
    rest: of('rest'),
  };
  const taken = Object.values(others).reduce((sum, one) => sum + one, gaps);
  return { ...others, title: Math.max(leastTitle, Math.min(of('title'), columns - taken)) };
}

const front = (row: Row, widths: Widths): string => padStart(row.number, widths.number);
const titleIn = (row: Row, widths: Widths): string => padEnd(fit(row.title, widths.title), widths.title);
const figures = (row: Row, widths: Widths): string =>
  `${padStart(row.votes, widths.votes)}  ${padStart(row.amount, widths.amount)}`;
const ending = (row: Row, widths: Widths): string =>
  `${padEnd(row.outcome, widths.outcome)}  ${padEnd(row.word, widths.word)} ${padStart(row.rest, widths.rest)}`;

const joined = (row: Row, widths: Widths): string =>
  `${front(row, widths)}  ${titleIn(row, widths)}  ${figures(row, widths)}  ${ending(row, widths)}`;

/** Funded proposals are highlighted; the others are dimmed, but their figures stay readable. */
function entryLine(row: Row, widths: Widths, funded: boolean, { paint }: TableStyle): string {
  const title = titleIn(row, widths);
  const end = ending(row, widths);
  const [sign = '', ...told] = end;
  return [
    front(row, widths),
    funded ? paint.bold(title) : paint.dim(title),
    figures(row, widths),
    funded ? paint.green(sign) + told.join('') : paint.dim(end),
  ].join('  ');
}

function cutLine(allocation: Allocation, { say, paint, currency }: TableStyle, columns: number): string {
  const text = `── ${say('table.cut', { amount: moneyIn(leftAtCut(allocation), currency) })} `;
  return paint.yellow(text + '─'.repeat(Math.max(2, columns - width(text))));
}
