import { currentPhase, type Ribbon, ribbonOf } from '#domain/processes/phases.ts';
import type { DateRange, Process } from '#domain/processes/process.ts';
import {
  type CalendarDay,
  dayAt,
  daysBetween,
  type Instant,
  type TimeZone,
} from '#domain/shared/calendar-day.ts';
import { anyResultsShown } from '#domain/voting/results-visibility.ts';
import { chainOf } from '#domain/voting/chain.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';

/** The data of a process's card, on any page, before they become words. */
export interface ProcessCardFacts {
  readonly ribbon: Ribbon;
  readonly phase: DateRange | null;
  /** What one can do: vote, look at the results, or read. */
  readonly action: 'vote' | 'results' | 'read';
  /** The end of an open vote, else of the phase; `left` is 0 on the last day. Null where nothing ends. */
  readonly until: { readonly day: CalendarDay; readonly left: number } | null;
}

/** The card of a process at a moment, among the surveys of its town. */
export function processCard(
  process: Process,
  surveys: readonly Survey[],
  { now, zone }: { readonly now: Instant; readonly zone: TimeZone },
): ProcessCardFacts {
  const today = dayAt(now, zone);
  const until = (day: CalendarDay) => ({ day, left: daysBetween(today, day) });
  const phase = currentPhase(process.ranges, today)?.range ?? null;
  const ribbon = ribbonOf(process.extent, today);
  const standing = { ribbon, phase, until: phase === null ? null : until(phase.end) };
  const voting = process.switchedOff.includes('participa') ? null : process.survey;
  const survey = surveys.find(({ id }) => id === voting);
  if (survey === undefined) return { ...standing, action: 'read' };
  const state = surveyState(survey, now, zone);
  if (state.kind === 'open') {
    return { ...standing, action: 'vote', until: state.lastDay === null ? null : until(state.lastDay) };
  }
  const shown = state.kind === 'closed' && anyResultsShown(chainOf(survey, surveys), now, zone, false);
  return { ...standing, action: shown ? 'results' : 'read' };
}
