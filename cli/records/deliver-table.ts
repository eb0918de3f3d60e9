import { statSync } from 'node:fs';
import { join } from 'node:path';
import { chosenColumns } from '#application/reports/chosen-columns.ts';
import type { Report } from '#application/reports/report.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../command.ts';
import { misused } from '../commands/budget/refuse.ts';
import { deliver } from '../deliver.ts';
import type { ExitCode } from '../exit-codes.ts';
import { fill } from '../fill.ts';
import type { Format } from '../output-format.ts';
import { type Paint, paintWhen } from '../paint.ts';
import type { RecordOptions } from './record-options.ts';

/** As wide as a table is where no terminal says otherwise. */
const usualColumns = 108;

/** What is written, under which name where `--out` is a folder, and what stands under a table for people. */
export interface Deliverable {
  readonly report: Report;
  readonly fileName: string;
  readonly command: string;
  readonly json: () => string;
  readonly lines: (style: { readonly columns: number; readonly paint: Paint }) => readonly string[];
}

/** Writes a table in the format asked for, to where it was asked for. */
export async function deliverTable(
  deliverable: Deliverable,
  options: RecordOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { fields } = options;
  const chosen = fields === null ? right(deliverable.report) : chosenColumns(deliverable.report, fields);
  if (isLeft(chosen)) {
    const available = deliverable.report.table.columns.join(', ');
    const values = { flag: '--fields', found: chosen.left.found, available };
    return misused({ key: 'usage.notOneOf', values }, context, deliverable.command);
  }
  const place = placeOf(options, deliverable.fileName);
  const made = { ...deliverable, report: chosen.right };
  const bytes = await bytesOf(made, { ...options, ...place }, context);
  const paint = paintWhen(context.io.errIsTerminal && options.colours && !context.io.env['NO_COLOR']);
  return deliver(bytes, { ...options, ...place }, context, paint);
}

/** In a folder the file has the name of the download, and is a workbook where no format is named. */
export function placeOf(
  { out, format }: { readonly out: string | null; readonly format: Format },
  fileName: string,
): { readonly out: string | null; readonly format: Format } {
  const isFolder = out !== null && statSync(out, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder) return { out, format };
  const inFolder = format === 'table' ? 'xlsx' : format;
  return { out: join(out, `${fileName}.${inFolder}`), format: inFolder };
}

async function bytesOf(
  { report, json, lines }: Deliverable,
  { format, out, bom, colours, fields }: RecordOptions,
  { io, texts }: CommandContext,
): Promise<string | Uint8Array> {
  if (format === 'json') {
    const { reportJson } = await import('./report-json.ts');
    return fields === null ? json() : reportJson(report);
  }
  if (format === 'table') {
    const { tableLines } = await import('./table-lines.ts');
    const toTerminal = out === null && io.outIsTerminal;
    const columns = toTerminal ? Math.min(io.outColumns || usualColumns, 160) : usualColumns;
    const paint = paintWhen(toTerminal && colours && !io.env['NO_COLOR']);
    const shown =
      fields === null ? lines({ columns, paint }) : tableLines(report.table, { columns, paint, texts });
    return shown.join('\n').concat('\n');
  }
  const { reportWriter } = await import('../report-writer.ts');
  return (await reportWriter(format, bom, texts)).write(report);
}

/** What would be asked and written, without doing either. */
export async function tellPlan(
  addresses: readonly string[],
  fileName: string,
  options: RecordOptions,
  { io, texts }: CommandContext,
): Promise<void> {
  const { out } = placeOf(options, fileName);
  for (const address of addresses) await io.out(`GET ${address}\n`);
  if (out !== null) await io.out(`${fill(texts['plan.writes'], { name: out })}\n`);
}
