import { BehaviorSubject } from 'rxjs';
import type { ListRefusal } from '#application/ports/ballot-list-reader.ts';
import type { CompareRefusal, Reader } from '#application/ports/browser/list-counter.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { recount, type RecountRefusal } from '#application/voting/recount.ts';
import type { Recount } from '#application/voting/recount-result.ts';
import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';
import type { Comparison } from '#domain/budget/comparison/compare-allocations.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { resultsVisibility } from '#domain/voting/results-visibility.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { openVisit, type Visit } from '#ui-web/screens/survey/visit.ts';
import {
  type ChosenRules,
  choicesBeside,
  type RuleChoice,
  type RuleKey,
  requestedRules,
} from './compared-rules.ts';

/** What is compared: the vote, and the rules B and C that a reader chose beside the town's. */
export interface Compared {
  readonly visit: Visit;
  readonly survey: Survey;
  readonly question: BudgetQuestion;
  readonly choices: readonly RuleChoice[];
  readonly chosen: ChosenRules;
  /** Names in the address that are not names of rules to choose. */
  readonly unknown: readonly string[];
  /** SHA-256 of the published ballots as they were counted here. */
  readonly hash: string;
  /** Whether counting the list gives the result that the council published. */
  readonly agrees: boolean;
}

export type ComparisonState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused'; readonly refusal: CouncilRefusal; readonly at: Instant }
  /** There is no such vote, it is not over, or its ballots are not published. */
  | { readonly kind: 'nothing'; readonly slug: string }
  | {
      readonly kind: 'here';
      readonly compared: Compared;
      /** The outcome that is shown; that of the rules before while others are being computed. */
      readonly comparison: Comparison | null;
      readonly refusal: CompareRefusal | null;
      readonly computing: boolean;
    };

export interface ComparisonPresenter extends Presenter<ComparisonState> {
  /** Fetches the published ballots and computes the rules side by side; again after a refusal. */
  load(): Promise<void>;
  /** Takes the rules that the address asks for, such as `phragmen,threshold`. */
  show(asked: string | null): Promise<void>;
}

/** A vote that cannot be compared is not there for the reader; anything else may be asked again. */
const refusedState = (refusal: CouncilRefusal, slug: string, at: Instant): ComparisonState =>
  refusal.kind === 'notAllowed' || refusal.kind === 'notFound'
    ? { kind: 'nothing', slug }
    : { kind: 'refused', refusal, at };

/** Computes the rules of a comparison and shows them; those of before stay in sight meanwhile. */
async function compute(
  { listCounter }: Pick<Council, 'listCounter'>,
  subject: BehaviorSubject<ComparisonState>,
  compared: Compared,
  reader: Reader,
): Promise<void> {
  const before = subject.value.kind === 'here' ? subject.value.comparison : null;
  subject.next({ kind: 'here', compared, comparison: before, refusal: null, computing: true });
  const rules = [compared.question.rule, ...compared.chosen.map((key) => ruleOf(compared, key))];
  const done = await listCounter.compare(compared.survey.id, rules, reader);
  // The reader may have chosen again meanwhile: what is shown belongs to the last choice.
  if (subject.value.kind !== 'here' || subject.value.compared !== compared) return;
  const outcome = isLeft(done)
    ? { comparison: null, refusal: done.left }
    : { comparison: done.right, refusal: null };
  subject.next({ kind: 'here', compared, ...outcome, computing: false });
}

/** Rules side by side on the published ballots of a closed vote, computed by this browser. */
export function comparisonPresenter(
  council: Council,
  slug: string,
  wanted: string | null,
  reader: Reader,
): ComparisonPresenter {
  const subject = new BehaviorSubject<ComparisonState>({ kind: 'loading' });
  let wantedRules: string | null = null;
  return {
    ...presented(subject),
    load: async () => {
      subject.next({ kind: 'loading' });
      const found = await comparedVote(council, slug, wanted);
      if (isLeft(found)) return subject.next(refusedState(found.left, slug, council.clock.now()));
      const compared = { ...found.right, ...requestedRules(found.right.choices, wantedRules) };
      return compute(council, subject, compared, reader);
    },
    show: async (asked) => {
      wantedRules = asked;
      const now = subject.value;
      if (now.kind !== 'here') return;
      const next = { ...now.compared, ...requestedRules(now.compared.choices, asked) };
      if (next.chosen.join() !== now.compared.chosen.join()) await compute(council, subject, next, reader);
      else subject.next({ ...now, compared: next });
    },
  };
}

const ruleOf = ({ choices, question }: Compared, wanted: RuleKey) =>
  choices.find(({ key }) => key === wanted)?.rule ?? question.rule;

/** Whether the list was loaded and cannot be compared. */
const isListRefusal = (refusal: RecountRefusal): refusal is ListRefusal =>
  ['webPage', 'needsSurvey', 'notCountable', 'faults'].includes(refusal.kind);

const missing = left({ kind: 'notFound' } as const);

/** The published ballots of a vote, counted here and set against its result. */
async function countedHere(
  council: Council,
  survey: SurveyId,
  question: BudgetQuestion,
): Promise<Either<CouncilRefusal, Recount>> {
  const tally = await council.surveys.results(council.realm, survey);
  if (isLeft(tally)) return tally;
  const counted = await recount(council)(council.realm, { survey, question, tally: tally.right });
  if (!isLeft(counted)) return counted;
  const { left: refusal } = counted;
  return isListRefusal(refusal) ? missing : left(refusal);
}

/** The vote of a process and its ballots, counted here. */
async function comparedVote(
  council: Council,
  slug: string,
  wanted: string | null,
): Promise<Either<CouncilRefusal, Compared>> {
  const visit = await openVisit(council, slug);
  if (isLeft(visit)) return visit.left.kind === 'council' ? left(visit.left.refusal) : missing;
  const survey = comparableIn(visit.right, wanted);
  if (survey?.question.kind !== 'budgetAmount') return missing;
  const { question } = survey;
  const counted = await countedHere(council, survey.id, question);
  if (isLeft(counted)) return counted;
  const choices = choicesBeside(question.rule);
  return right({
    visit: visit.right,
    survey,
    question,
    choices,
    ...requestedRules(choices, null),
    hash: counted.right.counted,
    agrees: counted.right.differences.length === 0,
  });
}

/** The budget vote that the address names, or the first of the chain, once it is over and its result is published. */
function comparableIn({ chain, now, zone }: Visit, wanted: string | null): Survey | undefined {
  return chain.find(
    (survey) =>
      survey.question.kind === 'budgetAmount' &&
      (wanted === null || survey.id === wanted) &&
      surveyState(survey, now, zone).kind === 'closed' &&
      resultsVisibility(survey, now, zone, true).kind === 'shown',
  );
}
