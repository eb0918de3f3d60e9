import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { reportsWire311 } from './open311.ts';
import { optionalText } from '../query.ts';

/** Open311. */
export const listReportsCall = {
  method: 'get',
  path: '/{realm}/open311/v2/requests.json',
  query: {
    jurisdiction_id: optionalText,
    locale: optionalText,
    service_request_id: optionalText,
    service_code: optionalText,
    start_date: optionalText,
    end_date: optionalText,
    status: optionalText,
  },
  caller: 'anybody',
  answer: reportsWire311,
  refusals: ['wrongQuery'],
} as const satisfies Call;

export const listReportsText: CallText<typeof listReportsCall> = {
  call: listReportsCall,
  id: 'listReports',
  topic: 'requests',
  summary:
    'Open311: public reports: those that staff approved, or all if the mailbox has `publish: atOnce`; at most 90 days or 1000 reports. Contact, pictures and messages are never included, texts only if the form shows them to neighbours.',
  query: {
    jurisdiction_id: {
      tells: 'The town or one of its hosts, for clients that must send it.',
      example: 'vilanova',
    },
    locale: { tells: 'The language of the texts.', example: 'va' },
    service_request_id: { tells: 'Public numbers, separated by commas.', example: '2026-000017' },
    service_code: { tells: 'Services, separated by commas.', example: 'incidencias' },
    start_date: { tells: 'From this moment, as 2026-11-01T00:00:00Z.' },
    end_date: { tells: 'Until this moment.' },
    status: { tells: 'open, closed or both.', example: 'open' },
  },
  answer: 'The reports, the latest first.',
};
