import type { WrittenReconciliation } from '#adapters/wire/payments/reconciliation.ts';
import { count, dayCell, money, type Report, type ReportCell, text } from '#application/reports/report.ts';
import { type TableOrigin, tableOrigin } from '#application/reports/tables/table-origin.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';

export const reconciliationColumns = [
  'group',
  'order',
  'request',
  'refund',
  'day',
  'here',
  'bank',
  'listLine',
  'verdict',
  'text',
] as const;

const blank: ReportCell = { kind: 'blank' };
const term = (value: string | null): ReportCell => (value === null ? blank : { kind: 'term', term: value });
const orBlank = (value: string | null): ReportCell => (value === null || value === '' ? blank : text(value));
const counted = (value: number | null): ReportCell => (value === null ? blank : count(value));
const euros = (value: number | null): ReportCell =>
  value === null ? blank : money(cents(Math.round(value * 100)));
const dayOf = (written: string | null): ReportCell => dayCell(written === null ? null : parseDay(written));

type Statement = NonNullable<WrittenReconciliation['statement']>;
type Line = Statement['fees'][number];
type Day = Statement['notPaidOut'][number];

const netOf = (days: readonly Day[]): number =>
  days.reduce((sum, { paid, refunded }) => sum + Math.round(paid * 100) - Math.round(refunded * 100), 0) /
  100;
const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;

/** A row of the statement: what should have come, what came, and the movements' lines and words. */
const movementRow = (group: string, days: readonly Day[], lines: readonly Line[]): readonly ReportCell[] => [
  term(group),
  blank,
  blank,
  blank,
  dayOf(days.at(-1)?.day ?? lines[0]?.day ?? null),
  days.length === 0 ? blank : euros(netOf(days)),
  lines.length === 0 && group === 'notPaidOut' ? blank : euros(sumOf(lines)),
  counted(lines[0]?.line ?? null),
  blank,
  orBlank(lines.map((one) => one.text).join(' / ')),
];

const statementRows = ({ paidOut, notPaidOut, fees, others }: Statement) => [
  ...paidOut.map(({ days, lines }) => movementRow('paidOut', days, lines)),
  ...notPaidOut.map((day) => movementRow('notPaidOut', [day], [])),
  ...fees.map((line) => movementRow('cardFee', [], [line])),
  ...others.map((line) => movementRow('otherMovement', [], [line])),
];

/** What comparing found, a row each: payments, refunds and operations, then the movements of the account. */
export function reconciliationReport(found: WrittenReconciliation, origin: TableOrigin): Report {
  const rows = found.entries.map(
    ({ group, order, request, refund, day, here, bank, line, verdict }): readonly ReportCell[] => [
      term(group),
      text(order),
      orBlank(request),
      counted(refund),
      dayOf(day),
      euros(here),
      euros(bank),
      counted(line),
      term(verdict),
      blank,
    ],
  );
  const all = [...rows, ...(found.statement === null ? [] : statementRows(found.statement))];
  return {
    table: { key: 'reconciliation', columns: reconciliationColumns, rows: all },
    further: [],
    provenance: tableOrigin(origin, all.length),
  };
}
