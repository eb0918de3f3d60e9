import type { Provenance, Report, ReportCell } from '#application/reports/report.ts';
import type { DocumentLanguage } from '#application/reports/report-writer.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { BudgetResultView } from '../kinds/budget-amount/result.ts';
import type { ResultView } from '../parts/result-view.ts';
import { workbookWords } from './report-words.ts';
import { ruleFacts } from '../kinds/budget-amount/rule-view.ts';

/** The bars of a document: the first column of text, and the first of numbers after it. */
export function drawnAs(
  columns: readonly string[],
  rows: readonly (readonly ReportCell[])[],
): Pick<Report, 'chart'> {
  const [first = []] = rows;
  const name = first.findIndex(({ kind }) => kind === 'text');
  const number = first.findIndex(
    ({ kind }, place) => place > name && (kind === 'count' || kind === 'decimal'),
  );
  const [label, value] = [columns[name], columns[number]];
  return label !== undefined && value !== undefined ? { chart: { label, value } } : {};
}

/** The sentence with which the page begins, and the rule by which a budget was allocated. */
export function resultProvenance(view: ResultView | BudgetResultView, speech: Speech): Provenance {
  const conclusion = view.conclusion.replaceAll(/<\/?\w+>/gu, '');
  const allocation = 'allocation' in view ? view.allocation : null;
  // A decided budget has its rule and its budget at the head of the document.
  const facts = allocation === null ? [] : ruleFacts(allocation, speech).slice(2);
  return [
    [speech.t('results:file.result'), conclusion],
    ...facts.map(({ term, value }) => [term, typeof value === 'string' ? value : ''] as const),
  ];
}

/** What a document needs beside those words. */
export const documentWords = (speech: Speech): DocumentLanguage => ({
  wording: workbookWords(speech),
  tag: languageTag(speech.language),
  ofAll: (part, all) => speech.t('results:file.ofAll', { part, all }),
});
