import { chosenColumns, columnKey } from '#application/reports/chosen-columns.ts';
import type { Means } from '#adapters/driven/render/render.ts';
import type { ReportContent } from '#adapters/driven/render/report-content.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { UsageRefusal } from '../usage.ts';

/** The value of `--fields`, as the parser returns it: names with commas between them. */
export const readFields = (flag: string | undefined): readonly string[] | null =>
  flag?.split(',').map((name) => name.trim()) ?? null;

/**
 * What is wrong with `--fields` before anything is read or computed: a name that is not a column of any result.
 * Columns of each position or number of stars are as many as a survey has; `columns` names the first of them.
 */
export function strangeField(
  fields: readonly string[] | null,
  columns: readonly string[],
): UsageRefusal | null {
  const known = new Set(columns.map(columnKey));
  const found = fields?.find((name) => !known.has(columnKey(name.replace(/\d+$/u, '1'))));
  if (found === undefined) return null;
  return {
    key: 'usage.notOneOf',
    values: { flag: '--fields', found, available: columns.join(', ') },
  };
}

/** The report with the columns asked for, or the name that is not one of its columns; null asks for all. */
export async function chosenFields(
  content: ReportContent,
  fields: readonly string[] | null,
  means: Means,
): Promise<Either<UsageRefusal, ReportContent>> {
  if (fields === null) return right(content);
  const { tablesOf } = await import('#adapters/driven/render/tables-of.ts');
  const { report } = await tablesOf(content, means, true);
  const chosen = chosenColumns(report, fields);
  if (!isLeft(chosen)) return right({ kind: 'rows', report: chosen.right });
  const available = report.table.columns.join(', ');
  return left({ key: 'usage.notOneOf', values: { flag: '--fields', found: chosen.left.found, available } });
}
