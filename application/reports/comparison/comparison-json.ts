import { tieName } from '#domain/budget/parameters.ts';
import type { ComparedRule, Comparison } from '#domain/budget/comparison/compare-allocations.ts';
import type { Satisfied } from '#domain/budget/comparison/fairness.ts';
import type { PlaceMoney } from '#domain/budget/comparison/money-by-place.ts';
import { cents, decimalString } from '#domain/shared/money.ts';
import { decimalsOf, fractionString, type Rational } from '#domain/shared/rational.ts';
import { inUnits } from './comparison-figures.ts';
import type { ComparedBudget } from './comparison-report.ts';
import { inputJson } from '../report-input.ts';
import { ruleParameters } from '#domain/budget/rules/rule-parameters.ts';

/**
 * The comparison as a document for programs: amounts are decimal strings, fractions are told exactly and with six
 * decimals. `fairness` is null where only counts of votes are known.
 */
export function comparisonJson({ comparison, names, input }: ComparedBudget): string {
  const { projects, budget, ballots } = comparison;
  const idsOf = (agreement: string) =>
    projects.filter((one) => one.agreement === agreement).map(({ project }) => project.id);
  const document = {
    input: inputJson(input),
    budget: decimalString(budget),
    ballots,
    rules: comparison.rules.map((rule, at) => ruleJson(names[at] as string, rule)),
    fundedByAll: idsOf('all'),
    fundedBySome: idsOf('some'),
    fundedByNone: idsOf('none'),
    projects: projects.map((one) => projectJson(one, names)),
    categories: placesJson(comparison, 'categories', names),
    districts: placesJson(comparison, 'districts', names),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const projectJson = (
  { project, votes, isFunded }: Comparison['projects'][number],
  names: ComparedBudget['names'],
) => ({
  id: project.id,
  title: project.title,
  amount: decimalString(project.amount),
  votes,
  category: project.category,
  district: project.district,
  fundedBy: names.filter((_, rule) => isFunded[rule]),
});

function ruleJson(name: string, { allocation, fairness }: ComparedRule) {
  return {
    name,
    rule: allocation.rule.kind,
    parameters: ruleParameters(allocation.rule),
    funded: allocation.funded.map(({ project }) => project.id),
    spent: decimalString(allocation.spent),
    remaining: decimalString(allocation.remaining),
    ties: allocation.ties.map(({ between, decidedBy }) => ({ between, decidedBy: tieName(decidedBy) })),
    fairness: fairness && {
      voters: fairness.voters,
      withNothing: fairness.withNothing,
      cardinality: satisfiedJson(fairness.cardinality, (average) => average, String),
      cost: satisfiedJson(fairness.cost, inUnits, (most) => decimalString(cents(most))),
    },
  };
}

const exactly = (fraction: Rational) => ({
  exact: fractionString(fraction),
  decimal: decimalsOf(fraction, 6),
});

const satisfiedJson = (
  { average, gini, violations }: Satisfied,
  unit: (average: Rational) => Rational,
  written: (most: number) => string,
) => ({
  average: exactly(unit(average)),
  gini: exactly(gini),
  ejrPlusViolations: violations.map(({ project, voters, most }) => ({
    id: project.id,
    voters,
    most: written(most),
  })),
});

const placesJson = (comparison: Comparison, key: 'categories' | 'districts', names: readonly string[]) =>
  comparison[key].map(({ name, projects, votes, spent, funded }: PlaceMoney) => ({
    name,
    projects,
    votes,
    rules: names.map((rule, at) => ({
      name: rule,
      spent: decimalString(spent[at] as PlaceMoney['spent'][number]),
      funded: funded[at],
    })),
  }));
