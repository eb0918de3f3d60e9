import type { ReportWords } from '#application/reports/report-writer.ts';
import type { CliSay } from '../../texts/cli-say.ts';
import type { ReportContent } from '../report-content.ts';
import { word } from './word.ts';

/**
 * The words for the headings and terms of a report. The columns of a comparison are headed by the names of the rules,
 * which are shown as they are.
 */
export function wordingOf(content: ReportContent, say: CliSay): ReportWords {
  if (content.kind !== 'comparison') return (key) => word(key, say);
  const headings = new Set(content.compared.names.flatMap((name) => [name, `${name} %`]));
  return (key) => (headings.has(key) ? key : word(key, say));
}
