import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import type { Provenance } from '#application/reports/report.ts';
import { right } from '#domain/shared/result.ts';
import type { CliSay } from '../../texts/cli-say.ts';
import type { Render } from '../render.ts';
import type { ContentOf } from '../report-content.ts';
import { tablesOf } from '../tables-of.ts';
import { originEntries } from '../words/origin-entries.ts';
import { parameterWords } from '../words/rule-words.ts';
import { documentWriter } from './document/document-writer.ts';
import { fontsBy } from './document/font-files.ts';

/** How a result came about, for a document whose head has the rule in sentences: its parameters, without its name. */
const toldBeside = ({ computed }: ContentOf<'budget'>, say: CliSay): Provenance => [
  [say('report.parameters'), parameterWords(computed.allocation, say).join(', ')],
  ...originEntries(computed, say).slice(1),
];

/** A report as a document for people. */
export const renderPdf: Render = async (content, means) => {
  const { say } = means;
  // A long document makes many short-lived objects. Without this flag the space for them grows to two thirds of the
  // program's memory; 10,000 rows need 160 MB with it and 280 without, in the same time.
  setFlagsFromString('--semi-space-growth-factor=1');
  const { report: made, wording } = await tablesOf(content, means);
  const report = content.kind === 'budget' ? { ...made, told: toldBeside(content, say) } : made;
  const ofAll = (part: number, all: number) => say('document.ofAll', { part, all });
  const writer = documentWriter({ wording, tag: say('document.language'), ofAll }, () => fontsBy(readFile));
  return right(await writer.write(report));
};
