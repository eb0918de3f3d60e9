import type { ComparedRule, Comparison } from '#domain/budget/comparison/compare-allocations.ts';
import type { Satisfied } from '#domain/budget/comparison/fairness.ts';
import { decimalsOf, type Rational } from '#domain/shared/rational.ts';
import { shareTenths } from '../../text/numbers.ts';
import { count, decimal, fraction, money, type ReportCell, term } from '../report.ts';

/** The decimals of a fraction that are shown; the exact one is in the JSON. */
const told = 6;

/** Cents as units of the currency. */
export const inUnits = ({ numerator, denominator }: Rational): Rational => ({
  numerator,
  denominator: denominator * 100n,
});

type Fair = NonNullable<ComparedRule['fairness']>;

/** The figures that need single ballots, each by its name. */
const ofVoters: readonly (readonly [measure: string, cellOf: (fair: Fair) => ReportCell])[] = [
  ['withNothing', ({ withNothing }) => count(withNothing)],
  ['withNothingShare', ({ withNothing, voters }) => decimal(shareTenths(withNothing, voters), 1)],
  ['averageCardinality', ({ cardinality }) => fraction(decimalsOf(cardinality.average, told))],
  ['averageCost', ({ cost }) => fraction(decimalsOf(inUnits(cost.average), told))],
  ['giniCardinality', ({ cardinality }) => giniCell(cardinality)],
  ['giniCost', ({ cost }) => giniCell(cost)],
  ['ejrCardinality', ({ cardinality }) => count(cardinality.violations.length)],
  ['ejrCost', ({ cost }) => count(cost.violations.length)],
];

const giniCell = ({ gini }: Satisfied): ReportCell => fraction(decimalsOf(gini, told));

/** One row for each measure, one cell for each rule; without ballots only what counts can tell. */
export function figureRows({ rules, budget }: Comparison): readonly (readonly ReportCell[])[] {
  const allocations = rules.map(({ allocation }) => allocation);
  const fair = rules.flatMap(({ fairness }) => (fairness ? [fairness] : []));
  return [
    [term('fundedProjects'), ...allocations.map(({ funded }) => count(funded.length))],
    [term('spent'), ...allocations.map(({ spent }) => money(spent))],
    [term('spentShare'), ...allocations.map(({ spent }) => decimal(shareTenths(spent, budget), 1))],
    ...(fair.length === 0 ? [] : ofVoters.map(([measure, cellOf]) => [term(measure), ...fair.map(cellOf)])),
  ];
}
