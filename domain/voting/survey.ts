import type { CalendarDay, Instant } from '../shared/calendar-day.ts';
import type { SurveyId } from '../shared/ids.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { VoteConditions } from './conditions/vote-conditions.ts';
import type { AnyQuestion } from './kinds/question-kind.ts';
import type { CountedQuestion } from './kinds/question-kinds.ts';

/** A question of a type that is not known here. It is kept by name, so that the rest of its chain works. */
export interface UnknownQuestion extends AnyQuestion {
  readonly kind: 'unknown';
  readonly displayType: string;
}

/**
 * What is asked: one member per display type. If the question offers the blank vote, a ballot may choose nothing and
 * say so.
 */
export type Question = CountedQuestion | UnknownQuestion;

/** When results may be seen. The server withholds results by these rules; they do not only hide them on screens. */
export interface ResultFlags {
  /** After one's own vote, unless they wait for the close. */
  readonly showResults: boolean;
  readonly showResultsBefore: boolean;
  readonly showResultsAfterPollIsClosed: boolean;
  readonly hideVoteCount: boolean;
  /** Results are hidden before this time, whatever the flags say; null if only the flags decide. */
  readonly resultsFrom: Instant | null;
  /**
   * Its paper ballots are not counted yet: results, counts and lists are hidden from everybody, whatever the flags say. The
   * council's server says it; no document of a survey does.
   */
  readonly awaitsPaper?: true;
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
  /** Held back until this time, texts included; null if it is not. */
  readonly publishedFrom: Instant | null;
  readonly startsAt: number | null;
  readonly endDay: CalendarDay | null;
  readonly census: boolean;
  /** Whether the form has identities checked, in towns that do so at all (the census decides in either case). */
  readonly identityCheck: boolean;
  /** Shown above the form, beside what is always said of age and census. */
  readonly censusMessage: LocalizedText | null;
  /** The age from which a person of the census may vote. The census decides; the form only says it. */
  readonly votingAge: number;
  /** For whom of the census it is; null if for all of it. The census decides. */
  readonly conditions: VoteConditions | null;
  /**
   * What is asked besides the identity number, one secret each; empty if the year of birth or a posted code is asked.
   */
  readonly censusQuestions: readonly LocalizedText[];
  /** How to answer them. */
  readonly censusInfo: LocalizedText | null;
  /** Only people with an account may vote (a verified e-mail), one vote an account. */
  readonly registeredOnly: boolean;
  readonly canChangeVote: boolean;
  readonly chain: readonly SurveyId[];
}
