import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { type Report, type ReportCell, text } from '#application/reports/report.ts';
import { type TableOrigin, tableOrigin } from '#application/reports/tables/table-origin.ts';
import { decisionOf, unansweredReply } from './request-lines.ts';

export const requestColumns = [
  'request',
  'mailbox',
  'subject',
  'place',
  'status',
  'decision',
  'sentAt',
  'reply',
] as const;

/** Requests as staff decide about them, a row each: the public data, without the senders, and what a sender replied last. */
export function requestsReport(requests: readonly StaffRequest[], origin: TableOrigin): Report {
  const rows = requests.map((request): readonly ReportCell[] => {
    const { iid, mailbox, title, address, status, createdAt } = request;
    const reply = unansweredReply(request);
    return [
      text(iid),
      text(mailbox),
      text(title),
      address === null ? { kind: 'blank' } : text(address),
      text(status),
      { kind: 'term', term: decisionOf(request) },
      text(createdAt),
      reply === '' ? { kind: 'blank' } : text(reply),
    ];
  });
  return {
    table: { key: 'requests', columns: requestColumns, rows },
    further: [],
    provenance: tableOrigin(origin, rows.length),
  };
}
