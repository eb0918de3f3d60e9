import type { ComparedProject, Comparison } from '#domain/budget/comparison/compare-allocations.ts';
import type { PlaceMoney } from '#domain/budget/comparison/money-by-place.ts';
import { cents, decimalString } from '#domain/shared/money.ts';
import { shareTenths } from '../../text/numbers.ts';
import { figureRows } from './comparison-figures.ts';
import { blank, count, decimal, money, type Report, type ReportTable, term, text } from '../report.ts';
import { inputProvenance, type ReportInput } from '../report-input.ts';
import { parameterLine } from '#domain/budget/rules/rule-parameters.ts';

/** Compared rules with all it takes to compare them again. */
export interface ComparedBudget {
  readonly comparison: Comparison;
  /** The names of the rules, in their order; no two are the same. */
  readonly names: readonly string[];
  readonly input: ReportInput;
  readonly currency: string;
  readonly program: string;
}

/** The tables of a comparison; a format that holds one gets the one asked for. */
export const comparisonParts = ['projects', 'figures', 'categories', 'districts', 'violations'] as const;
export type ComparisonPart = (typeof comparisonParts)[number];

/** The tables side by side, `first` first. Columns of rules are headed by the names of the rules. */
export function comparisonReport(compared: ComparedBudget, first: ComparisonPart = 'projects'): Report {
  const tables = comparisonParts.map((part) => tableOf(part, compared));
  const wanted = tables.filter(({ key }) => key === first);
  const others = tables.filter(({ key, rows }) => key !== first && rows.length > 0);
  return {
    table: wanted[0] as ReportTable,
    further: others,
    provenance: provenanceOf(compared),
    currency: compared.currency,
  };
}

function tableOf(part: ComparisonPart, { comparison, names }: ComparedBudget): ReportTable {
  switch (part) {
    case 'projects': {
      const columns = ['id', 'title', 'amount', 'votes', 'category', 'district', 'agreement', ...names];
      return { key: part, columns, rows: comparison.projects.map(projectRow) };
    }
    case 'figures':
      return { key: part, columns: ['measure', ...names], rows: figureRows(comparison) };
    case 'categories':
      return placeTable(part, 'category', comparison, names);
    case 'districts':
      return placeTable(part, 'district', comparison, names);
    case 'violations':
      return violationTable(comparison, names);
  }
}

const agreements = { all: 'fundedByAll', some: 'fundedBySome', none: 'fundedByNone' } as const;

function projectRow({ project, votes, isFunded, agreement }: ComparedProject) {
  return [
    text(project.id),
    text(project.title),
    money(project.amount),
    count(votes),
    project.category === null ? blank : text(project.category),
    project.district === null ? blank : text(project.district),
    term(agreements[agreement]),
    ...isFunded.map((funded) => term(funded ? 'funded' : 'unfunded')),
  ];
}

/** Beside the money of each rule its share of what the rule spends, to be read against the share of the votes. */
function placeTable(
  key: 'categories' | 'districts',
  by: 'category' | 'district',
  comparison: Comparison,
  names: readonly string[],
): ReportTable {
  const places = comparison[key];
  const votes = places.reduce((sum, place) => sum + place.votes, 0);
  const spent = comparison.rules.map(({ allocation }) => allocation.spent);
  const rowOf = (place: PlaceMoney) => [
    place.name === null ? term('noPlace') : text(place.name),
    count(place.projects),
    count(place.votes),
    decimal(shareTenths(place.votes, votes), 1),
    ...place.spent.flatMap((amount, rule) => [
      money(amount),
      decimal(shareTenths(amount, spent[rule] as number), 1),
    ]),
  ];
  const columns = [by, 'places', 'votes', 'votesShare', ...names.flatMap((name) => [name, `${name} %`])];
  return { key, columns, rows: places.map(rowOf) };
}

/** Every project that proves a violation of EJR+, under which rule and by which measure. */
function violationTable({ rules }: Comparison, names: readonly string[]): ReportTable {
  const rows = rules.flatMap(({ fairness }, rule) =>
    (['cardinality', 'cost'] as const).flatMap((measure) =>
      (fairness?.[measure].violations ?? []).map(({ project, voters, most }) => [
        text(names[rule] as string),
        term(measure),
        text(project.id),
        text(project.title),
        money(project.amount),
        count(voters),
        measure === 'cost' ? money(cents(most)) : count(most),
      ]),
    ),
  );
  const columns = ['rule', 'satisfaction', 'id', 'title', 'amount', 'shortVoters', 'haveAtMost'];
  return { key: 'violations', columns, rows };
}

function provenanceOf({ comparison, names, input, currency, program }: ComparedBudget): Report['provenance'] {
  const { budget, ballots } = comparison;
  return [
    ['rules', names.join(' ')],
    ...comparison.rules.map(
      ({ allocation }, rule) => [names[rule] as string, parameterLine(allocation.rule)] as const,
    ),
    ['budget', decimalString(budget)],
    ['currency', currency],
    ['ballots', ballots === null ? '' : String(ballots)],
    ...inputProvenance(input),
    ['program', program],
  ];
}
