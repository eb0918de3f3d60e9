import type { BudgetRule } from '../budget/budget-rule.ts';
import type { CalendarDay, Instant } from '../shared/calendar-day.ts';
import type { SurveyId } from '../shared/ids.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';
import type { AnswerOption } from './answer-option.ts';
import type { RatingRange } from './kinds/shared/stars.ts';
import type { SurveyProposal } from './survey-proposal.ts';

/**
 * What is asked: one member per display type. An unknown type is kept by name, so that the rest of its chain works. If
 * the question offers the blank vote, a ballot may choose nothing and say so.
 */
export type Question = { readonly blankVote?: true } & (
  | { readonly kind: 'options'; readonly answers: readonly AnswerOption[] }
  | { readonly kind: 'yesNo'; readonly answers: readonly AnswerOption[] }
  | { readonly kind: 'likeDislike'; readonly answers: readonly AnswerOption[] }
  | { readonly kind: 'optionsMultiple'; readonly answers: readonly AnswerOption[]; readonly most: number }
  /** All answers in order; the first `maxScore` of them carry points. */
  | { readonly kind: 'sortable'; readonly answers: readonly AnswerOption[]; readonly maxScore: number }
  /** Up to `maxScore` answers in ranked slots; the others are left out. */
  | { readonly kind: 'ranked'; readonly answers: readonly AnswerOption[]; readonly maxScore: number }
  | { readonly kind: 'limitedSliders'; readonly answers: readonly AnswerOption[] }
  | { readonly kind: 'rating'; readonly range: RatingRange }
  | { readonly kind: 'ratingAnswers'; readonly answers: readonly AnswerOption[]; readonly range: RatingRange }
  /** `rows`: the height of the field, if the survey sets it. */
  | { readonly kind: 'free'; readonly longest: number; readonly rows?: number }
  | { readonly kind: 'likes' }
  | {
      readonly kind: 'budgetAmount';
      readonly proposals: readonly SurveyProposal[];
      readonly total: Cents;
      readonly rule: BudgetRule;
    }
  | { readonly kind: 'unknown'; readonly displayType: string }
);

/** When results may be seen. The server withholds results by these rules; they do not only hide them on screens. */
export interface ResultFlags {
  /** After one's own vote, unless they wait for the close. */
  readonly showResults: boolean;
  readonly showResultsBefore: boolean;
  readonly showResultsAfterPollIsClosed: boolean;
  readonly hideVoteCount: boolean;
  /** Results are hidden before this time, whatever the flags say; null if only the flags decide. */
  readonly resultsFrom: Instant | null;
}

/** Days are the realm's: the survey is open from the first instant of `starts` through the last of `ends`. */
export interface Survey extends ResultFlags {
  readonly id: SurveyId;
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  /** What else may be read before answering, in the council's own HTML. */
  readonly details: LocalizedText | null;
  readonly headerImage: string | null;
  readonly question: Question;
  /** Each person sees the answers or proposals in an order of their own. */
  readonly randomOrder: boolean;
  /** The section of its chain that it belongs to. */
  readonly section: LocalizedText | null;
  readonly required: boolean;
  readonly isActive: boolean;
  readonly startsAt: number | null;
  readonly endDay: CalendarDay | null;
  readonly census: boolean;
  readonly censusMessage: LocalizedText | null;
  /**
   * What is asked besides the identity number, one secret each; empty if the year of birth or a posted code is asked.
   */
  readonly censusQuestions: readonly LocalizedText[];
  /** How to answer them. */
  readonly censusInfo: LocalizedText | null;
  readonly canChangeVote: boolean;
  readonly chain: readonly SurveyId[];
}
