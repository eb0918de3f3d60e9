import { blank, count, decimal, money, type Report, text } from '#application/reports/report.ts';
import type { Process } from '#domain/processes/process.ts';
import type { Proposal } from '#domain/processes/proposal.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { deliveryCells, deliveryColumns } from './project-table.ts';

/** What a process has published: its proposals, its surveys and, where their flags show them to everybody, the results. */
export interface ProcessData {
  readonly process: Process;
  readonly proposals: readonly Proposal[];
  readonly surveys: readonly { readonly survey: Survey; readonly tally: Tally | null }[];
}

/** The columns of the table, by their names in the texts of reports. */
export const processColumns = [
  'id',
  'title',
  'amount',
  'district',
  'category',
  'status',
  'latitude',
  'longitude',
  'votes',
  ...deliveryColumns,
] as const;

/** Decimals of a degree that are given: about a metre. */
const degreeDecimals = 5;

/** One row for each proposal; its votes are those of its budget survey, blank while they are hidden. */
export function processReport(
  { process, proposals, surveys }: ProcessData,
  language: Language,
  realmDefault: Language,
): Report {
  const said = (told: LocalizedText | null) => textFor(told, language, realmDefault).text;
  const degrees = (value: number | undefined) =>
    value === undefined ? blank : decimal(Math.round(value * 10 ** degreeDecimals), degreeDecimals);
  const votesFor = (id: string) => {
    const counted = surveys.flatMap(({ survey, tally }) =>
      tally !== null && survey.question.kind === 'budgetAmount' ? (tally.counts.get(id) ?? []) : [],
    );
    return counted[0] === undefined ? blank : count(counted[0]);
  };
  return {
    table: {
      key: 'proposals',
      columns: processColumns,
      rows: proposals.map(
        ({ id, title, amount, neighbourhood, categories, validation, coordinates, delivery }) => [
          text(id),
          text(said(title)),
          amount === null ? blank : money(amount),
          neighbourhood === null ? blank : text(neighbourhood),
          text(categories.join(', ')),
          validation.status === null ? blank : text(validation.status),
          degrees(coordinates?.lat),
          degrees(coordinates?.lng),
          votesFor(id),
          ...deliveryCells({ delivery, amount }, said),
        ],
      ),
    },
    further: [],
    provenance: [],
    subject: said(process.title),
  };
}
