import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { oneWordOf } from '../../query.ts';

/** The applications of an activity as a table for spreadsheets. */
export const exportApplicationsCall = {
  method: 'get',
  path: '/api/{realm}/staff/registrations/activities/{id}/export',
  caller: 'staff',
  act: 'registration.decide',
  query: { format: oneWordOf(['csv', 'xlsx']) },
  isClosed: true,
  answer: { type: 'text/csv; charset=utf-8' },
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const exportApplicationsText: CallText<typeof exportApplicationsCall> = {
  call: exportApplicationsCall,
  id: 'exportApplications',
  topic: 'registrations',
  summary:
    'All applications of an activity, in the order in which they came, as CSV with semicolons or as a workbook in words of the reader: letters, state, who takes part and who answers for them, wishes, claims and what was confirmed, the verdict, the position in the draw, the place and its price. Keys that open applications are not said.',
  query: { format: { tells: 'csv, or xlsx; without it, csv.' } },
  answer: 'The table.',
};
