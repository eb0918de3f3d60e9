import { outsideAddress } from '#domain/content/web-address.ts';
import { parseAmount } from '#domain/shared/money.ts';
import { isRight } from '#domain/shared/result.ts';
import { count, linkCell, money, type ReportCell, text } from './report.ts';

const amountKeys = new Set(['budget', 'spent', 'remainingAtEnd']);
const countKeys = new Set(['rows', 'ballots', 'countedBallots', 'blankBallots', 'increments']);

/** Amounts and counts of a report's source are numbers too, and addresses are links. */
export function provenanceCell(key: string, value: string): ReportCell {
  const amount = amountKeys.has(key) ? parseAmount(value.replace('.', ',')) : null;
  if (amount !== null && isRight(amount)) return money(amount.right);
  if (countKeys.has(key) && /^\d{1,15}$/u.test(value)) return count(Number(value));
  return outsideAddress(value) === null ? text(value) : linkCell(value);
}
