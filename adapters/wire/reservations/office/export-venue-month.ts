import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { oneWordOf, wanted } from '../../query.ts';

/** The reservations of a month as a table for spreadsheets. */
export const exportVenueMonthCall = {
  method: 'get',
  path: '/api/{realm}/staff/reservations/venues/{id}/month/export',
  caller: 'staff',
  act: 'venue.decide',
  query: { month: wanted, format: oneWordOf(['csv', 'xlsx']) },
  isClosed: true,
  answer: { type: 'text/csv; charset=utf-8' },
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const exportVenueMonthText: CallText<typeof exportVenueMonthCall> = {
  call: exportVenueMonthCall,
  id: 'exportVenueMonth',
  topic: 'reservations',
  summary:
    'The reservations of a venue that began in a month, by their beginning, as CSV with semicolons or as a workbook in words of the reader: place, times, minutes, what was paid, what went back, what is earned and what is held as a deposit, with their sums in the last line. Nobody is named.',
  query: {
    month: { tells: 'The month.', example: '2026-11' },
    format: { tells: 'csv, or xlsx; without it, csv.' },
  },
  answer: 'The table.',
};
