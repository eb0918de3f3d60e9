import { formatCount, formatMoney, formatShare } from '#application/text/numbers.ts';
import type { ComparedRule, Comparison } from '#domain/budget/comparison/compare-allocations.ts';
import { cents } from '#domain/shared/money.ts';
import { decimalsOf, type Rational } from '#domain/shared/rational.ts';
import type { Speech } from '#ui-web/speech.ts';

interface FigureCell {
  readonly value: string;
  readonly detail?: string;
}

/** A measure, and a cell for each rule. */
export interface FigureRow {
  readonly measure: string;
  readonly cells: readonly FigureCell[];
}

type Fair = NonNullable<ComparedRule['fairness']>;

/** The figures of each rule, one row for each measure; measures of voters only if there are ballots. */
export function figureViews(
  { rules, budget, districts }: Comparison,
  { t, language }: Speech,
): readonly FigureRow[] {
  const allocations = rules.map(({ allocation }) => allocation);
  const fair = rules.flatMap(({ fairness }) => (fairness ? [fairness] : []));
  const ofFair = (measure: string, cellOf: (one: Fair) => FigureCell): readonly FigureRow[] =>
    fair.length === 0 ? [] : [{ measure, cells: fair.map(cellOf) }];
  const named = districts.filter(({ name }) => name !== null);
  const empty = (rule: number) => named.filter(({ funded }) => funded[rule] === 0).length;
  return [
    {
      measure: t('comparison:figures.funded'),
      cells: allocations.map(({ funded }) => ({ value: formatCount(funded.length) })),
    },
    {
      measure: t('comparison:figures.spent'),
      cells: allocations.map(({ spent }) => ({ value: formatShare(spent, budget, language) })),
    },
    ...ofFair(t('comparison:figures.nothing'), ({ withNothing, voters }) => ({
      value: formatCount(withNothing),
      detail: formatShare(withNothing, voters, language),
    })),
    ...ofFair(t('comparison:figures.average'), ({ cardinality }) => ({
      value: decimals(cardinality.average, 2),
    })),
    ...ofFair(t('comparison:figures.averageCost'), ({ cost }) => ({
      value: formatMoney(cents(Number(decimalsOf(cost.average, 0)))),
    })),
    ...ofFair(t('comparison:figures.gini'), ({ cardinality }) => ({ value: decimals(cardinality.gini, 3) })),
    ...ofFair(t('comparison:figures.giniCost'), ({ cost }) => ({ value: decimals(cost.gini, 3) })),
    ...ofFair(t('comparison:figures.ejr'), (one) => {
      const count = one.cardinality.violations.length;
      const cost = one.cost.violations.length;
      return {
        value: formatCount(Math.max(count, cost)),
        ...(count === cost ? {} : { detail: t('comparison:figures.ejrDetail', { count, cost }) }),
      };
    }),
    ...(named.length < 2
      ? []
      : [
          {
            measure: t('comparison:figures.empty'),
            cells: rules.map((_, rule) => ({ value: formatCount(empty(rule)) })),
          },
        ]),
  ];
}

const decimals = (fraction: Rational, places: number): string =>
  decimalsOf(fraction, places).replace('.', ',');
