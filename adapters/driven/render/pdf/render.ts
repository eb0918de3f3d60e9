import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { right } from '#domain/shared/result.ts';
import type { Render } from '../render.ts';
import { tablesOf } from '../tables-of.ts';
import { documentWriter } from './document/document-writer.ts';
import { fontsBy } from './document/font-files.ts';
import { printedReport } from './printed-report.ts';

/** A report as a document for people. */
export const renderPdf: Render = async (content, means) => {
  const { say } = means;
  // A long document makes many short-lived objects. Without this flag the space for them grows to two thirds of the
  // program's memory; 10,000 rows need 160 MB with it and 280 without, in the same time.
  setFlagsFromString('--semi-space-growth-factor=1');
  const { report, wording } = await printedReport(content, await tablesOf(content, means), means);
  const ofAll = (part: number, all: number) => say('document.ofAll', { part, all });
  const writer = documentWriter({ wording, tag: say('document.language'), ofAll }, () => fontsBy(readFile));
  return right(await writer.write(report));
};
