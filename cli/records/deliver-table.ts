import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '#application/reports/report.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { CommandContext } from '../command.ts';
import { misused } from '../commands/budget/refuse.ts';
import type { OutputOptions } from '../commands/survey/output-options.ts';
import { deliver } from '../deliver.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { Format } from '#adapters/driven/render/formats.ts';
import { type Paint, paintWhen } from '#adapters/driven/terminal/paint.ts';
import { withFields } from './chosen-fields.ts';
import type { RecordOptions } from './record-options.ts';
import { reportBytes, tableStyle } from './report-bytes.ts';

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
  const chosen = withFields(deliverable.report, options.fields);
  if (isLeft(chosen)) return misused(chosen.left, context, deliverable.command);
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

/** All columns have a form of their own for people and for programs; chosen ones are rows like any others. */
async function bytesOf(
  { report, json, lines }: Deliverable,
  options: RecordOptions,
  context: CommandContext,
): Promise<string | Uint8Array> {
  const isWhole = options.fields === null;
  if (isWhole && options.format === 'json') return json();
  if (isWhole && options.format === 'table') {
    return lines(tableStyle(options, context.io)).join('\n').concat('\n');
  }
  return reportBytes(report, options, context);
}

/** What would be asked and written, without doing either. */
export async function tellPlan(
  addresses: readonly string[],
  fileName: string,
  options: OutputOptions,
  { io, say }: CommandContext,
): Promise<void> {
  const { out } = placeOf(options, fileName);
  for (const address of addresses) await io.out(`GET ${address}\n`);
  if (out !== null) await io.out(`${say('plan.writes', { name: out })}\n`);
}
