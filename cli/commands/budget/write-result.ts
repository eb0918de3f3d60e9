import type { ComputedBudget } from '#application/reports/budget-report.ts';
import type { WholeElection } from '#adapters/driven/pabulib/write-pabulib.ts';
import { type Either, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { paintWhen } from '../../paint.ts';
import { reportWriter } from '../../report-writer.ts';
import type { UsageRefusal } from '../../usage.ts';
import type { ComputeOptions } from './compute-options.ts';

/** As wide as a table is where no terminal says otherwise. */
const usualColumns = 108;

/**
 * The result in the format asked for, or why it cannot be had in that one. Libraries of a format are loaded with it.
 */
export async function resultBytes(
  computed: ComputedBudget,
  { election, about }: WholeElection,
  options: ComputeOptions,
  context: CommandContext,
): Promise<Either<UsageRefusal, string | Uint8Array>> {
  switch (options.format) {
    case 'json': {
      const { budgetJson } = await import('#application/reports/budget-json.ts');
      return right(budgetJson(computed, options.explain));
    }
    case 'table':
      return right(await tableText(computed, options, context));
    case 'pb': {
      const { electionFile } = await import('./election-file.ts');
      return electionFile(election, about, computed);
    }
    default: {
      const { budgetReport } = await import('#application/reports/budget-report.ts');
      const { originEntries } = await import('./origin-lines.ts');
      const writer = await reportWriter(options.format, options.bom, context.texts);
      const told = originEntries(computed, context.texts);
      return right(await writer.write({ ...budgetReport(computed), told }));
    }
  }
}

async function tableText(
  computed: ComputedBudget,
  options: ComputeOptions,
  { io, texts }: CommandContext,
): Promise<string> {
  const { resultTable } = await import('./result-table.ts');
  const { explanation, originLines } = await import('./origin-lines.ts');
  const toTerminal = options.out === null && io.outIsTerminal;
  const style = {
    columns: toTerminal ? Math.min(io.outColumns ?? usualColumns, 140) : usualColumns,
    currency: computed.currency,
    texts,
    paint: paintWhen(toTerminal && options.colours && !io.env['NO_COLOR']),
  };
  const explained = options.explain ? [...explanation(computed.allocation, style), ''] : [];
  const lines = [resultTable(computed.allocation, style), ...explained, ...originLines(computed, style)];
  return lines.join('\n').concat('\n');
}
