import { type CalendarDay, endOfDay, type Instant, type TimeZone } from '../shared/calendar-day.ts';
import type { Survey } from './survey.ts';

/** Whether a survey must not be shown yet, because its time of publication is still to come. */
export const isHeldBack = ({ publishedFrom }: Pick<Survey, 'publishedFrom'>, now: Instant): boolean =>
  publishedFrom !== null && now < publishedFrom;

/** The state of a survey. `lastDay` is the end day; it is open until that day is over in the realm's zone. */
export type SurveyState =
  | { readonly kind: 'notActive' }
  | { readonly kind: 'notStarted'; readonly startsAt: Instant }
  | { readonly kind: 'open'; readonly lastDay: CalendarDay | null }
  | { readonly kind: 'closed'; readonly lastDay: CalendarDay };

/**
 * The state at an instant (specification 2, section 4; decisions: time). A survey ending on 2026-11-27 in Europe/Madrid
 * still accepts a vote at 23:59:59.999 there, and refuses one at 00:00 of the 28th.
 */
export function surveyState(
  survey: Pick<Survey, 'isActive' | 'startsAt' | 'endDay'>,
  now: Instant,
  zone: TimeZone,
): SurveyState {
  if (!survey.isActive) return { kind: 'notActive' };
  if (survey.endDay !== null && now >= endOfDay(survey.endDay, zone)) {
    return { kind: 'closed', lastDay: survey.endDay };
  }
  if (survey.startsAt !== null && now < survey.startsAt)
    return { kind: 'notStarted', startsAt: survey.startsAt };
  return { kind: 'open', lastDay: survey.endDay };
}
