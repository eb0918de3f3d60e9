import type { ComputedBudget } from '#application/reports/budget/budget-report.ts';
import type { PabulibRefusal, WholeElection } from '#adapters/driven/render/pb/write-pabulib.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ToldProject } from '#application/reports/budget/told-projects.ts';
import type { CommandContext } from '../../command.ts';
import type { Format } from '#adapters/driven/render/formats.ts';
import { withFields } from '../../records/chosen-fields.ts';
import { reportWriter } from '#adapters/driven/render/report-writers.ts';
import type { UsageRefusal } from '../../usage.ts';
import type { ComputeOptions } from './compute-options.ts';
import type { TableStyle } from '#adapters/driven/render/table/budget/table-parts.ts';

/**
 * The result in the format asked for, or why it cannot be had in that one. Libraries of a format are loaded with it.
 */
export async function resultBytes(
  computed: ComputedBudget,
  { election, about }: WholeElection,
  options: ComputeOptions,
  context: CommandContext,
): Promise<Either<UsageRefusal, string | Uint8Array>> {
  const told = options.explain || options.format === 'html' ? await explained(computed, context) : null;
  const { format, fields } = options;
  if (format === 'html') {
    const { resultPage } = await import('#adapters/driven/render/html/budget/result-page.ts');
    return right(await resultPage(computed, told ?? [], context));
  }
  if (format === 'pb') {
    const { electionFile } = await import('#adapters/driven/render/pb/election-file.ts');
    const written = electionFile(election, about, computed);
    return isLeft(written) ? left(notWritten(written.left)) : written;
  }
  if (fields !== null) return chosenBytes(computed, told, fields, { ...options, format }, context);
  if (format === 'json') {
    const { budgetJson } = await import('#application/reports/budget/budget-json.ts');
    return right(budgetJson(computed, told));
  }
  if (format === 'table') return right(await tableText(computed, told, options, context));
  const { budgetReport } = await import('#application/reports/budget/budget-report.ts');
  const { originEntries } = await import('#adapters/driven/render/words/origin-entries.ts');
  const writer = await reportWriter(format, options.bom, context.say);
  const isOneTable = format === 'csv' || format === 'tsv';
  const report = budgetReport(computed, told, isOneTable ? 'beside' : 'apart');
  return right(await writer.write({ ...report, told: originEntries(computed, context.say) }));
}

const notWritten = (refusal: PabulibRefusal): UsageRefusal =>
  refusal.kind === 'notWritable'
    ? { key: 'usage.pbNotWritable', values: { found: refusal.id } }
    : { key: 'usage.pbNeedsBallots', values: {} };

/** The columns that were asked for, in any format of rows. */
async function chosenBytes(
  computed: ComputedBudget,
  told: readonly ToldProject[] | null,
  fields: readonly string[],
  options: ComputeOptions & { readonly format: Format },
  { io, say }: CommandContext,
): Promise<Either<UsageRefusal, string | Uint8Array>> {
  const { budgetReport } = await import('#application/reports/budget/budget-report.ts');
  const chosen = withFields(budgetReport(computed, told, 'beside'), fields);
  if (isLeft(chosen)) return chosen;
  const { reportBytes } = await import('../../records/report-bytes.ts');
  const { originEntries } = await import('#adapters/driven/render/words/origin-entries.ts');
  const report = { ...chosen.right, told: originEntries(computed, say) };
  return right(await reportBytes(report, options, { io, say }));
}

/** Why each project was funded or not: computed only on demand. */
async function explained(
  { election, allocation }: ComputedBudget,
  { locale }: CommandContext,
): Promise<readonly ToldProject[]> {
  const { explanationIn } = await import('#adapters/driven/texts/sentences-in.ts');
  const { toldProjects } = await import('#application/reports/budget/told-projects.ts');
  return toldProjects(election, allocation, explanationIn(locale));
}

async function tableText(
  computed: ComputedBudget,
  told: readonly ToldProject[] | null,
  options: ComputeOptions,
  { io, say }: CommandContext,
): Promise<string> {
  const { resultTable } = await import('#adapters/driven/render/table/budget/result-table.ts');
  const { originLines } = await import('#adapters/driven/render/table/budget/origin-lines.ts');
  const { tableStyle } = await import('../../records/report-bytes.ts');
  const style = { ...tableStyle(options, io), currency: computed.currency, say };
  const reasons = told === null ? [] : [...(await reasonLines(told, style)), ''];
  const lines = [resultTable(computed.allocation, style), ...reasons, ...originLines(computed, style)];
  return lines.join('\n').concat('\n');
}

async function reasonLines(told: readonly ToldProject[], style: TableStyle): Promise<readonly string[]> {
  const { explanationLines } = await import('#adapters/driven/render/table/budget/explanation-lines.ts');
  return explanationLines(told, style);
}
