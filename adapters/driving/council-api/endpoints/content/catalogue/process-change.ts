import { surveyCollection } from '#adapters/driven/stores-shared/served-survey.ts';
import { partName, residentsProposals } from '#application/ports/server/content-changes.ts';
import { allProposals } from '#domain/processes/proposal-collection.ts';
import type { Process } from '#domain/processes/process.ts';
import { type CalendarDay, dayAt, type Instant, type TimeZone } from '#domain/shared/calendar-day.ts';
import { maySeeResults } from '#domain/voting/results-visibility.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import { notedChange } from './last-change.ts';

/** What the data of a process depend on. */
interface Known {
  readonly changes: ReadonlyMap<string, Instant>;
  /** The surveys of the process. */
  readonly surveys: readonly Survey[];
  readonly now: Instant;
  readonly zone: TimeZone;
}

/** The day of the last change of what a survey adds; null if it may change at any moment. */
function lastOfSurvey(survey: Survey, now: Instant, zone: TimeZone): CalendarDay | null | undefined {
  const state = surveyState(survey, now, zone);
  const published = survey.publishedFrom === null ? undefined : dayAt(survey.publishedFrom, zone);
  if (survey.question.kind === 'unknown' || !maySeeResults(survey, state, false, now)) return published;
  if (state.kind !== 'closed') return null;
  const shownFrom = survey.resultsFrom === null ? state.lastDay : dayAt(survey.resultsFrom, zone);
  return [state.lastDay, shownFrom].toSorted().at(-1);
}

/**
 * The day on which the data of a process last changed: the process, its proposals, its surveys and their results. Null if no
 * change of them was noted, and while the result of an open vote is shown, which changes with every ballot.
 */
export function processChange(
  { id, proposals }: Pick<Process, 'id' | 'proposals'>,
  { changes, surveys, now, zone }: Known,
): CalendarDay | null {
  const meant = new Set([
    partName('procesos', id),
    partName(allProposals, id),
    partName(residentsProposals, id),
    ...(proposals === null ? [] : [proposals]),
    ...surveys.map((survey) => partName(surveyCollection, survey.id)),
  ]);
  const noted = notedChange(changes, (one) => meant.has(one), zone);
  const ofSurveys = surveys.map((survey) => lastOfSurvey(survey, now, zone));
  if (noted === null || ofSurveys.includes(null)) return null;
  return [noted, ...ofSurveys.filter((day) => typeof day === 'string')].toSorted().at(-1) ?? null;
}
