import { money, type Report, type ReportCell, text } from '#application/reports/report.ts';
import type { BudgetNode } from '#domain/town-budget/break-down.ts';
import { measures } from '#domain/town-budget/budget-year.ts';
import { type Dictionary, nameOfCode } from '#domain/town-budget/dictionary.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import type { BudgetYearView } from './budget-view.ts';

/** A budget as a download: every code of the classification with all three amounts, whole and to the cent. */
export function budgetYearReport(
  { title, topic, nodes }: BudgetYearView,
  dictionary: Dictionary,
  speech: Speech,
): Report {
  const { t } = speech;
  const linesOf = (found: readonly BudgetNode[]): readonly (readonly ReportCell[])[] =>
    found.flatMap(({ code, amounts, children }) => [
      [
        text(code),
        text(textOf(speech.said(nameOfCode(dictionary, topic, code)))),
        ...measures.map((measure) => money(amounts[measure])),
      ],
      ...linesOf(children),
    ]);
  const columns = [
    t('budget:column.code'),
    t('budget:column.name'),
    ...measures.map((measure) => t(`budget:measure.${measure}`)),
  ];
  return {
    table: { key: 'table', columns, rows: linesOf(nodes) },
    further: [],
    provenance: [],
    subject: title,
  };
}
