import type { ComputedBudget } from '#application/reports/budget-report.ts';
import type { CommandContext } from '../../command.ts';
import { paintWhen } from '../../paint.ts';
import type { TextKey } from '../../texts/es.ts';
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
      const writer = await writerFor(options.format, options, context);
      return writer.write(budgetReport(computed));
    }
  }
}

async function writerFor(format: 'csv' | 'tsv' | 'xlsx', options: ComputeOptions, { texts }: CommandContext) {
  if (format === 'xlsx') {
    const { workbookWriter } = await import('#adapters/driven/spreadsheet/workbook-writer.ts');
    return workbookWriter((key) => word(key, texts));
  }
  const { delimitedWriter } = await import('#adapters/driven/csv/delimited-writer.ts');
  return delimitedWriter({ separator: format === 'csv' ? ';' : '\t', byteOrderMark: options.bom });
}

/** The word for a heading or a term of a report. */
function word(key: string, texts: CommandContext['texts']): string {
  for (const prefix of ['report', 'outcome', 'tie']) {
    const full = `${prefix}.${key}`;
    if (full in texts) return texts[full as TextKey];
  }
  throw new Error(`no word for ${key}`);
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
