import { computeBudget } from '#application/budget/compute-budget.ts';
import type { CountedBallotList, ListRefusal } from '#application/ports/ballot-list-reader.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { ListCounter } from '#application/ports/browser/list-counter.ts';
import type { PublishedBallots } from '#application/ports/browser/published-ballots.ts';
import { asksBallots } from '#domain/budget/budget-rule.ts';
import { movedMarks } from '#domain/budget/ballot-marks.ts';
import type { BallotMarks, Election } from '#domain/budget/election.ts';
import { explainAllocation } from '#domain/budget/explanation/explain.ts';
import type { Explained } from '#domain/budget/explanation/explanation.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { fingerprintFault } from '#domain/voting/published-list.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';
import type { Difference, Published, Recount, SharedOut } from './recount-result.ts';
import { surveyElection } from './survey-election.ts';

interface Ports {
  readonly surveys: PublishedBallots;
  readonly listCounter: ListCounter;
}

/** Why a survey could not be counted again: its list did not come, or cannot be read. */
export type RecountRefusal = CouncilRefusal | ListRefusal;

/** Fetches the published ballots of a closed survey, counts them again here, and compares. */
export const recount =
  ({ surveys, listCounter }: Ports) =>
  async (realm: RealmId, published: Published): Promise<Either<RecountRefusal, Recount>> => {
    const text = await surveys.ballotList(realm, published.survey);
    return isLeft(text) ? text : listCounter.count(text.right, published);
  };

/**
 * The result of the list, compared with the published one: everything in which they do not agree, the gravest first,
 * and who is funded by the rule of the list. A rule that looks at single ballots gets those of the list; only counts
 * are published, so for such a rule the published rule is compared with the one that the list carries.
 */
export function compareWith(
  published: Published,
  list: CountedBallotList,
): Pick<Recount, 'differences' | 'shared' | 'explained'> {
  const { tally: counted } = list;
  const found: Difference[] = [];
  if (fingerprintFault(list) !== null) found.push({ kind: 'fingerprint' });
  if (list.survey !== published.survey) found.push({ kind: 'otherSurvey', found: list.survey });
  if (counted.ballots !== published.tally.ballots) {
    found.push({ kind: 'ballots', published: published.tally.ballots, counted: counted.ballots });
  }
  const blank = { published: published.tally.blank ?? 0, counted: counted.blank ?? 0 };
  if (blank.published !== blank.counted) found.push({ kind: 'blank', ...blank });
  for (const id of new Set([...published.tally.counts.keys(), ...counted.counts.keys()])) {
    const votes = { published: published.tally.counts.get(id) ?? 0, counted: counted.counts.get(id) ?? 0 };
    if (votes.published !== votes.counted) found.push({ kind: 'votes', id, ...votes });
  }
  for (const id of new Set([...published.tally.spread.keys(), ...counted.spread.keys()])) {
    const spread = { published: published.tally.spread.get(id) ?? [], counted: counted.spread.get(id) ?? [] };
    if (spread.published.join() !== spread.counted.join()) found.push({ kind: 'spread', id, ...spread });
  }
  const outcome = sharedOut(list.question, counted, list);
  const funded = {
    published: fundedIn(sharedOut(published.question, published.tally, list)),
    counted: fundedIn(outcome),
  };
  if (funded.published.join('\n') !== funded.counted.join('\n')) found.push({ kind: 'funded', ...funded });
  return { differences: found, shared: outcome?.shared ?? null, explained: explainedBy(outcome) };
}

interface Outcome {
  readonly election: Election;
  readonly shared: NonNullable<SharedOut>;
  readonly asksBallots: boolean;
}

/** Titles are left out: the screen or command that shows the outcome looks them up. */
function sharedOut(question: Question, counts: Tally, list: CountedBallotList): Outcome | null {
  if (question.kind !== 'budgetAmount') return null;
  const marks = asksBallots(question.rule) ? marksFor(question, list) : null;
  const election = surveyElection(question, counts, () => '', marks);
  return { election, shared: computeBudget(election, question.rule), asksBallots: marks !== null };
}

/** The ballots of the list by the places that projects have in this question, which may be another than the list's. */
function marksFor({ proposals }: BudgetQuestion, { question, marks }: CountedBallotList): BallotMarks | null {
  if (marks === null || question.kind !== 'budgetAmount') return null;
  const places = new Map(proposals.map(({ id }, place) => [id, place]));
  const moved = question.proposals.map(({ id }) => places.get(id));
  return moved.every((place, at) => place === at) ? marks : movedMarks(marks, (place) => moved[place]);
}

function explainedBy(outcome: Outcome | null): readonly Explained[] {
  if (outcome === null || !outcome.asksBallots || isLeft(outcome.shared)) return [];
  return explainAllocation(outcome.election, outcome.shared.right);
}

/** The ids of the funded proposals in the order of the rule; empty without a budget or a decision. */
const fundedIn = (outcome: Outcome | null): readonly string[] =>
  outcome === null || isLeft(outcome.shared)
    ? []
    : outcome.shared.right.funded.map(({ project }) => project.id);
