import type { ComputedBudget } from '#application/reports/budget-report.ts';
import type { CommandContext } from '../../command.ts';
import { paintWhen } from '../../paint.ts';
import { reportWriter } from '../../report-writer.ts';
import type { ComputeOptions } from './compute-options.ts';

/** As wide as a table is where no terminal says otherwise. */
const usualColumns = 108;

/** The result in the format asked for. Libraries of a format are loaded with it. */
export async function resultBytes(
  computed: ComputedBudget,
  options: ComputeOptions,
  context: CommandContext,
): Promise<string | Uint8Array> {
  switch (options.format) {
    case 'json': {
      const { budgetJson } = await import('#application/reports/budget-json.ts');
      return budgetJson(computed, options.explain);
    }
    case 'table':
      return tableText(computed, options, context);
    default: {
      const { budgetReport } = await import('#application/reports/budget-report.ts');
      const writer = await reportWriter(options.format, options.bom, context.texts);
      return writer.write(budgetReport(computed));
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
