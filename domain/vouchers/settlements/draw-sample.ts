import type { Instant } from '../../shared/calendar-day.ts';

/** What of a sale decides whether a person looks at it. */
export interface DrawnSale {
  readonly id: string;
  readonly number: string;
  readonly shop: string;
  readonly at: Instant;
  /** The holders of its vouchers. */
  readonly holders: readonly string[];
  /** Whether the picture of its ticket had come before. */
  readonly isRepeated: boolean;
  /** Whether its vouchers were of somebody else: without a line nobody could compare. */
  readonly isOtherPerson: boolean;
}

/** Two sales of one shop to one person within this time are suspicious. */
const soon = 60_000;

const byTime = (a: DrawnSale, b: DrawnSale): number => a.at - b.at || (a.id < b.id ? -1 : 1);

/** Pairs of sales that one shop made one after the other within a minute. */
export function closeSales<T extends Pick<DrawnSale, 'id' | 'shop' | 'at'>>(
  sales: readonly T[],
): readonly (readonly [T, T])[] {
  const last = new Map<string, T[]>();
  const pairs: (readonly [T, T])[] = [];
  for (const sale of sales.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))) {
    const before = (last.get(sale.shop) ?? []).filter(({ at }) => sale.at - at < soon);
    pairs.push(...before.map((one) => [one, sale] as const));
    last.set(sale.shop, [...before, sale]);
  }
  return pairs;
}

/**
 * The sales that look suspicious: a ticket that came twice, vouchers of somebody else, or one person twice in a shop within a
 * minute; earliest first.
 */
export function suspiciousSales(sales: readonly DrawnSale[]): readonly DrawnSale[] {
  const strange = sales.filter(({ isRepeated, isOtherPerson }) => isRepeated || isOtherPerson);
  const found = new Map(strange.map((one) => [one.id, one]));
  for (const [one, other] of closeSales(sales))
    if (one.holders.some((holder) => other.holders.includes(holder)))
      found.set(one.id, one).set(other.id, other);
  return [...found.values()].toSorted(byTime);
}

/**
 * So many sales of those that people look at: the suspicious ones first, then those of the smallest hashes of the seed and
 * the id of the sale. Who knows the seed draws the same ones again.
 */
export function drawSales(
  sales: readonly DrawnSale[],
  { seed, size }: { readonly seed: string; readonly size: number },
  hash: (text: string) => string,
): { readonly suspicious: number; readonly sales: readonly DrawnSale[] } {
  const suspicious = suspiciousSales(sales).slice(0, size);
  const first = new Set(suspicious.map(({ id }) => id));
  const drawn = sales
    .filter(({ id }) => !first.has(id))
    .map((sale) => ({ sale, rank: hash(`${seed}${sale.id}`) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size - suspicious.length)
    .map(({ sale }) => sale);
  return { suspicious: suspicious.length, sales: [...suspicious, ...drawn] };
}
