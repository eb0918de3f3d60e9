import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Format, formatEntry } from '#adapters/driven/render/formats.ts';
import type { Means, RenderRefusal } from '#adapters/driven/render/render.ts';
import type { ReportContent } from '#adapters/driven/render/report-content.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { CommandContext } from './command.ts';
import { misused } from './commands/budget/refuse.ts';
import { deliver } from './deliver.ts';
import type { ExitCode } from './exit-codes.ts';
import type { OutputOptions } from './output-options.ts';
import { paintForData, paintForErrors } from './paint-for.ts';
import { chosenFields } from './records/chosen-fields.ts';
import type { UsageRefusal } from './usage.ts';

/** The author of a report: the command as it is typed, and the name of its file if `--out` is a folder. */
export interface Writer {
  readonly command: string;
  readonly fileName?: string;
}

type Options = Omit<OutputOptions, 'dryRun'>;

/** Writes a report in the format and to the place asked for. */
export async function deliverReport(
  content: ReportContent,
  { command, fileName }: Writer,
  options: Options,
  context: CommandContext,
): Promise<ExitCode> {
  context.io.endAtOnce();
  context.io.doing('writing');
  const place = fileName === undefined ? options : { ...options, ...placeOf(options, fileName) };
  const means = meansFor(place, context);
  const chosen = await chosenFields(content, options.fields, means);
  if (isLeft(chosen)) return misused(chosen.left, context, command);
  const render = await formatEntry(place.format).load();
  const rendered = await render(chosen.right, means);
  if (isLeft(rendered)) return misused(notRendered(rendered.left), context, command);
  return deliver(rendered.right, place, context, paintForErrors(context.io, options));
}

const meansFor = (options: Options, { io, say, locale }: CommandContext): Means => ({
  say,
  language: locale,
  byteOrderMark: options.bom,
  columns: options.out === null && io.outIsTerminal ? io.outColumns : null,
  paint: paintForData(io, options),
});

const notRendered = (refusal: RenderRefusal): UsageRefusal =>
  refusal.kind === 'notWritable'
    ? { key: 'usage.pbNotWritable', values: { found: refusal.id } }
    : { key: 'usage.pbNeedsBallots', values: {} };

/** In a folder the file has the name of the download, and is a workbook if no format is named. */
function placeOf(
  { out, format }: { readonly out: string | null; readonly format: Format },
  fileName: string,
): { readonly out: string | null; readonly format: Format } {
  const isFolder = out !== null && statSync(out, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder) return { out, format };
  const inFolder = format === 'table' ? 'xlsx' : format;
  return { out: join(out, `${fileName}.${inFolder}`), format: inFolder };
}

/** What would be requested and written, without doing either. */
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
