import type { Instant, TimeZone } from '../../shared/calendar-day.ts';
import { mayShowCount, resultsVisibility } from '../results-visibility.ts';
import type { ShownOfSurvey } from './closing-figures.ts';
import type { Survey } from '../survey.ts';
import { surveyState } from '../survey-lifecycle.ts';

/** How far a vote is on its way to a closing record. */
export type ClosingStage =
  /** A survey of it is not over. */
  | { readonly kind: 'open' }
  /** Ballots of a box are still being entered. */
  | { readonly kind: 'counting' }
  /** Residents may see a result from that time on, and nobody in the office before. */
  | { readonly kind: 'from'; readonly instant: Instant }
  | { readonly kind: 'ready' };

/**
 * Whether a record can be made now: from the moment at which residents may see every result that they will ever see. What
 * they never see stays sealed in the record, so it is not waited for.
 */
export function closingStage(
  surveys: readonly Survey[],
  isCounted: boolean,
  now: Instant,
  zone: TimeZone,
): ClosingStage {
  if (surveys.some((survey) => surveyState(survey, now, zone).kind !== 'closed')) return { kind: 'open' };
  if (!isCounted) return { kind: 'counting' };
  const waits = surveys.flatMap((survey) => {
    const shown = resultsVisibility(survey, now, zone, false);
    return shown.kind === 'from' ? [shown.instant] : [];
  });
  return waits.length === 0 ? { kind: 'ready' } : { kind: 'from', instant: Math.max(...waits) };
}

/** What residents may see of a survey that is over, by its fixed flags. */
export function shownOfSurvey(survey: Survey, now: Instant, zone: TimeZone): ShownOfSurvey {
  const isShown = resultsVisibility(survey, now, zone, false).kind === 'shown';
  const count = mayShowCount(survey, surveyState(survey, now, zone), now);
  return { count, result: !isShown ? 'none' : survey.hideVoteCount ? 'shares' : 'counts' };
}
