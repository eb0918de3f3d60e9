import type { Instant, TimeZone } from '../../shared/calendar-day.ts';
import type { Survey } from '../survey.ts';
import { surveyState } from '../survey-lifecycle.ts';

/** Why a vote cannot be opened as it is prepared. */
export const openingBlockers = [
  /** A survey of the chain is not there, or cannot be read. */
  'incomplete',
  /** The check of its documents found an error. */
  'faults',
  'noEnd',
  'ended',
  /** It is open or over by now, or has ballots: it was loaded, and its rules are fixed by its first ballot. */
  'begun',
  /** A survey of it was opened with another vote. */
  'elsewhere',
  /** A census is checked, and the town has none. */
  'noCensus',
] as const;
/** One of these reasons. */
export type OpeningBlocker = (typeof openingBlockers)[number];

/** A vote that somebody wants to open. */
export interface PreparedVote {
  /** Its surveys as they would be opened; null for one that is missing or cannot be read. */
  readonly surveys: readonly (Survey | null)[];
  /** Those that portals show already, by a load of the town's folder. */
  readonly shown: readonly Survey[];
  readonly ballots: number;
  readonly hasFaults: boolean;
  readonly isElsewhere: boolean;
  /** How many people the census has; null if it is not asked for. */
  readonly people: number | null;
}

/**
 * Whether an act on a vote comes too late: all its surveys are over. Of one without a last day nobody can say so.
 */
export const isVoteOver = (survey: Survey, now: Instant, zone: TimeZone): boolean =>
  surveyState({ ...survey, isActive: true }, now, zone).kind === 'closed';

const hasBegun = (survey: Survey, now: Instant, zone: TimeZone): boolean => {
  const { kind } = surveyState(survey, now, zone);
  return kind === 'open' || kind === 'closed';
};

/** Why a vote cannot be opened now, each reason once; empty if it can. */
export function blockersOf(
  { surveys, shown, ballots, hasFaults, isElsewhere, people }: PreparedVote,
  now: Instant,
  zone: TimeZone,
): readonly OpeningBlocker[] {
  const read = surveys.filter((survey) => survey !== null);
  const found: Readonly<Record<OpeningBlocker, boolean>> = {
    incomplete: read.length < surveys.length,
    faults: hasFaults,
    noEnd: read.some(({ endDay }) => endDay === null),
    ended: read.some((survey) => isVoteOver(survey, now, zone)),
    begun: ballots > 0 || shown.some((survey) => hasBegun(survey, now, zone)),
    elsewhere: isElsewhere,
    noCensus: people === 0,
  };
  return openingBlockers.filter((blocker) => found[blocker]);
}
