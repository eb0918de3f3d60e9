import { halfId } from '../../codes/signed-code.ts';
import { type PackedNumbers, packNumbers, unpackNumbers } from './packed-numbers.ts';

/** A voucher of which nothing, or not all, is left: it was used, given back, cancelled, or its time is over. */
export interface SpentUses {
  readonly id: string;
  /** How many uses are left; 0: it cannot be used. */
  readonly left: number;
}

/** Spent vouchers that have as many uses left, by the first six letters of their ids. */
export interface PackedSpent extends PackedNumbers {
  readonly left: number;
}

/**
 * Packs the spent vouchers of a campaign for devices without a line. The first half of an id is enough: of 28,700 vouchers
 * that are spent, one voucher in 37,000 that is not spent begins as one of them, and is sold when there is a line.
 */
export function packSpent(spent: readonly SpentUses[]): readonly PackedSpent[] {
  const lists = new Map<number, number[]>();
  for (const { id, left } of spent) {
    const list = lists.get(left) ?? [];
    list.push(halfId(id.slice(0, 6)));
    lists.set(left, list);
  }
  return [...lists]
    .toSorted(([a], [b]) => a - b)
    .map(([left, numbers]) => ({ left, ...packNumbers(numbers) }));
}

/** How many uses of a voucher the packed lists leave. */
export type LeftBySpent = (voucher: { readonly id: string; readonly uses: number }) => number;

/** Reads packed lists; null if they are damaged. If two vouchers begin alike, the fewest uses count. */
export function readSpent(packed: readonly PackedSpent[]): LeftBySpent | null {
  const lists = packed
    .toSorted((a, b) => a.left - b.left)
    .map((one) => ({ left: one.left, numbers: unpackNumbers(one) }));
  if (lists.some(({ numbers }) => numbers === null)) return null;
  return ({ id, uses }) => {
    const number = halfId(id.slice(0, 6));
    const found = lists.find(({ numbers }) => numbers?.includes(number));
    return found === undefined ? uses : Math.min(uses, found.left);
  };
}
