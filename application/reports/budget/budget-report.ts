import { tieName } from '#domain/budget/parameters.ts';
import { type Allocation, type Funded, isFunded, type Unfunded } from '#domain/budget/allocation.ts';
import type { Election } from '#domain/budget/election.ts';
import { decimalString } from '#domain/shared/money.ts';
import { backingFigures, endowmentFigures } from './backing-figures.ts';
import { budgetColumns } from './budget-columns.ts';
import { ballotsTable } from './ballots-table.ts';
import { explanationColumns, explanationTable } from './explanation-table.ts';
import { blank, count, fraction, money, type Report, type ReportCell, term, text } from '../report.ts';
import { inputProvenance, type ReportInput } from '../report-input.ts';
import { parameterLine } from '#domain/budget/rules/rule-parameters.ts';
import { stepsTable } from './steps-table.ts';
import type { ProjectInWords } from './projects-in-words.ts';

/** A computed budget with all it takes to compute it again. */
export interface ComputedBudget {
  readonly election: Election;
  readonly allocation: Allocation;
  readonly input: ReportInput;
  readonly currency: string;
  /** Name and version of the program, such as `concejo 0.1.0`. */
  readonly program: string;
}

/**
 * The projects in the order in which the rule considered them, one row each. What voters paid, who decided beside the
 * rule, and why in a sentence (`explained`) have columns of their own where there is any of it. The steps and the ballots
 * follow as tables of their own.
 */
export function budgetReport(
  computed: ComputedBudget,
  explained: readonly ProjectInWords[] | null = null,
  reasons: 'apart' | 'beside' = 'apart',
): Report {
  const { allocation, election } = computed;
  const entries = [...allocation.funded, ...allocation.unfunded].toSorted((a, b) => a.step - b.step);
  const more = [
    ...furtherColumns(entries),
    ...(explained && reasons === 'beside' ? explanationColumns(explained) : []),
  ];
  return {
    table: {
      key: 'result',
      columns: [...budgetColumns, ...more.map(([column]) => column)],
      rows: entries.map((entry) => [...rowOf(entry, allocation), ...more.map(([, cellOf]) => cellOf(entry))]),
    },
    further: [
      ...(explained && reasons === 'apart' ? [explanationTable(explained)] : []),
      stepsTable(allocation),
      ballotsTable(election),
    ],
    provenance: provenanceOf(computed),
    currency: computed.currency,
    subject: computed.input.name,
    chart: { label: 'title', value: 'votes', group: 'result' },
  };
}

function rowOf(entry: Funded | Unfunded, { ties }: Allocation): readonly ReportCell[] {
  const { project } = entry;
  // Of a tie that was broken in steps, the last is what parted this one from those it was level with to the end.
  const tie = ties.findLast(({ between }) => between.includes(project.id));
  return [
    count(entry.step),
    text(project.id),
    text(project.title),
    money(project.amount),
    count(entry.votes),
    project.category === null ? blank : text(project.category),
    project.district === null ? blank : text(project.district),
    term(isFunded(entry) ? 'funded' : entry.reason),
    isFunded(entry) ? money(entry.remaining) : blank,
    isFunded(entry) || entry.missing === null ? blank : money(entry.missing),
    tie ? term(tieName(tie.decidedBy)) : blank,
  ];
}

type Column = readonly [key: string, cellOf: (entry: Funded | Unfunded) => ReportCell];

function furtherColumns(entries: readonly (Funded | Unfunded)[]): readonly Column[] {
  const figuresOf = (entry: Funded | Unfunded) =>
    'backing' in entry && entry.backing ? backingFigures(entry.backing) : {};
  const keys = Object.keys(entries.map(figuresOf).find((figures) => Object.keys(figures).length > 0) ?? {});
  const figures = keys.map((key): Column => [key, (entry) => figureIn(figuresOf(entry)[key])]);
  const via: Column = ['via', (entry) => ('via' in entry ? term(entry.via) : blank)];
  const rival: Column = ['rival', (entry) => cellWith('rival' in entry ? entry.rival : null)];
  const who: Column = ['who', ({ note }) => cellWith(note?.who)];
  const why: Column = ['why', ({ note }) => cellWith(note?.why)];
  return [
    ...figures,
    ...(entries.some((entry) => 'via' in entry && entry.via !== 'rule') ? [via] : []),
    ...(entries.some((entry) => 'rival' in entry && entry.rival !== null) ? [rival] : []),
    ...(entries.some(({ note }) => note !== null) ? [who, why] : []),
  ];
}

function figureIn(value: string | number | undefined): ReportCell {
  if (value === undefined) return blank;
  return typeof value === 'number' ? count(value) : fraction(value);
}

const cellWith = (value: string | null | undefined): ReportCell => (value ? text(value) : blank);

function provenanceOf({ allocation, input, currency, program }: ComputedBudget): Report['provenance'] {
  const ties = allocation.ties.map(
    ({ between, decidedBy }) => `${between.join(', ')}: ${tieName(decidedBy)}`,
  );
  const { eligible } = allocation;
  const endowment = endowmentFigures(allocation);
  return [
    ['rule', allocation.rule.kind],
    ['parameters', parameterLine(allocation.rule)],
    ['tiesDecided', ties.join('; ')],
    ['budget', decimalString(allocation.budget)],
    ['currency', currency],
    ['spent', decimalString(allocation.spent)],
    ['remainingAtEnd', decimalString(allocation.remaining)],
    ['ballots', allocation.ballots === null ? '' : String(allocation.ballots)],
    ...(eligible
      ? [
          ['eligibleByVotes', String(eligible.votes)] as const,
          ['eligibleByBallots', eligible.ballots === null ? '' : String(eligible.ballots)] as const,
        ]
      : []),
    ...(endowment
      ? [
          ['endowment', endowment.each] as const,
          ['increments', String(endowment.increments)] as const,
          ['searchEnded', endowment.ended ?? ''] as const,
        ]
      : []),
    ...inputProvenance(input),
    ['program', program],
  ];
}
