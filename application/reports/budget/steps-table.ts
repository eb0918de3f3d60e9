import type { Allocation, Funded } from '#domain/budget/allocation.ts';
import type { Cents } from '#domain/shared/money.ts';
import { backingFigures } from './backing-figures.ts';
import { blank, count, fraction, money, type ReportCell, type ReportTable, term, text } from '../report.ts';

const columns = ['step', 'id', 'title', 'via', 'available', 'amount', 'remaining'] as const;

/**
 * What was bought, one after the other: what there was, what it cost, what remained; and where voters pay, the price and
 * the effective votes, or the load.
 */
export function stepsTable({ funded, budget }: Allocation): ReportTable {
  const figures = funded.map(({ backing }) => (backing ? backingFigures(backing) : {}));
  const prices = ['each', 'effectiveVotes', 'load'].filter((key) => figures.some((of) => key in of));
  const ordered = funded.toSorted((a, b) => a.step - b.step);
  return {
    key: 'steps',
    columns: [...columns, ...prices],
    rows: ordered.map((entry, index) => [
      ...bought(entry, ordered[index - 1]?.remaining ?? budget),
      ...pricesOf(entry, prices),
    ]),
  };
}

const bought = ({ project, step, via, remaining }: Funded, available: Cents): readonly ReportCell[] => [
  count(step),
  text(project.id),
  text(project.title),
  term(via),
  money(available),
  money(project.amount),
  money(remaining),
];

function pricesOf({ backing }: Funded, prices: readonly string[]): readonly ReportCell[] {
  const figures = backing ? backingFigures(backing) : {};
  return prices.map((key) => (key in figures ? fraction(String(figures[key])) : blank));
}
