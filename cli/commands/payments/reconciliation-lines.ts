import type { WrittenEntry, WrittenReconciliation } from '#adapters/wire/payments/reconciliation.ts';
import type { Paint } from '#adapters/driven/terminal/paint.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';

/** Groups that need nobody: what fits, and what did not move money. */
const quiet: ReadonlySet<string> = new Set([
  'matched',
  'refundMatched',
  'unpaid',
  'otherDays',
  'denied',
  'otherType',
]);

const euros = (value: number | null): string =>
  value === null ? '—' : formatMoney(cents(Math.round(value * 100)));

function entryLine({ group, order, request, here, bank, line, verdict }: WrittenEntry, say: CliSay): string {
  const facts = [
    say(`report.${group}`),
    `${say('report.here')}: ${euros(here)}`,
    `${say('report.bank')}: ${euros(bank)}`,
    ...(request === null ? [] : [`${say('report.request')}: ${printable(request)}`]),
    ...(line === null ? [] : [`${say('report.listLine')}: ${line}`]),
    ...(verdict === null ? [] : [`${say('report.verdict')}: ${say(`report.${verdict}`)}`]),
  ];
  return `${printable(order)}  ${facts.join(' · ')}`;
}

const statementLines = ({ statement }: WrittenReconciliation, say: CliSay): readonly string[] => {
  if (statement === null) return [];
  const { paidOut, notPaidOut, fees, others } = statement;
  const counts = [
    ['paidOut', paidOut.length],
    ['notPaidOut', notPaidOut.length],
    ['cardFee', fees.length],
    ['otherMovement', others.length],
  ] as const;
  return counts.map(([group, n]) => `${say(`report.${group}`)}: ${formatCount(n)}`);
};

/** What comparing found, for people: how much each group has, then what somebody should look at. */
export function reconciliationLines(
  found: WrittenReconciliation,
  say: CliSay,
  paint: Paint,
): readonly string[] {
  const open = found.entries.filter(({ group }) => !quiet.has(group));
  return [
    say('payments.days', { from: found.from, until: found.until }),
    ...found.totals.map(
      ({ group, count, here, bank }) =>
        `${say(`report.${group}`)}: ${formatCount(count)}  ${paint.dim(
          `${say('report.here')}: ${euros(here)} · ${say('report.bank')}: ${euros(bank)}`,
        )}`,
    ),
    ...statementLines(found, say),
    '',
    ...(open.length === 0 ? [say('payments.nothingOpen')] : open.map((one) => entryLine(one, say))),
    ...(found.settled.length === 0
      ? []
      : ['', say('payments.settled', { orders: found.settled.map(printable).join(', ') })]),
  ];
}
