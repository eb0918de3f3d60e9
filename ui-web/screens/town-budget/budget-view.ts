import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { formatPercent } from '#application/tables/cell-text.ts';
import { formatDay } from '#application/text/dates.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import type { Cell } from '#domain/tables/cell.ts';
import type { ChartArea } from '#domain/tables/chart.ts';
import type { TableColumn } from '#domain/tables/descriptor.ts';
import type { TableRow } from '#domain/tables/row.ts';
import { type BudgetNode, breakDown } from '#domain/town-budget/break-down.ts';
import type { BudgetLook } from '#domain/town-budget/budget-look.ts';
import { type Amounts, type BudgetYear, totalOf } from '#domain/town-budget/budget-year.ts';
import { type Dictionary, nameOfCode, type Topic } from '#domain/town-budget/dictionary.ts';
import { perHead, shareHundredths } from '#domain/town-budget/shares.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';

/** One year of a budget in one view, in words and figures. */
export interface BudgetYearView {
  readonly title: string;
  readonly conclusion: string | null;
  readonly facts: string;
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  readonly foot: readonly string[];
  readonly areas: readonly ChartArea[];
  /** An amount as this view shows it: whole or per inhabitant. */
  readonly amount: (whole: Cents) => Cents;
  readonly topic: Topic;
  readonly nodes: readonly BudgetNode[];
}

const percentCell = (hundredths: number | null): Cell =>
  hundredths === null ? { kind: 'blank' } : { kind: 'percent', number: hundredths / 100 };

const column = (key: string, title: string, kind: TableColumn['kind']): TableColumn => ({
  key,
  title,
  kind,
  isHidden: false,
  isSortable: true,
  isCollapsible: false,
  refolding: false,
  isGroupable: false,
  isGraphable: kind === 'currency',
});

/** Which part of the dictionary names the codes of a view. */
export const topicOf = ({ side, by }: Pick<BudgetLook, 'side' | 'by'>): Topic =>
  side === 'income' ? 'income' : by === 'programme' ? 'programme' : 'spending';

/** The total in one sentence, for each inhabitant too if their number is known. */
const factsOf = (whole: Cents, inhabitants: number | null, { t }: Speech): string =>
  inhabitants === null
    ? t('budget:facts', { total: formatMoney(whole) })
    : t('budget:factsHead', {
        total: formatMoney(whole),
        head: formatMoney(perHead(whole, inhabitants)),
        people: formatCount(inhabitants),
      });

const captionOf = ({ executedTo }: BudgetYear, measure: string, { t, language }: Speech): string =>
  executedTo === null
    ? t('budget:caption', { measure })
    : t('budget:captionTo', { measure, day: formatDay(executedTo, language) });

interface Drawing {
  readonly look: BudgetLook;
  readonly whole: Cents;
  readonly amount: BudgetYearView['amount'];
  readonly nameOf: (code: string) => string;
}

/** Parts of a budget as rows, each with what is below it: its name, its amount, its share, and how much is executed. */
function rowsOf(nodes: readonly BudgetNode[], drawing: Drawing): readonly TableRow[] {
  const { look, whole, amount, nameOf } = drawing;
  return nodes.map(({ code, amounts, children }) => ({
    id: code,
    cells: [
      { kind: 'text', text: nameOf(code) },
      { kind: 'money', amount: amount(amounts[look.measure]) },
      percentCell(shareHundredths(amounts[look.measure], whole)),
      percentCell(shareHundredths(amounts.executed, amounts.current)),
    ],
    children: rowsOf(children, drawing),
  }));
}

const columnsOf = ({ by }: BudgetLook, measure: string, { t }: Speech): readonly TableColumn[] => [
  column('name', t(`budget:column.${by}`), 'string'),
  column('amount', measure, 'currency'),
  column('share', t('budget:column.share'), 'percent'),
  column('executed', t('budget:column.executed'), 'percent'),
];

/** The last line of the table: the whole, its share of itself, and how much of it is executed. */
function footOf(
  { executed, current }: Amounts,
  { whole, amount }: Drawing,
  { t }: Speech,
): readonly string[] {
  const shareOf = (part: Cents, of: Cents) => {
    const share = shareHundredths(part, of);
    return share === null ? '' : formatPercent(share / 100);
  };
  return [t('budget:total'), formatMoney(amount(whole)), shareOf(whole, whole), shareOf(executed, current)];
}

export function budgetYearView(
  budget: BudgetYear,
  look: BudgetLook,
  dictionary: Dictionary,
  speech: Speech,
): BudgetYearView {
  const { t } = speech;
  const topic = topicOf(look);
  const lines = budget[look.side];
  const nodes = breakDown(lines, look.by);
  const totals = totalOf(lines);
  const whole = totals[look.measure];
  const { inhabitants } = budget;
  const amount = (of: Cents): Cents =>
    look.isPerHead && inhabitants !== null ? perHead(of, inhabitants) : of;
  const nameOf = (code: string) => textOf(speech.said(nameOfCode(dictionary, topic, code))) || code;
  const drawing: Drawing = { look, whole, amount, nameOf };
  const measure = t(`budget:measure.${look.measure}`);
  return {
    title: t(`budget:title.${look.side}`, { year: budget.year }),
    conclusion: conclusionOf(nodes, whole, look, nameOf, speech),
    facts: factsOf(whole, inhabitants, speech),
    caption: captionOf(budget, measure, speech),
    columns: columnsOf(look, measure, speech),
    rows: rowsOf(nodes, drawing),
    foot: footOf(totals, drawing, speech),
    areas: areasOf(nodes, look, nameOf),
    amount,
    topic,
    nodes,
  };
}

/** The largest part in one sentence; empty if nothing is spent or received. */
function conclusionOf(
  nodes: readonly BudgetNode[],
  whole: Cents,
  { side, measure }: BudgetLook,
  nameOf: (code: string) => string,
  { t }: Speech,
): string | null {
  const [largest] = nodes.toSorted((a, b) => b.amounts[measure] - a.amounts[measure]);
  const share = largest && shareHundredths(largest.amounts[measure], whole);
  if (largest === undefined || share === null || share === undefined) return null;
  const name = nameOf(largest.code);
  const area = `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
  return t(`budget:conclusion.${side}`, { n: formatCount(Math.round(share / 100)), area });
}

/** Two levels of areas; the lower level is drawn unless one of its amounts is negative. */
const areasOf = (
  nodes: readonly BudgetNode[],
  { measure }: BudgetLook,
  nameOf: (code: string) => string,
): readonly ChartArea[] =>
  nodes.flatMap(({ code, amounts, children }) => [
    { id: code, parent: null, label: nameOf(code), value: amounts[measure] / 100 },
    // A single one would be drawn twice.
    ...(children.length > 1 && children.every((child) => child.amounts[measure] >= 0)
      ? children.map((child) => ({
          id: child.code,
          parent: code,
          label: nameOf(child.code),
          value: child.amounts[measure] / 100,
        }))
      : []),
  ]);

/** Euros as a drawing has them, back in cents. */
export const fromDrawing = (value: number): Cents => cents(Math.round(value * 100));
