import { isFunded } from '#domain/budget/allocation.ts';
import type { Noise, NoisyProject } from '#domain/budget/noise/noise.ts';
import { percentage } from '#domain/budget/rules/percentage.ts';
import { type Analysed, analysedProvenance } from '../analysed.ts';
import { count, decimal, money, type Report, type ReportCell, term, text } from '../report.ts';

/** The columns of the first table: a row for each project. */
export const noiseColumns = [
  'id',
  'title',
  'amount',
  'votes',
  'result',
  'timesFunded',
  'timesShare',
] as const;

/** How an outcome stands up to chance, as tables: each project, then the runs; seed and share are in the provenance. */
export function noiseReport(noise: Noise, analysed: Analysed): Report {
  const { projects, same, refused, runs, seed, flip } = noise;
  const rows = [
    [term('sameOutcome'), count(same)],
    [term('otherOutcome'), count(runs - same - refused)],
    [term('noOutcome'), count(refused)],
  ];
  return {
    table: { key: 'noise', columns: noiseColumns, rows: projects.map((one) => rowOf(one, runs)) },
    further: [{ key: 'noiseRuns', columns: ['outcome', 'runs'], rows }],
    provenance: [
      ...analysedProvenance(analysed),
      ['seed', String(seed)],
      ['runs', String(runs)],
      ['flip', percentage(flip)],
    ],
    currency: analysed.currency,
    subject: analysed.input.name,
    schema: { name: 'concejo/budget-noise', version: 1 },
  };
}

const rowOf = ({ entry, times }: NoisyProject, runs: number): readonly ReportCell[] => [
  text(entry.project.id),
  text(entry.project.title),
  money(entry.project.amount),
  count(entry.votes),
  term(isFunded(entry) ? 'funded' : entry.reason),
  count(times),
  decimal(Math.round((times * 1000) / runs), 1),
];
