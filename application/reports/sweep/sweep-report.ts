import type { Sweep, SweepPoint, SweptProject } from '#domain/budget/sweep/sweep.ts';
import { type Analysed, analysedProvenance } from '../analysed.ts';
import { blank, count, money, type Report, type ReportCell, term, text } from '../report.ts';

/** The columns of the first table of a sweep: a row for each budget. */
export const sweepColumns = [
  'budget',
  'fundedProjects',
  'spent',
  'remaining',
  'added',
  'dropped',
  'noOutcome',
] as const;

/** A sweep as tables: its budgets, its projects, and each project that a budget adds or drops. */
export function sweepReport({ points, projects }: Sweep, analysed: Analysed): Report {
  return {
    table: { key: 'sweep', columns: sweepColumns, rows: points.map(pointRow) },
    further: [
      {
        key: 'sweptProjects',
        columns: ['id', 'title', 'amount', 'fundedFrom', 'timesFunded', 'timesLost'],
        rows: projects.map(projectRow),
      },
      { key: 'sweepChanges', columns: ['budget', 'change', 'id', 'title'], rows: points.flatMap(changeRows) },
    ],
    provenance: analysedProvenance(analysed),
    currency: analysed.currency,
    subject: analysed.input.name,
    schema: { name: 'concejo/budget-sweep', version: 1 },
  };
}

function pointRow({ budget, outcome, added, dropped }: SweepPoint): readonly ReportCell[] {
  if (typeof outcome === 'string')
    return [money(budget), blank, blank, blank, count(0), count(0), term(outcome)];
  const { funded, spent, remaining } = outcome;
  return [
    money(budget),
    count(funded.length),
    money(spent),
    money(remaining),
    count(added.length),
    count(dropped.length),
    blank,
  ];
}

const projectRow = ({ project, from, times, lostAt }: SweptProject): readonly ReportCell[] => [
  text(project.id),
  text(project.title),
  money(project.amount),
  from === null ? blank : money(from),
  count(times),
  count(lostAt.length),
];

function changeRows({ budget, added, dropped }: SweepPoint): readonly (readonly ReportCell[])[] {
  const rowsOf = (change: 'added' | 'dropped', projects: SweepPoint['added']) =>
    projects.map(({ id, title }) => [money(budget), term(change), text(id), text(title)]);
  return [...rowsOf('added', added), ...rowsOf('dropped', dropped)];
}
