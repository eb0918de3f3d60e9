import { formatCount, formatMoney, formatShare } from '#application/text/numbers.ts';
import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';
import type { BudgetRefusal } from '#domain/budget/allocation.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { BudgetResultView } from './result.ts';
import { barLength, blankRow } from '../../parts/result-view.ts';
import { namesInARow } from '../../parts/names.ts';

/** Counts without a decision: the rule's tie-breaks are used up, or it needs something that is unknown. */
export function undecidedView(
  question: BudgetQuestion,
  tally: Tally,
  refusal: BudgetRefusal,
  speech: Speech,
): Omit<BudgetResultView, 'caption'> {
  const { t } = speech;
  const votesOf = (id: string) => tally.counts.get(id) ?? 0;
  const proposals = question.proposals.toSorted((a, b) => votesOf(b.id) - votesOf(a.id));
  const most = Math.max(0, ...proposals.map(({ id }) => votesOf(id)));
  const text = whyUndecided(refusal, speech);
  return {
    conclusion: t('results:undecided.conclusion'),
    details: [],
    bars: proposals.map(({ id, title }, index) => ({
      position: String(index + 1),
      title: speech.said(title),
      value: formatCount(votesOf(id)),
      share: barLength(votesOf(id), most),
      funded: true,
    })),
    rows: [
      ...proposals.map(({ id, title, amount }, index) => ({
        id,
        position: String(index + 1),
        title: speech.said(title),
        votes: formatCount(votesOf(id)),
        share: formatShare(votesOf(id), tally.ballots, speech.language),
        amount: formatMoney(amount),
        outcome: { text: t('results:undecided.outcome'), funded: false },
      })),
      ...blankRow(tally, speech),
    ],
    cut: null,
    allocation: null,
    undecided: text,
  };
}

function whyUndecided(refusal: BudgetRefusal, speech: Speech): string {
  const { t } = speech;
  switch (refusal.kind) {
    case 'unresolvedTie': {
      const titles = refusal.between.map(({ title }) => title);
      const names = namesInARow(titles, speech);
      const { votes } = refusal;
      if (votes === null) return t('results:undecided.level', { names });
      return t('results:undecided.tie', { names, count: votes, n: formatCount(votes) });
    }
    case 'ballotsUnknown':
    case 'ballotsNeeded':
      return t(`results:undecided.${refusal.kind}`);
    default:
      return t('results:undecided.faulty');
  }
}
