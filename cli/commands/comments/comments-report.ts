import type { StaffComment } from '#adapters/wire/comments/comment.ts';
import { count, type Report, type ReportCell, text } from '#application/reports/report.ts';
import { type TableOrigin, tableOrigin } from '#application/reports/tables/table-origin.ts';

export const commentColumns = [
  'comment',
  'proposal',
  'state',
  'reason',
  'author',
  'text',
  'writtenAt',
  'reports',
  'supports',
  'replyTo',
] as const;

/** Comments as staff read them, a row each. An author is known only by the name that they chose. */
export function commentsReport(comments: readonly StaffComment[], origin: TableOrigin): Report {
  const orBlank = (value: string | null): ReportCell => (value === null ? { kind: 'blank' } : text(value));
  const term = (value: string): ReportCell => ({ kind: 'term', term: value });
  const rows = comments.map(
    ({ _id, proposal, state, reason, name, text: said, createdAt, reports, supports, replyTo }) => [
      text(_id),
      text(proposal),
      term(state),
      reason === null ? ({ kind: 'blank' } as const) : term(reason),
      orBlank(name),
      text(said),
      text(createdAt),
      count(reports),
      count(supports),
      orBlank(replyTo),
    ],
  );
  return {
    table: { key: 'comments', columns: commentColumns, rows },
    further: [],
    provenance: tableOrigin(origin, rows.length),
  };
}
