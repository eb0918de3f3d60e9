import { type Cents, cents } from '../../shared/money.ts';

/** What a shop sold for with vouchers, and what it sells mainly. */
export interface SpentInShop {
  readonly heading: string;
  readonly amount: Cents;
}

/** What was spent in the shops of some headings together. */
export interface SpentCell {
  readonly headings: readonly string[];
  readonly shops: number;
  readonly amount: Cents;
}

/** A cell of fewer shops, or one of which a single shop has more than this share, says what one shop sold. */
const leastShops = 3;
const mostShare = 0.8;

interface OpenCell {
  readonly headings: readonly string[];
  readonly amounts: readonly number[];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** Whether a sum of what shops sold tells nothing of one of them. */
export const isSafeSum = (amounts: readonly number[]): boolean =>
  amounts.length >= leastShops && Math.max(...amounts) <= mostShare * sum(amounts);

const isSafe = ({ amounts }: OpenCell): boolean => isSafeSum(amounts);

const joined = (a: OpenCell, b: OpenCell): OpenCell => ({
  headings: [...a.headings, ...b.headings],
  amounts: [...a.amounts, ...b.amounts],
});

/**
 * What was spent by what shops sell, largest first. A heading that would tell what one shop sold is joined with the next
 * smaller one until it does not, so that nothing is left out and nothing can be found by taking away. Null if even all
 * shops together would tell it.
 */
export function spentByHeading(shops: readonly SpentInShop[]): readonly SpentCell[] | null {
  const cells = new Map<string, number[]>();
  for (const { heading, amount } of shops)
    if (amount > 0) cells.set(heading, [...(cells.get(heading) ?? []), amount]);
  const open = [...cells]
    .toSorted(([a, first], [b, second]) => sum(second) - sum(first) || (a < b ? -1 : 1))
    .map(([heading, amounts]): OpenCell => ({ headings: [heading], amounts }));
  const safe: OpenCell[] = [];
  let waiting: OpenCell | null = null;
  for (const cell of open) {
    const now: OpenCell = waiting === null ? cell : joined(waiting, cell);
    waiting = isSafe(now) ? null : now;
    if (waiting === null) safe.push(now);
  }
  if (waiting !== null) {
    const last = safe.pop();
    if (last === undefined) return null;
    // It is safe: what waits is of smaller headings, so that none of its shops has more than half of both.
    safe.push(joined(last, waiting));
  }
  return safe.map(({ headings, amounts }) => ({
    headings,
    shops: amounts.length,
    amount: cents(sum(amounts)),
  }));
}
