import type { CountedVote } from '#application/reports/tally/tally-report.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { type Language, textFor } from '#domain/shared/localized-text.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';

/** Opening times without a zone of their own are read in this one. */
const zone = 'Europe/Madrid';

/**
 * What a document says of a survey: title, days, and whether it is still open.
 *
 * @param now Null for a list of ballots, which is published after the end.
 */
export function countedVote(
  survey: Survey,
  locale: Language,
  now: Instant | null,
): Pick<CountedVote, 'title' | 'from' | 'until' | 'isOpen'> {
  const { title, startsAt, endDay } = survey;
  const state = now === null ? null : surveyState(survey, now, zone).kind;
  return {
    title: textFor(title, locale, 'es').text,
    from: startsAt === null ? null : dayAt(startsAt, zone),
    until: endDay,
    isOpen: state === 'open' || state === 'notStarted',
  };
}
