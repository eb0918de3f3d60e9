import { parseBallotList } from '#adapters/wire/voting/ballot-list.ts';
import { compareRules, type ComparisonRefusal } from '#application/budget/compare-rules.ts';
import { surveyElection } from '#application/voting/survey-election.ts';
import { markKeeper } from '#domain/budget/ballot-marks.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { Comparison } from '#domain/budget/comparison/compare-allocations.ts';
import type { Election } from '#domain/budget/election.ts';
import { startTally } from '#domain/scoring/tally.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import { type Invention, inventBallots } from '#domain/voting/builder/invented-ballots.ts';
import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';

/** An election of ballots that nobody cast. */
export function inventedElection(
  question: BudgetQuestion,
  invention: Invention,
  titleOf: (title: LocalizedText) => string,
): Election | null {
  const keeper = markKeeper();
  const counting = startTally(question, keeper.take);
  if (counting === null) return null;
  for (const ballot of inventBallots(question, invention)) counting.add(ballot);
  return surveyElection(question, counting.result(), titleOf, keeper.marks());
}

/** An election of the published list of an earlier vote; null if it is no list of a budget that can be counted. */
export function publishedElection(
  list: string,
  zone: TimeZone,
  titleOf: (title: LocalizedText) => string,
): Election | null {
  const read = parseBallotList(list, zone);
  if (isLeft(read) || read.right.question.question.kind !== 'budgetAmount') return null;
  const { question } = read.right.question;
  const keeper = markKeeper();
  const counting = startTally(question, keeper.take);
  if (counting === null) return null;
  for (const { answer } of read.right.ballots) counting.add(answer);
  return surveyElection(question, counting.result(), titleOf, keeper.marks());
}

/** The outcomes of rules on one election, each with its own refusal: one that gives none does not hide the others. */
export function tryRules(
  election: Election,
  rules: readonly BudgetRule[],
): readonly Either<ComparisonRefusal, Comparison['rules'][number]>[] {
  return rules.map((rule) => {
    const compared = compareRules(election, [rule]);
    if (isLeft(compared)) return compared;
    const [first] = compared.right.rules;
    if (first === undefined) throw new Error('a rule without an outcome');
    return right(first);
  });
}
