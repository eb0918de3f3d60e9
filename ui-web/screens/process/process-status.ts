import type { ListedSurvey } from '#adapters/wire/voting/survey.ts';
import {
  type CurrentPhase,
  currentPhase,
  nearestPhase,
  type Ribbon,
  ribbonOf,
} from '#domain/processes/phases.ts';
import type { DateRange, Process } from '#domain/processes/process.ts';
import {
  addDays,
  type CalendarDay,
  dayAt,
  daysBetween,
  type Instant,
  type TimeZone,
} from '#domain/shared/calendar-day.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { type TakingProposals, takingProposals } from '#domain/processes/taking-proposals.ts';
import {
  anyResultsShown,
  publishesAfterClose,
  resultsVisibility,
} from '#domain/voting/results-visibility.ts';
import { chainOf } from '#domain/voting/chain.ts';
import { inProcess } from '#domain/voting/process-amount.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { type SurveyState, surveyState } from '#domain/voting/survey-lifecycle.ts';

/** The moment at which the page is drawn, in the realm's time. */
export interface Moment {
  readonly now: Instant;
  readonly zone: TimeZone;
}

export const todayAt = ({ now, zone }: Moment): CalendarDay => dayAt(now, zone);

/** The vote of a process and its state. */
export interface ProcessVote extends ListedSurvey {
  readonly state: SurveyState;
  /** Whether this device has taken part in it. */
  readonly hasVoted: boolean;
  /** Whether a vote in any of its questions can be changed. */
  readonly mayChange: boolean;
  /** Whether the votes in some of its questions cannot. */
  readonly isPartlyFixed: boolean;
  readonly resultsShown: boolean;
  /** Whether its results will be shown, now or later. */
  readonly resultsPlanned: boolean;
  /** The first moment at which results of some question will be published, if the council names one; else null. */
  readonly resultsFrom: Instant | null;
}

/** The state of a process: what its cards and its page show of it. */
export interface ProcessStatus {
  readonly process: Process;
  readonly ribbon: Ribbon;
  readonly phase: CurrentPhase | null;
  /** Until when proposals are accepted, and by which form; null if they are not, and once there is a vote to see. */
  readonly taking: TakingProposals | null;
  /** The current phase, else the next, else the last. */
  readonly shownPhase: DateRange | null;
  /** Null without a survey, with `participa` switched off, and while surveys are not loaded. */
  readonly vote: ProcessVote | null;
}

/** The votes of no device: the server draws one page for every reader. */
const nobodys: ReadonlySet<SurveyId> = new Set();

/** The state of a process among the surveys that are known, for a device that has taken part in some. */
export function processStatus(
  process: Process,
  surveys: readonly ListedSurvey[],
  moment: Moment,
  voted: ReadonlySet<SurveyId> = nobodys,
): ProcessStatus {
  const today = todayAt(moment);
  const voting = process.survey !== null && !process.switchedOff.includes('participa');
  const named = voting ? surveys.find(({ survey }) => survey.id === process.survey) : undefined;
  const listed = named && { ...named, survey: inProcess(named.survey, process.amount) };
  const vote = listed === undefined ? null : voteOf(listed, surveys, moment, voted.has(listed.survey.id));
  const isVoted = vote?.state.kind === 'open' || vote?.state.kind === 'closed';
  return {
    process,
    ribbon: ribbonOf(process.extent, today),
    phase: currentPhase(process.ranges, today),
    shownPhase: nearestPhase(process.ranges, today),
    taking: isVoted ? null : takingProposals(process, today),
    vote,
  };
}

/** The earliest of the moments that are named for the results of a chain. */
function firstResults(chain: readonly Survey[], { now, zone }: Moment, hasVoted: boolean): Instant | null {
  const moments = chain.flatMap((survey) => {
    const seen = resultsVisibility(survey, now, zone, hasVoted);
    return seen.kind === 'from' ? [seen.instant] : [];
  });
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Results are shown if those of any question of the chain are published. */
function voteOf(
  listed: ListedSurvey,
  surveys: readonly ListedSurvey[],
  { now, zone }: Moment,
  hasVoted: boolean,
): ProcessVote {
  const state = surveyState(listed.survey, now, zone);
  const chain = chainOf(
    listed.survey,
    surveys.map(({ survey }) => survey),
  );
  return {
    ...listed,
    state,
    hasVoted,
    mayChange: chain.some(({ canChangeVote }) => canChangeVote),
    isPartlyFixed: !chain.every(({ canChangeVote }) => canChangeVote),
    resultsShown: anyResultsShown(chain, now, zone, hasVoted),
    resultsPlanned: chain.some((survey) => publishesAfterClose(survey)),
    resultsFrom: firstResults(chain, { now, zone }, hasVoted),
  };
}

/** Whether this device has voted, and the vote is still open. */
export const hasJustVoted = ({ vote }: ProcessStatus): boolean =>
  vote?.state.kind === 'open' && vote.hasVoted;

export const isOpen = ({ vote }: ProcessStatus): boolean => vote?.state.kind === 'open';

/** Whether to ask the reader to vote: it is open, and they have not voted yet. */
export const isToVote = (standing: ProcessStatus): boolean => isOpen(standing) && !hasJustVoted(standing);

/** Whether there may be projects: after money has been allocated, so not before or during the vote. */
export function mayHaveProjects({ process, vote }: ProcessStatus): boolean {
  if (vote === null) return process.survey === null && process.amount !== null;
  return vote.state.kind === 'closed' && vote.survey.question.kind === 'budgetAmount';
}

/** Whether the money of a process has been shared out: its vote is over, or all of it if it has none. */
export const isAllocated = ({ vote, ribbon }: ProcessStatus): boolean =>
  vote === null ? ribbon === 'finished' : vote.state.kind === 'closed';

/** How many votes were cast in a process; null while its vote is open, and if the council does not publish it. */
export const votesCast = ({ vote }: ProcessStatus): number | null =>
  vote?.state.kind === 'closed' && !vote.survey.hideVoteCount ? vote.voteCount : null;

/** The days of an open vote: which day of how many, and how many are left after today. */
export interface VotingDays {
  readonly lastDay: CalendarDay;
  /** 0 on the last day. */
  readonly left: number;
  /** Null if the council gives no first day. */
  readonly span: { readonly firstDay: CalendarDay; readonly total: number; readonly today: number } | null;
}

/**
 * How long a vote stays open; null if it is not open, or its end is unknown.
 *
 * @example A vote from the 9th to the 27th, on the 18th: 9 days left, the tenth tile of nineteen.
 */
export function votingDays({ survey, state }: ProcessVote, moment: Moment): VotingDays | null {
  if (state.kind !== 'open' || state.lastDay === null) return null;
  const today = todayAt(moment);
  const { lastDay } = state;
  const left = daysBetween(today, lastDay);
  if (survey.startsAt === null) return { lastDay, left, span: null };
  const firstDay = dayAt(survey.startsAt, moment.zone);
  const total = daysBetween(firstDay, addDays(lastDay, 1));
  return { lastDay, left, span: { firstDay, total, today: daysBetween(firstDay, today) } };
}

/**
 * Of the votes that are open now, the one that closes first, so that voters do not miss it. Those without an end come
 * last.
 */
export function firstToClose(standings: readonly ProcessStatus[]): ProcessStatus | null {
  const lastDay = ({ vote }: ProcessStatus) =>
    vote?.state.kind === 'open' ? (vote.state.lastDay ?? '9999') : '9999';
  return (
    standings
      .filter(isOpen)
      .toSorted((a, b) => (lastDay(a) < lastDay(b) ? -1 : Number(lastDay(a) > lastDay(b))))[0] ?? null
  );
}
