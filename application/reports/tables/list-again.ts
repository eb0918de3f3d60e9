import type { ListWords } from '../comparison/comparison-sheet.ts';
import type { ReportSheet } from '../report.ts';
import { filled, inEights } from '../sheet-parts.ts';
import type { TableOrigin } from './table-origin.ts';

/** How anyone gets the same list again: from which source, and by which command. */
export const listAgain = (
  { name, sha256, command = '' }: TableOrigin,
  { say, ofList }: ListWords,
): NonNullable<ReportSheet['recount']> => ({
  title: say('recount'),
  text: ofList('listAgain'),
  facts: filled([
    [ofList('source'), name],
    [say('file'), inEights(sha256 ?? '')],
    [say('command'), command],
  ]),
});
