import { blank, count, money, type Report, type ReportCell, text } from '#application/reports/report.ts';
import type { YearBalance, YearProject } from '#domain/processes/balance.ts';
import { deliveryMoney } from '#domain/processes/delivery-money.ts';
import { nextMilestone, reachedMilestones } from '#domain/processes/milestones.ts';
import { daysWithoutNews, lastTold } from '#domain/processes/silence.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { deliveryCells, deliveryColumns } from './project-table.ts';

/** The columns of the file of a balance. */
export const balanceColumns = [
  'process',
  'id',
  'title',
  ...deliveryColumns,
  'over',
  'reached',
  'milestones',
  'next',
  'lastNews',
  'silentDays',
] as const;

interface BalanceReader {
  readonly language: Language;
  readonly realmDefault: Language;
  readonly today: CalendarDay;
}

function rowOf({ project, process }: YearProject, { language, realmDefault, today }: BalanceReader) {
  const said = (words: LocalizedText | null) => textFor(words, language, realmDefault).text;
  const { id, title, delivery, amount } = project;
  const [told, silent] = [lastTold(delivery, today), daysWithoutNews(delivery, today)];
  const cells: readonly ReportCell[] = [
    text(said(process.title)),
    text(id),
    text(said(title)),
    ...deliveryCells(project, said),
    money(deliveryMoney(delivery, amount).over),
    count(reachedMilestones(delivery, today).length),
    count(delivery.milestones.length),
    text(said(nextMilestone(delivery, today)?.title ?? null)),
    told === null ? blank : text(told),
    silent === null ? blank : count(silent),
  ];
  return cells;
}

/** One row for each project of a year, with its state on a day. */
export const balanceReport = ({ year, projects }: YearBalance, reader: BalanceReader): Report => ({
  table: { key: 'projects', columns: balanceColumns, rows: projects.map((one) => rowOf(one, reader)) },
  further: [],
  provenance: [],
  subject: String(year),
});
