import { htmlReport } from '#contract-tests/council-api/reports/html-report.ts';
import { jsonReport } from '#contract-tests/council-api/reports/json-report.ts';
import { junitReport } from '#contract-tests/council-api/reports/junit-report.ts';
import { tapReport } from '#contract-tests/council-api/reports/tap-report.ts';
import type { ReportSettings, OutcomeInWords } from '#contract-tests/council-api/reports/outcome-in-words.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { writeWhole } from '#adapters/driven/files/write-whole.ts';
import type { CommandContext } from '../../command.ts';
import { paintWhen } from '#adapters/driven/terminal/paint.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { outcomeLines, totalLines } from './outcome-lines.ts';
import type { RunOptions } from './run-options.ts';

/** Writes the report to the given place; false if its file cannot be written. A table is already on the screen. */
export async function deliverOutcomes(
  outcomes: readonly OutcomeInWords[],
  seconds: string,
  { format, out }: RunOptions,
  settings: ReportSettings,
  { io, say, locale }: CommandContext,
): Promise<boolean> {
  const report = () => written(format, outcomes, seconds, settings, locale);
  if (out === null) {
    if (format !== 'table') await io.out(report());
    return true;
  }
  try {
    writeWhole(out, Buffer.from(report()));
    return true;
  } catch (error) {
    const cause = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    io.err(`${say('label.error')} ${say('file.unwritable', { name: printable(out), cause })}\n`);
    return false;
  }
}

function plainTable(outcomes: readonly OutcomeInWords[], seconds: string, { say }: ReportSettings): string {
  const style = { columns: 108, say, paint: paintWhen(false) };
  const lines = outcomes.flatMap((outcome) => outcomeLines(outcome, style));
  return `${[...lines, ...totalLines(outcomes, seconds, null, style)].join('\n')}\n`;
}

function written(
  format: RunOptions['format'],
  outcomes: readonly OutcomeInWords[],
  seconds: string,
  settings: ReportSettings,
  language: Language,
): string {
  switch (format) {
    case 'json':
      return jsonReport(outcomes, settings);
    case 'junit':
      return junitReport(outcomes, settings);
    case 'html':
      return htmlReport(outcomes, settings, language);
    case 'tap':
      return tapReport(outcomes, settings);
    case 'table':
      return plainTable(outcomes, seconds, settings);
    default:
      return format satisfies never;
  }
}
