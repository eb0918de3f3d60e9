import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

const calendar = {
  method: 'get',
  query: { locale: optionalText },
  caller: 'anybody',
  answer: { type: 'text/calendar' },
} as const;

/** The dates of a town, to subscribe to. */
export const readCalendarCall = {
  ...calendar,
  path: '/api/{realm}/calendar.ics',
  refusals: [],
} as const satisfies Call;

/** The dates of one process. */
export const readProcessCalendarCall = {
  ...calendar,
  path: '/api/{realm}/processes/{key}/calendar.ics',
  refusals: ['unknownDocument'],
} as const satisfies Call;

const query = { locale: { tells: 'The language; without it, the town’s.', example: 'va' } };

export const readCalendarText: CallText<typeof readCalendarCall> = {
  call: readCalendarCall,
  id: 'readCalendar',
  topic: 'collections',
  summary:
    'The phases, votes and publications of results of all processes of a town, as a calendar (RFC 5545).',
  query,
  answer: 'The calendar.',
};

export const readProcessCalendarText: CallText<typeof readProcessCalendarCall> = {
  call: readProcessCalendarCall,
  id: 'readProcessCalendar',
  topic: 'collections',
  summary: 'The phases of a process, its vote and the publication of its result, as a calendar (RFC 5545).',
  query,
  answer: 'The calendar.',
};
