import { computeBudget } from '#application/budget/compute-budget.ts';
import type {
  BallotListReader,
  CheckedBallotList,
  UnreadableList,
} from '#application/ports/ballot-list-reader.ts';
import type { CouncilRefusal } from '#application/ports/council-refusal.ts';
import type { SurveySource } from '#application/ports/survey-source.ts';
import { type Tally, tally } from '#domain/scoring/tally.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Question } from '#domain/voting/survey.ts';
import { surveyElection } from './survey-election.ts';

interface Ports {
  readonly surveys: SurveySource;
  readonly ballotLists: BallotListReader;
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
  | { readonly kind: 'ballots'; readonly published: number; readonly counted: number }
  | { readonly kind: 'votes'; readonly id: string; readonly published: number; readonly counted: number }
  /** The same votes, but others would be funded by the rule that the list carries. */
  | { readonly kind: 'funded'; readonly published: readonly string[]; readonly counted: readonly string[] };

/** A recount: the list, and everything in which it does not agree with what was published. Agreement is no difference. */
export interface Recount {
  readonly list: CheckedBallotList;
  readonly tally: Tally;
  readonly differences: readonly Difference[];
}

export type RecountRefusal = CouncilRefusal | UnreadableList | { readonly kind: 'notCountable' };

/** Fetches the published ballots of a closed survey, counts them again here, and compares. */
export const recount =
  ({ surveys, ballotLists }: Ports) =>
  async (realm: RealmId, published: Published): Promise<Either<RecountRefusal, Recount>> => {
    const text = await surveys.ballotList(realm, published.survey);
    if (isLeft(text)) return text;
    const read = await ballotLists.read(text.right);
    if (isLeft(read)) return read;
    const list = read.right;
    const counted = tally(
      list.question,
      list.ballots.map(({ answer }) => answer),
    );
    if (counted === null) return left({ kind: 'notCountable' });
    return right({ list, tally: counted, differences: differencesBetween(published, list, counted) });
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
  for (const id of new Set([...published.tally.counts.keys(), ...counted.counts.keys()])) {
    const votes = { published: published.tally.counts.get(id) ?? 0, counted: counted.counts.get(id) ?? 0 };
    if (votes.published !== votes.counted) found.push({ kind: 'votes', id, ...votes });
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
