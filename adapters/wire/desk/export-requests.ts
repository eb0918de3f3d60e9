import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { oneWordOf } from '../query.ts';
import { deskFilters, deskFilterTexts } from '../requests/desk-filters.ts';

/** The requests of a list as a table for spreadsheets. */
export const exportRequestsCall = {
  method: 'get',
  path: '/api/{realm}/staff/requests/export',
  query: { ...deskFilters, format: oneWordOf(['csv']) },
  isClosed: true,
  caller: 'staff',
  act: 'request.export',
  answer: { type: 'text/csv; charset=utf-8' },
  refusals: [],
} as const satisfies Call;

export const exportRequestsText: CallText<typeof exportRequestsCall> = {
  call: exportRequestsCall,
  id: 'exportRequests',
  topic: 'requests',
  summary:
    'All requests that a list with the same filters has, the oldest first, as CSV with semicolons. Title, text, place and the answers to the other questions, as they were asked, are in it where the caller may read the request, the contact of the sender where they may see that; text that a spreadsheet would take for a formula is made harmless. The reference, which opens a request, is not in it.',
  query: { ...deskFilterTexts, format: { tells: 'csv, the only one.' } },
  answer: 'The table.',
};
