import { computeBudget } from '#application/budget/compute-budget.ts';
import type { CheckedBallotList } from '#application/ports/ballot-list-reader.ts';
import type { CouncilRefusal } from '#application/ports/council-refusal.ts';
import type { CountRefusal, ListCounter } from '#application/ports/list-counter.ts';
import type { SurveySource } from '#application/ports/survey-source.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { Question } from '#domain/voting/survey.ts';
import { surveyElection } from './survey-election.ts';

interface Ports {
  readonly surveys: SurveySource;
  readonly listCounter: ListCounter;
}

/** What the council publishes about a survey, to be counted again. */
export interface Published {
  readonly survey: SurveyId;
  readonly question: Question;
  readonly tally: Tally;
}

/** Where the recount and the published result part. */
export type Difference =
  /** The list is not the one whose fingerprint it carries: it was altered or cut. */
  | { readonly kind: 'fingerprint' }
  | { readonly kind: 'otherSurvey'; readonly found: SurveyId }
  | { readonly kind: 'ballots' | 'blank'; readonly published: number; readonly counted: number }
  | { readonly kind: 'votes'; readonly id: string; readonly published: number; readonly counted: number }
  /** The same points or stars together, but from other positions or other numbers of stars. */
  | {
      readonly kind: 'spread';
      readonly id: string;
      readonly published: readonly number[];
      readonly counted: readonly number[];
    }
  /** The same votes, but others would be funded by the rule that the list carries. */
  | { readonly kind: 'funded'; readonly published: readonly string[]; readonly counted: readonly string[] };

/** A recount, and everything in which it does not agree with what was published. Agreement is no difference. */
export interface Recount {
  /** SHA-256, hexadecimal, as the list claims it and as its bytes give it. */
  readonly claimed: string;
  readonly counted: string;
  readonly tally: Tally;
  readonly differences: readonly Difference[];
}

export type RecountRefusal = CouncilRefusal | CountRefusal;

/** Fetches the published ballots of a closed survey, counts them again here, and compares. */
export const recount =
  ({ surveys, listCounter }: Ports) =>
  async (realm: RealmId, published: Published): Promise<Either<RecountRefusal, Recount>> => {
    const text = await surveys.ballotList(realm, published.survey);
    return isLeft(text) ? text : listCounter.count(text.right, published);
  };

/** Everything in which a list and what was published do not agree, the gravest first. */
export function differencesBetween(
  published: Published,
  list: CheckedBallotList,
  counted: Tally,
): readonly Difference[] {
  const found: Difference[] = [];
  if (list.claimed !== list.counted) found.push({ kind: 'fingerprint' });
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
  const funded = {
    published: fundedBy(published.question, published.tally),
    counted: fundedBy(list.question, counted),
  };
  if (funded.published.join('\n') !== funded.counted.join('\n')) found.push({ kind: 'funded', ...funded });
  return found;
}

/** The ids of the funded proposals in the order of the rule; none where there is no budget or no decision. */
function fundedBy(question: Question, counts: Tally): readonly string[] {
  if (question.kind !== 'budgetAmount') return [];
  const shared = computeBudget(
    surveyElection(question, counts, () => ''),
    question.rule,
  );
  return isLeft(shared) ? [] : shared.right.funded.map(({ project }) => project.id);
}
