import { computeBudget } from '#application/budget/compute-budget.ts';
import { formatCount, formatMoney, formatShare } from '#application/text/numbers.ts';
import { surveyElection } from '#application/voting/survey-election.ts';
import {
  type Allocation,
  type BudgetRefusal,
  type Funded,
  isFunded,
  type Unfunded,
} from '#domain/budget/allocation.ts';
import { asksBallots } from '#domain/budget/budget-rule.ts';
import { allVotes } from '#domain/budget/election.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { barLength, blankRow, type ResultView } from '../../parts/result-view.ts';
import type { ResultStage } from '../drawn-props.ts';
import { explainedRows } from './explained-rows.ts';
import { outcomeWords } from './outcome-words.ts';
import type { BudgetResultView, Recounted } from './result.ts';
import { titled } from './titled.ts';
import { undecidedView } from './undecided-view.ts';

/** The budget allocated by the survey's own rule, from counts. */
export const allocationOf = (
  question: BudgetQuestion,
  tally: Tally,
  { said }: Speech,
): Either<BudgetRefusal, Allocation> =>
  computeBudget(
    surveyElection(question, tally, (text) => said(text).text),
    question.rule,
  );

/**
 * The result of a budget vote: the allocation, in the order of the rule. A rule that needs single ballots has its
 * outcome from the recount of the published list, `recounted`; until then the page only says that it is computed from
 * there.
 */
export function budgetView(
  survey: Survey,
  question: BudgetQuestion,
  tally: Tally,
  standing: ResultStage,
  speech: Speech,
  recounted: Recounted | null = null,
): BudgetResultView {
  const election = surveyElection(question, tally, (text) => speech.said(text).text);
  const ballots =
    asksBallots(question.rule) && recounted?.shared ? { ...recounted, shared: recounted.shared } : null;
  const shared =
    ballots === null ? allocationOf(question, tally, speech) : titled(ballots.shared, election.projects);
  const { t } = speech;
  const votes = allVotes(election);
  const caption = [
    t('results:ballots', { count: tally.ballots, n: formatCount(tally.ballots) }),
    t('results:votes', { count: votes, n: formatCount(votes) }),
  ].join(', ');
  const base = { caption: t('results:captionBudget', { counts: caption }) };
  if (isLeft(shared)) return { ...base, ...undecidedView(question, tally, shared.left, speech) };
  const allocation = shared.right;
  const { bars, rows } = drawn(entriesOf(allocation), allocation, question, tally, speech);
  return {
    ...base,
    conclusion: conclusionOf(allocation, standing, speech),
    details: detailsOf(allocation, survey, tally, speech),
    bars,
    // While voting is open the page does not say how many votes would change the result.
    rows:
      standing === 'final'
        ? explainedRows(rows, election, allocation, speech, ballots?.explained ?? null)
        : rows,
    cut: cutOf(allocation, speech),
    allocation,
    undecided: null,
  };
}

const entriesOf = ({ funded, unfunded }: Allocation): readonly (Funded | Unfunded)[] =>
  [...funded, ...unfunded].toSorted((a, b) => a.step - b.step);

/** The title in the best language for the reader, with that language. */
const titleIn = (question: BudgetQuestion, id: string, { said }: Speech): Wording =>
  said(question.proposals.find((proposal) => proposal.id === id)?.title);

function drawn(
  entries: readonly (Funded | Unfunded)[],
  allocation: Allocation,
  question: BudgetQuestion,
  tally: Tally,
  speech: Speech,
): Pick<ResultView, 'bars' | 'rows'> {
  const most = Math.max(0, ...entries.map(({ votes }) => votes));
  return {
    bars: entries.map((entry) => ({
      position: String(entry.step),
      title: titleIn(question, entry.project.id, speech),
      value: formatCount(entry.votes),
      share: barLength(entry.votes, most),
      funded: isFunded(entry),
    })),
    rows: [
      ...entries.map((entry) => ({
        id: entry.project.id,
        position: String(entry.step),
        title: titleIn(question, entry.project.id, speech),
        votes: formatCount(entry.votes),
        share: formatShare(entry.votes, tally.ballots, speech.language),
        amount: formatMoney(entry.project.amount),
        outcome: outcomeWords(entry, allocation, speech),
      })),
      ...blankRow(tally, speech),
    ],
  };
}

function cutOf(allocation: Allocation, { t }: Speech): BudgetResultView['cut'] {
  const { fitsInOrder, order, funded, budget, rule } = allocation;
  if (fitsInOrder === 0 || fitsInOrder === order.length) return null;
  const left = funded[fitsInOrder - 1]?.remaining ?? budget;
  return {
    after: fitsInOrder,
    title: t('results:cut.title', { amount: formatMoney(left) }),
    detail: t('onMisfit' in rule && rule.onMisfit === 'skip' ? 'results:cut.skip' : 'results:cut.stop'),
  };
}

function conclusionOf(
  { funded, order, spent, budget }: Allocation,
  standing: ResultStage,
  { t }: Speech,
): string {
  const count = funded.length;
  const words = {
    count,
    n: formatCount(count),
    of: formatCount(order.length),
    spent: formatMoney(spent),
    budget: formatMoney(budget),
  };
  // "One of the one proposals" is not a sentence of any language.
  if (order.length === 1) return t(`results:onlyOne.${standing}.${count === 1 ? 'done' : 'not'}`, words);
  return t(`results:conclusion.${standing}`, words);
}

function detailsOf(
  allocation: Allocation,
  { census }: Survey,
  { ballots }: Tally,
  { t }: Speech,
): readonly string[] {
  const { remaining, unfunded } = allocation;
  const amount = formatMoney(remaining);
  const allTooDear = unfunded.length > 0 && unfunded.every(({ missing }) => missing !== null);
  const left =
    remaining === 0
      ? t('results:left.nothing')
      : t(allTooDear ? 'results:left.noneFits' : 'results:left.plain', { amount });
  const took = t(census ? 'results:people' : 'results:ballotsCast', {
    count: ballots,
    n: formatCount(ballots),
  });
  return [left, took, t('results:freeChoice')];
}
