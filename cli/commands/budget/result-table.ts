import { formatAmount, formatCount, formatMoney } from '#application/text/numbers.ts';
import type { Allocation, Funded, Unfunded } from '#domain/budget/allocation.ts';
import type { Cents } from '#domain/shared/money.ts';
import { fill } from '../../fill.ts';
import type { Paint } from '../../paint.ts';
import { fit, padEnd, padStart, printable, width } from '../../printable.ts';
import type { Texts } from '../../texts/es.ts';

export interface TableStyle {
  readonly columns: number;
  readonly currency: string;
  readonly texts: Texts;
  readonly paint: Paint;
}

/** Under this width a project takes two lines instead of one. */
const narrow = 96;
const symbols: Readonly<Record<string, string>> = { EUR: '€' };

export function moneyIn(amount: Cents, currency: string): string {
  return currency === '' ? formatAmount(amount) : formatMoney(amount, symbols[currency] ?? currency);
}

export const inOrder = (allocation: Allocation): readonly (Funded | Unfunded)[] =>
  [...allocation.funded, ...allocation.unfunded].toSorted((a, b) => a.step - b.step);

/** The projects in the order of the rule, with the line up to which everything fits, and the sums. */
export function resultTable(allocation: Allocation, style: TableStyle): string {
  const rows = style.columns < narrow ? narrowRows(allocation, style) : wideRows(allocation, style);
  return rows.map((row) => row.trimEnd()).join('\n').concat('\n');
}

function wideRows(allocation: Allocation, style: TableStyle): readonly string[] {
  const { texts, paint, currency } = style;
  const entries = inOrder(allocation);
  const money = (amount: Cents) => moneyIn(amount, currency);
  const votes = formatCount(entries.reduce((sum, entry) => sum + entry.votes, 0));
  const widest = (least: number, cells: readonly string[]) =>
    cells.reduce((most, cell) => Math.max(most, width(cell)), least);
  const ofNumber = widest(3, [String(entries.length)]);
  const ofVotes = widest(width(texts['table.votes']), [votes, ...entries.map((e) => formatCount(e.votes))]);
  const ofAmount = widest(12, [money(allocation.spent), ...entries.map((e) => money(e.project.amount))]);
  const outcomes = (['funded', 'overBudget', 'belowThreshold', 'afterStop'] as const).filter((key) =>
    entries.some((entry) => outcomeOf(entry) === key),
  );
  const ofOutcome = widest(width(texts['table.result']), outcomes.map((key) => `✓ ${texts[`outcome.${key}`]}`)) + 2;
  const ofWord = widest(0, [texts['table.left'], texts['table.missing']]);
  const ofRest = widest(0, [
    money(allocation.remaining),
    ...entries.map((entry) => restOf(entry, money)?.amount ?? ''),
  ]);
  const fixed = ofNumber + 2 + 2 + ofVotes + 2 + ofAmount + 2 + ofOutcome + ofWord + 1 + ofRest;
  const ofTitle = Math.max(20, Math.min(widest(20, entries.map((e) => e.project.title)), style.columns - fixed));
  const all = fixed + ofTitle;
  const line = (cells: readonly [string, string, string, string, string], rest: string) =>
    `${padStart(cells[0], ofNumber)}  ${padEnd(cells[1], ofTitle)}  ${padStart(cells[2], ofVotes)}  ${padStart(cells[3], ofAmount)}  ${padEnd(cells[4], ofOutcome)}${rest}`;
  const rest = (word: string, amount: string) => `${padEnd(word, ofWord)} ${padStart(amount, ofRest)}`;
  const rule = paint.dim('─'.repeat(all));
  const body = entries.flatMap((entry, index) => {
    const isFunded = 'remaining' in entry;
    const title = padEnd(fit(printable(entry.project.title), ofTitle), ofTitle);
    const sign = isFunded ? paint.green('✓') : '–';
    const outcome = padEnd(` ${texts[`outcome.${outcomeOf(entry)}`]}`, ofOutcome - 1);
    const cells = `${padStart(formatCount(entry.votes), ofVotes)}  ${padStart(money(entry.project.amount), ofAmount)}  `;
    const told = restOf(entry, money);
    const end = told ? rest(texts[told.word], told.amount) : '';
    const row = `${padStart(String(entry.step), ofNumber)}  ${isFunded ? paint.bold(title) : paint.dim(title)}  ${cells}${sign}${isFunded ? `${outcome}${end}` : paint.dim(`${outcome}${end}`)}`;
    return index + 1 === allocation.fitsInOrder && index + 1 < entries.length
      ? [row, cutLine(allocation, style, all)]
      : [row];
  });
  const sums = line(
    ['', fundedOf(allocation, texts), votes, money(allocation.spent), ''],
    rest(texts['table.left'], money(allocation.remaining)),
  );
  const heading = line(
    ['#', texts['table.proposal'], texts['table.votes'], texts['table.amount'], texts['table.result']],
    '',
  );
  return [paint.dim(heading), rule, ...body, rule, paint.bold(sums)];
}

function narrowRows(allocation: Allocation, style: TableStyle): readonly string[] {
  const { texts, paint, currency } = style;
  const entries = inOrder(allocation);
  const columns = Math.max(30, style.columns - 1);
  const money = (amount: Cents) => moneyIn(amount, currency);
  const widest = (cells: readonly string[]) => cells.reduce((most, cell) => Math.max(most, width(cell)), 0);
  const ofVotes = widest(entries.map((entry) => formatCount(entry.votes)));
  const ofAmount = widest(entries.map((entry) => money(entry.project.amount)));
  const ofNumber = Math.max(2, String(entries.length).length);
  const body = entries.flatMap((entry, index) => {
    const isFunded = 'remaining' in entry;
    const title = fit(printable(entry.project.title), columns - ofNumber - 1);
    const outcome = texts[`outcome.${outcomeOf(entry)}`];
    const figures = `${padStart(formatCount(entry.votes), ofVotes)} ${texts['table.votesShort']}  ${padStart(money(entry.project.amount), ofAmount)}`;
    const rows = [
      `${padStart(String(entry.step), ofNumber)} ${isFunded ? paint.bold(title) : paint.dim(title)}`,
      `${' '.repeat(ofNumber + 1)}${figures}  ${isFunded ? `${paint.green('✓')} ${outcome}` : paint.dim(`– ${outcome}`)}`,
    ];
    return index + 1 === allocation.fitsInOrder && index + 1 < entries.length
      ? [...rows, ...narrowCut(allocation, style, columns)]
      : rows;
  });
  const ofLabel = widest([texts['table.spent'], texts['table.left']]) + 2;
  const ofSum = widest([money(allocation.spent), money(allocation.remaining)]);
  const sum = (label: string, amount: Cents) => `   ${padEnd(label, ofLabel)}${padStart(money(amount), ofSum)}`;
  return [
    ...body,
    paint.dim('─'.repeat(columns)),
    paint.bold(`   ${fundedOf(allocation, texts)}`),
    sum(texts['table.spent'], allocation.spent),
    sum(texts['table.left'], allocation.remaining),
  ];
}

const outcomeOf = (entry: Funded | Unfunded) => ('remaining' in entry ? 'funded' : entry.reason);

function restOf(entry: Funded | Unfunded, money: (amount: Cents) => string) {
  if ('remaining' in entry) return { word: 'table.left', amount: money(entry.remaining) } as const;
  if (entry.missing === null) return null;
  return { word: 'table.missing', amount: money(entry.missing) } as const;
}

const fundedOf = ({ funded, order }: Allocation, texts: Texts): string =>
  fill(texts['table.fundedOf'], { funded: formatCount(funded.length), all: formatCount(order.length) });

/** What was left when everything so far had fitted. */
const leftAtCut = ({ funded, fitsInOrder, budget }: Allocation): Cents =>
  funded[fitsInOrder - 1]?.remaining ?? budget;

function cutLine(allocation: Allocation, { texts, paint, currency }: TableStyle, columns: number): string {
  const amount = moneyIn(leftAtCut(allocation), currency);
  const text = `── ${fill(texts['table.cut'], { amount })} `;
  return paint.yellow(text + '─'.repeat(Math.max(2, columns - width(text))));
}

function narrowCut(allocation: Allocation, style: TableStyle, columns: number): readonly string[] {
  const { texts, paint, currency } = style;
  const left = `── ${texts['table.left']} ${moneyIn(leftAtCut(allocation), currency)} `;
  return [
    paint.yellow(`── ${texts['table.cutFirst']}`),
    paint.yellow(left + '─'.repeat(Math.max(2, columns - width(left)))),
  ];
}
