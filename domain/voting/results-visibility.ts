import type { Instant, TimeZone } from '../shared/calendar-day.ts';
import type { ResultFlags, Survey } from './survey.ts';
import { type SurveyState, surveyState } from './survey-lifecycle.ts';

/**
 * Whether somebody may see results now (specification 2, sections 2 and 4). Before the close they are seen by all with
 * `showResultsBefore`, else by those who have voted with `showResults`, unless the results wait for the close. After the
 * close they are published by `showResultsAfterPollIsClosed` only. They are hidden until the time of `resultsFrom`; from that
 * time on, the flags decide. Nobody sees any as long as paper ballots are to be counted: this is the only such decision.
 */
export function maySeeResults(
  flags: ResultFlags,
  state: SurveyState,
  hasVoted: boolean,
  now: Instant,
): boolean {
  if (flags.awaitsPaper === true) return false;
  if (flags.resultsFrom !== null && now < flags.resultsFrom) return false;
  switch (state.kind) {
    case 'notActive':
    case 'notStarted':
      return false;
    case 'closed':
      return flags.showResultsAfterPollIsClosed;
    case 'open':
      if (flags.showResultsBefore) return true;
      return hasVoted && flags.showResults && !flags.showResultsAfterPollIsClosed;
  }
}

/** What a person is told about results: that they are available, when they will be, or that they are withheld. */
export type ResultsVisibility =
  | { readonly kind: 'shown' }
  | { readonly kind: 'from'; readonly instant: Instant }
  /** They are published once the paper ballots are counted. */
  | { readonly kind: 'paper' }
  | { readonly kind: 'withheld' };

/**
 * A time is given only if the results will really be available then: a survey that is still open at that time, and
 * shows results only after its close, gives no time.
 */
export function resultsVisibility(
  survey: Survey,
  now: Instant,
  zone: TimeZone,
  hasVoted: boolean,
): ResultsVisibility {
  const shownAt = (instant: Instant) =>
    maySeeResults(survey, surveyState(survey, instant, zone), hasVoted, instant);
  if (shownAt(now)) return { kind: 'shown' };
  const { resultsFrom } = survey;
  if (survey.awaitsPaper === true)
    return {
      kind:
        surveyState(survey, now, zone).kind === 'closed' && publishesAfterClose(survey)
          ? 'paper'
          : 'withheld',
    };
  return resultsFrom !== null && resultsFrom > now && shownAt(resultsFrom)
    ? { kind: 'from', instant: resultsFrom }
    : { kind: 'withheld' };
}

/** Whether there are results of any question of the chain to look at. */
export const anyResultsShown = (
  chain: readonly Survey[],
  now: Instant,
  zone: TimeZone,
  hasVoted: boolean,
): boolean => chain.some((survey) => resultsVisibility(survey, now, zone, hasVoted).kind === 'shown');

/** Counts of an open census survey move in steps of this many ballots, so that no vote can be read from a difference. */
export const liveCountStep = 25;

/** The number of participants that may be shown: exact if it reveals no vote, otherwise rounded down to a step. */
export function tellableCount(ballots: number, census: boolean, state: SurveyState): number {
  return census && state.kind === 'open' ? ballots - (ballots % liveCountStep) : ballots;
}

/**
 * Whether anybody is told how many take part, staff in steps too: not if the council hides it, and of a `likes` question,
 * whose number is the whole result, only while results are shown to everybody.
 */
export const tellsTurnout = (survey: Survey, state: SurveyState, now: Instant): boolean =>
  !survey.hideVoteCount && (survey.question.kind !== 'likes' || maySeeResults(survey, state, false, now));

/** Whether everybody may see how many took part; of a survey with paper ballots, once these are counted. */
export const mayShowCount = (survey: Survey, state: SurveyState, now: Instant): boolean =>
  tellsTurnout(survey, state, now) && survey.awaitsPaper !== true;

/** Whether a survey's results are, or will be, published to all after its close. */
export const publishesAfterClose = ({ showResultsAfterPollIsClosed }: ResultFlags): boolean =>
  showResultsAfterPollIsClosed;

/**
 * Whether the list of ballots is published after the close. If the council hides how many took part it is not: the list
 * has a line for each ballot.
 */
export const publishesList = (flags: ResultFlags): boolean =>
  publishesAfterClose(flags) && !flags.hideVoteCount;
