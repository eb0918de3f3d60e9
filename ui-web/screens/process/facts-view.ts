import { formatMoney, formatShare } from '#application/text/numbers.ts';
import type { BudgetRule, RuleKind, RuleOf } from '#domain/budget/budget-rule.ts';
import type { AttachedFile } from '#domain/processes/process.ts';
import type { FoundText } from '#domain/shared/localized-text.ts';
import type { DocumentItem } from '#ui-web/components/document-list/document-list.tsx';
import { fileDetail } from '#ui-web/components/document-list/file-detail.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { ProcessStatus } from './process-status.ts';

type Words<Rule> = (rule: Rule, speech: Speech) => string;

const methods: { readonly [K in RuleKind]: Words<RuleOf<K>> } = {
  'by-votes': (_, { t }) => t('process:rule.byVotes'),
  threshold: ({ share: { numerator, denominator }, base }, { t, language }) => {
    const share = formatShare(numerator, denominator, language);
    return t(base === 'votes' ? 'process:rule.thresholdVotes' : 'process:rule.thresholdBallots', { share });
  },
  'equal-shares': (_, { t }) => t('process:rule.equalShares'),
  phragmen: (_, { t }) => t('process:rule.phragmen'),
  'max-votes': (_, { t }) => t('process:rule.maxVotes'),
};

/** The rule of a vote in a line: "Por votos; empates, menor importe y después orden de la lista". */
export function ruleLine(rule: BudgetRule, speech: Speech): string {
  const { t } = speech;
  const method = methods[rule.kind] as Words<BudgetRule>;
  const ties = rule.ties.map((tie) => t(`process:rule.tie.${tie}`)).join(t('process:rule.then'));
  const parts = [
    method(rule, speech),
    ...('order' in rule && rule.order !== 'votes' ? [t('process:rule.perAmount')] : []),
    ...('onMisfit' in rule && rule.onMisfit === 'stop' ? [t('process:rule.stop')] : []),
    ...(ties === '' ? [] : [t('process:rule.ties', { ties })]),
  ];
  return parts.join('; ');
}

export interface FactView {
  readonly term: string;
  readonly value: string | FoundText;
  readonly mail?: true;
}

/** "En resumen": the sum to allocate, who votes, how votes are counted, whom to ask. */
export function factViews({ process, vote }: ProcessStatus, speech: Speech): readonly FactView[] {
  const { t, said } = speech;
  const question = vote?.survey.question;
  const budget = question?.kind === 'budgetAmount' ? question : null;
  const amount = process.amount ?? budget?.total ?? null;
  const facts: FactView[] = [];
  if (amount !== null) facts.push({ term: t('process:facts.budget'), value: formatMoney(amount) });
  if (process.who !== null) facts.push({ term: t('process:facts.who'), value: said(process.who) });
  if (budget) facts.push({ term: t('process:facts.rule'), value: ruleLine(budget.rule, speech) });
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
