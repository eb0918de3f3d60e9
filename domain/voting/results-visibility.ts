import type { ResultFlags } from './survey.ts';
import type { SurveyState } from './survey-lifecycle.ts';

/**
 * Whether somebody may see results now (specification 2, sections 2 and 4). Before the close they are seen by all
 * with `showResultsBefore`, else by those who have voted with `showResults`, unless the results wait for the close.
 */
export function maySeeResults(flags: ResultFlags, state: SurveyState, hasVoted: boolean): boolean {
  switch (state.kind) {
    case 'notActive':
    case 'notStarted':
      return false;
    case 'closed':
      return flags.showResultsAfterPollIsClosed || flags.showResults || flags.showResultsBefore;
    case 'open':
      if (flags.showResultsBefore) return true;
      return hasVoted && flags.showResults && !flags.showResultsAfterPollIsClosed;
  }
}

/** Counts of an open census survey move in steps of this many ballots, so that no vote can be read from a difference. */
export const liveCountStep = 25;

/** The participants that may be told: whole while nothing can be learnt from it, else rounded down to a step. */
export function tellableCount(ballots: number, census: boolean, state: SurveyState): number {
  return census && state.kind === 'open' ? ballots - (ballots % liveCountStep) : ballots;
}
