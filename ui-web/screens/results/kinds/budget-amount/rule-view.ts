import { tieName } from '#domain/budget/parameters.ts';
import { percentage } from '#domain/budget/rules/percentage.ts';
import { formatCount, formatMoney, withPercent } from '#application/text/numbers.ts';
import { preferredWords, sharesWords } from '#application/reports/budget/shares-words.ts';
import { capital } from '#application/text/capital.ts';
import type { Allocation, DecidedTie, PreferredOutcome } from '#domain/budget/allocation.ts';
import type { BudgetRule, RuleKind, RuleOf } from '#domain/budget/budget-rule.ts';
import type { BudgetProject } from '#domain/budget/election.ts';
import type { InOrderRule, Share } from '#domain/budget/parameters.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { Fact } from '#ui-web/components/facts/facts.tsx';
import { sharesSay } from '#ui-web/shares-say.ts';
import type { Speech } from '#ui-web/speech.ts';
import { namesInARow } from '../../parts/names.ts';

/** `5 %`, `2,5 %`. */
export const percentWords = (share: Share, language: Language): string =>
  withPercent(percentage(share).replace('.', ',').replace('%', ''), language);

/** How it was decided: rule, budget, order for ties, ties that mattered, and the proposals that a threshold left in. */
export function ruleFacts(allocation: Allocation, speech: Speech): readonly Fact[] {
  const { t } = speech;
  const { rule, budget, ties, eligible, preferred } = allocation;
  const facts: Fact[] = [
    { term: t('results:rule.term'), value: ruleWords(rule, speech) },
    { term: t('results:rule.budget'), value: formatMoney(budget) },
  ];
  if (preferred) facts.push(preferredFact(preferred, speech));
  if (eligible) facts.push({ term: t('results:rule.eligible'), value: eligibleWords(allocation, speech) });
  if (rule.ties.length > 0) facts.push({ term: t('results:rule.ties'), value: tieOrder(rule, speech) });
  if (ties.length > 0) {
    const value = ties.map((tie) => tieWords(tie, allocation, speech)).join(' ');
    facts.push({ term: t('results:rule.tieMattered', { count: ties.length }), value });
  }
  return facts;
}

/** What the comparison step found, with the names that rules have on the page of their comparison. */
const preferredFact = (preferred: PreferredOutcome, speech: Speech): Fact => {
  const say = sharesSay(speech);
  const names = {
    shares: `«${speech.t('comparison:rule.equal-shares')}»`,
    votes: `«${speech.t('comparison:rule.by-votes')}»`,
  };
  return { term: capital(say('compared')), value: `${capital(preferredWords(preferred, names, say))}.` };
};

type Words<Rule> = (rule: Rule, speech: Speech) => string;

const inOrderWords: Words<InOrderRule> = ({ onMisfit, order }, { t }) =>
  [t(`results:rule.byVotes.${onMisfit}`), ...(order === 'votes' ? [] : [t('results:rule.perAmount')])].join(
    ' ',
  );

const words: { readonly [K in RuleKind]: Words<RuleOf<K>> } = {
  'by-votes': inOrderWords,
  threshold: (rule, speech) => {
    const share = percentWords(rule.share, speech.language);
    return `${speech.t(`results:rule.threshold.${rule.base}`, { share })} ${inOrderWords(rule, speech)}`;
  },
  'equal-shares': (rule, speech) =>
    [
      speech.t('results:rule.equalShares'),
      ...sharesWords(rule, sharesSay(speech)).map((words) => `${capital(words)}.`),
    ].join(' '),
  phragmen: (_, { t }) => t('results:rule.phragmen'),
  'max-votes': (_, { t }) => t('results:rule.maxVotes'),
};

function ruleWords(rule: BudgetRule, speech: Speech): string {
  const wordsOf = words[rule.kind] as Words<BudgetRule>;
  return wordsOf(rule, speech);
}

/** By both readings, since they leave different sets in; with a warning if one leaves no proposal. */
function eligibleWords({ eligible, rule }: Allocation, { t }: Speech): string {
  if (eligible === null || rule.kind !== 'threshold') return '';
  const ballots = eligible.ballots === null ? null : formatCount(eligible.ballots);
  const counts = [
    t('results:rule.eligibleByVotes', { n: formatCount(eligible.votes) }),
    ...(ballots === null ? [] : [t('results:rule.eligibleByBallots', { n: ballots })]),
    t(`results:rule.applied.${rule.base}`),
  ];
  return [...counts, ...(eligible[rule.base] === 0 ? [t('results:rule.noneEligible')] : [])].join(' ');
}

const tieOrder = ({ ties }: BudgetRule, { t }: Speech): string =>
  ties
    .map((tie, index) => t('results:rule.tieStep', { n: index + 1, name: t(`results:ties.${tieName(tie)}`) }))
    .join(' ');

/** What outcome of a proposal that was level with another. */
function fateWords({ id, title, amount }: BudgetProject, { funded }: Allocation, { t }: Speech): string {
  const isFunded = funded.some(({ project }) => project.id === id);
  return t(isFunded ? 'results:rule.tieFunded' : 'results:rule.tieUnfunded', {
    name: title,
    amount: formatMoney(amount),
  });
}

/** Which proposals were tied, what decided, and the outcome of each, in the order that the tie-break gave. */
function tieWords({ between, decidedBy, votes }: DecidedTie, allocation: Allocation, speech: Speech): string {
  const { t } = speech;
  const tied = allocation.order.filter(({ id }) => between.includes(id));
  const names = namesInARow(
    tied.map(({ title }) => title),
    speech,
  );
  return [
    votes === null
      ? t('results:rule.tieLevel', { names })
      : t('results:rule.tieBetween', { names, count: votes, n: formatCount(votes) }),
    t('results:rule.tieDecided', { name: t(`results:ties.${tieName(decidedBy)}`) }),
    ...tied.map((project) => fateWords(project, allocation, speech)),
  ].join(' ');
}
