import { sharesWords } from '#application/reports/budget/shares-words.ts';
import { formatShare } from '#application/text/numbers.ts';
import type { BudgetRule, RuleKind, RuleOf } from '#domain/budget/budget-rule.ts';
import { tieName } from '#domain/budget/parameters.ts';
import { sharesSay } from '#ui-web/shares-say.ts';
import type { Speech } from '#ui-web/speech.ts';

type Words<Rule> = (rule: Rule, speech: Speech) => string;

const methods: { readonly [K in RuleKind]: Words<RuleOf<K>> } = {
  'by-votes': (_, { t }) => t('rule:byVotes'),
  threshold: ({ share: { numerator, denominator }, base }, { t, language }) => {
    const share = formatShare(numerator, denominator, language);
    return t(base === 'votes' ? 'rule:thresholdVotes' : 'rule:thresholdBallots', { share });
  },
  'equal-shares': (_, { t }) => t('rule:equalShares'),
  phragmen: (_, { t }) => t('rule:phragmen'),
  'max-votes': (_, { t }) => t('rule:maxVotes'),
};

/** The rule of a vote in a line: "Por votos; empates, menor importe y después orden de la lista". */
export function ruleLine(rule: BudgetRule, speech: Speech): string {
  const { t } = speech;
  const method = methods[rule.kind] as Words<BudgetRule>;
  const ties = rule.ties.map((tie) => t(`rule:tie.${tieName(tie)}`)).join(t('rule:then'));
  const parts = [
    method(rule, speech),
    ...(rule.kind === 'equal-shares' ? sharesWords(rule, sharesSay(speech)) : []),
    ...('order' in rule && rule.order !== 'votes' ? [t('rule:perAmount')] : []),
    ...('onMisfit' in rule && rule.onMisfit === 'stop' ? [t('rule:stop')] : []),
    ...(ties === '' ? [] : [t('rule:ties', { ties })]),
  ];
  return parts.join('; ');
}
