import type { ComputedBudget } from '#application/reports/budget/budget-report.ts';
import type { ProjectInWords } from '#application/reports/budget/projects-in-words.ts';
import { explanationLines } from './explanation-lines.ts';
import { originLines } from './origin-lines.ts';
import { resultTable } from './result-table.ts';
import type { TableStyle } from './table-parts.ts';

/** A result for people: the projects, why each was funded or not if that was asked for, and how it came about. */
export const budgetLines = (
  computed: ComputedBudget,
  explained: readonly ProjectInWords[] | null,
  style: TableStyle,
): readonly string[] => [
  resultTable(computed.allocation, style),
  ...(explained === null ? [] : [...explanationLines(explained, style), '']),
  ...originLines(computed, style),
];
