import type { Process } from '#domain/processes/process.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { SurveyId } from '#domain/shared/ids.ts';

const anyDay = '2000-01-01' as CalendarDay;

/** The process of a survey that is asked outside of any. */
export const noProcess = (survey: SurveyId | null = null): Process => ({
  id: 'none',
  slug: 'none',
  title: '',
  subtitle: null,
  lead: null,
  body: null,
  headerImage: null,
  logo: null,
  extent: { start: anyDay, end: anyDay },
  ranges: [],
  survey,
  switchedOff: [],
  amount: null,
  proposals: null,
  mailbox: null,
  contact: null,
  who: null,
  comments: null,
  files: [],
  links: [],
});
