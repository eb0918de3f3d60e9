import { printable } from '#adapters/driven/terminal/printable.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';
import { type BankListFault, bankListFaults } from '#application/ports/server/payments/bank-list-reader.ts';

const columnNames = ['order', 'day', 'amount', 'type', 'result', 'currency'] as const;

/** Which columns: those of a record by their numbers, those of a table by their names. */
function columnsOf(columns: string, say: CliSay): string {
  const name = columnNames.find((one) => one === columns);
  return name === undefined
    ? say('payments.columns', { columns: printable(columns) })
    : say(`payments.column.${name}`);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? printable(value) : '');

/** The faults of a file of a bank, a line each, as a council says them. */
export const bankFaultLines = (
  file: string,
  faults: readonly Partial<Record<keyof BankListFault, unknown>>[],
  say: CliSay,
): readonly string[] =>
  faults.map(({ kind, line, columns, found, expected }) => {
    const known = bankListFaults.find((one) => one === kind);
    const place = [
      say('payments.place', { file: printable(file), line: Number(line) }),
      ...(typeof columns === 'string' ? [columnsOf(columns, say)] : []),
    ].join(', ');
    const values = { found: textOf(found), expected: textOf(expected) };
    return `${place}: ${known === undefined ? textOf(kind) : say(`payments.fault.${known}`, values)}`;
  });
