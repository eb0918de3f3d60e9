import { writeResults } from '#adapters/wire/results.ts';
import type { CountedSurvey } from '#application/reports/tally-report.ts';
import type { CommandContext } from '../../command.ts';
import { paintWhen } from '../../paint.ts';
import type { OutputOptions } from './output-options.ts';

/** As wide as a table is where no terminal says otherwise. */
const usualColumns = 108;

/** The count in the format asked for. */
export async function countedBytes(
  counted: CountedSurvey,
  options: OutputOptions,
  { io, texts }: CommandContext,
): Promise<string | Uint8Array> {
  const { format, out, bom, colours } = options;
  if (format === 'json') {
    const { survey, tally, input } = counted;
    return `${JSON.stringify({ ...writeResults(survey, tally), input }, null, 2)}\n`;
  }
  const { tallyReport } = await import('#application/reports/tally-report.ts');
  const report = tallyReport(counted);
  if (format === 'table') {
    const { tallyTable } = await import('./tally-table.ts');
    const toTerminal = out === null && io.outIsTerminal;
    const columns = toTerminal ? Math.min(io.outColumns ?? usualColumns, 140) : usualColumns;
    const paint = paintWhen(toTerminal && colours && !io.env['NO_COLOR']);
    return tallyTable(counted, report.table, { columns, texts, paint });
  }
  const { reportWriter } = await import('../../report-writer.ts');
  return (await reportWriter(format, bom, texts)).write(report);
}
