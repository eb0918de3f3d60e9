import {
  blank,
  count,
  money,
  type Report,
  type ReportCell,
  term,
  text,
} from '#application/reports/report.ts';
import { type Project, projectsAmong } from '#domain/processes/project.ts';
import { deliveryMoney } from '#domain/processes/delivery-money.ts';
import { lateMilestones, nextMilestone, reachedMilestones } from '#domain/processes/milestones.ts';
import type { Process } from '#domain/processes/process.ts';
import type { Proposal } from '#domain/processes/proposal.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import type { Cents } from '#domain/shared/money.ts';

/** The columns about a delivery in every table; blank for a proposal that has none. */
export const deliveryColumns = ['delivery', 'department', 'budget', 'spent', 'committed'] as const;

const told = (amount: Cents | null): ReportCell => (amount === null ? blank : money(amount));

export function deliveryCells(
  { delivery, amount }: Pick<Proposal, 'delivery' | 'amount'>,
  said: (words: LocalizedText | null) => string,
): readonly ReportCell[] {
  if (delivery === null) return deliveryColumns.map(() => blank);
  const { budget, spent, committed } = deliveryMoney(delivery, amount);
  const cells = [term(delivery.status), text(said(delivery.department)), told(budget), told(spent)];
  return [...cells, told(committed)];
}

const furtherColumns = ['over', 'reached', 'milestones', 'late', 'next', 'planned', 'updated'] as const;

/** The columns of the table, by their names in the texts of reports. */
export const projectColumns = ['id', 'title', ...deliveryColumns, ...furtherColumns] as const;

const dayCell = (day: CalendarDay | null | undefined): ReportCell => (day ? text(day) : blank);

/** One row for each project of a process, with its state on a day. */
export function projectReport(
  { process, proposals }: { readonly process: Process; readonly proposals: readonly Proposal[] },
  { language, realmDefault, today }: { language: Language; realmDefault: Language; today: CalendarDay },
): Report {
  const said = (words: LocalizedText | null) => textFor(words, language, realmDefault).text;
  const row = (project: Project): readonly ReportCell[] => {
    const { id, title, delivery, amount } = project;
    const next = nextMilestone(delivery, today);
    return [
      text(id),
      text(said(title)),
      ...deliveryCells(project, said),
      money(deliveryMoney(delivery, amount).over),
      count(reachedMilestones(delivery, today).length),
      count(delivery.milestones.length),
      count(lateMilestones(delivery, today).length),
      text(said(next?.title ?? null)),
      dayCell(next?.planned),
      dayCell(delivery.updated),
    ];
  };
  return {
    table: {
      key: 'projects',
      columns: projectColumns,
      rows: projectsAmong(proposals).map(row),
    },
    further: [],
    provenance: [],
    subject: said(process.title),
  };
}
