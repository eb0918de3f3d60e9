import type { Report } from '#application/reports/report.ts';
import type { CommandContext } from '../command.ts';
import type { Format } from '#adapters/driven/render/formats.ts';
import { type Paint, paintWhen } from '#adapters/driven/terminal/paint.ts';

/** As wide as a table is where no terminal says otherwise. */
const usualColumns = 108;

interface Wanted {
  readonly out: string | null;
  readonly colours: boolean;
  readonly bom: boolean;
}

type Surroundings = Pick<CommandContext, 'io' | 'say'>;

/** How wide a table for people may be, and whether it has colours: both only where a terminal shows it. */
export function tableStyle(
  { out, colours }: Pick<Wanted, 'out' | 'colours'>,
  io: CommandContext['io'],
): { readonly columns: number; readonly paint: Paint } {
  const toTerminal = out === null && io.outIsTerminal;
  return {
    columns: toTerminal ? Math.min(io.outColumns || usualColumns, 160) : usualColumns,
    paint: paintWhen(toTerminal && colours && !io.env['NO_COLOR']),
  };
}

/** Any report in any format of rows; for people, its provenance is printed under the table. */
export async function reportBytes(
  report: Report,
  { format, ...wanted }: Wanted & { readonly format: Format },
  { io, say }: Surroundings,
): Promise<string | Uint8Array> {
  if (format === 'json') {
    const { reportJson } = await import('#adapters/driven/render/json/report-json.ts');
    return reportJson(report);
  }
  if (format === 'table') {
    const { tableLines } = await import('#adapters/driven/render/table/table-lines.ts');
    const told = (report.told ?? []).map(([label, words]) => `${label}: ${words}`);
    const lines = tableLines(report.table, { ...tableStyle(wanted, io), say });
    return [...lines, ...(told.length > 0 ? ['', ...told] : [])].join('\n').concat('\n');
  }
  const { reportWriter } = await import('#adapters/driven/render/report-writers.ts');
  return (await reportWriter(format, wanted.bom, say)).write(report);
}
