import { blank, count, money, type Report, type ReportCell, text } from '#application/reports/report.ts';
import type { YearBalance, YearProject } from '#domain/processes/balance.ts';
import { deliveryMoney } from '#domain/processes/delivery-money.ts';
import { nextMilestone, reachedMilestones } from '#domain/processes/milestones.ts';
import { lastTold, silentDays } from '#domain/processes/silence.ts';
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

/** One row for each project of a year, with its state on a day. */
export function balanceReport(
  { year, projects }: YearBalance,
  { language, realmDefault, today }: { language: Language; realmDefault: Language; today: CalendarDay },
): Report {
  const said = (words: LocalizedText | null) => textFor(words, language, realmDefault).text;
  const row = ({ project, process }: YearProject): readonly ReportCell[] => {
    const { id, title, delivery, amount } = project;
    const [told, silent] = [lastTold(delivery, today), silentDays(delivery, today)];
    return [
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
  };
  return {
    table: { key: 'projects', columns: balanceColumns, rows: projects.map(row) },
    further: [],
    provenance: [],
    subject: String(year),
  };
}
