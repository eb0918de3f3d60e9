import { formatMoney } from '#application/text/numbers.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { AttachedFile } from '#domain/processes/process.ts';
import type { FoundText } from '#domain/shared/localized-text.ts';
import type { DocumentItem } from '#ui-web/components/document-list/document-list.tsx';
import { fileDetail } from '#ui-web/components/document-list/file-detail.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { ProcessStatus } from './process-status.ts';

/** A fact and its words; the rule of a vote is put into words by `RuleInWords`. */
export type FactView = { readonly term: string } & (
  | { readonly value: string | FoundText; readonly mail?: true }
  | { readonly rule: BudgetRule }
);

/** "En resumen": the sum to allocate, who votes, how votes are counted, whom to ask. */
export function factViews({ process, vote }: ProcessStatus, speech: Speech): readonly FactView[] {
  const { t, said } = speech;
  const question = vote?.survey.question;
  const budget = question?.kind === 'budgetAmount' ? question : null;
  const amount = process.amount ?? budget?.total ?? null;
  const facts: FactView[] = [];
  if (amount !== null) facts.push({ term: t('process:facts.budget'), value: formatMoney(amount) });
  if (process.who !== null) facts.push({ term: t('process:facts.who'), value: said(process.who) });
  if (budget) facts.push({ term: t('process:facts.rule'), rule: budget.rule });
  if (process.contact !== null) {
    facts.push({ term: t('process:facts.contact'), value: process.contact, mail: true });
  }
  return facts;
}

/** Documents; one without a title says so, as the specification requires. */
export const documentItems = (files: readonly AttachedFile[], { said, t }: Speech): readonly DocumentItem[] =>
  files.map((file) => {
    const title = said(file.title);
    return {
      href: file.uri,
      title: title.text.trim() === '' ? t('process:untitled') : title,
      detail: fileDetail(file),
    };
  });
