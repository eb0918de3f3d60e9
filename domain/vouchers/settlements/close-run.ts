import type { MoneyEntry } from '../../scarcity/ledger.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import { type Cents, cents } from '../../shared/money.ts';
import { type Either, left, right } from '../../shared/result.ts';
import type { ShopSettlement, SettlementRun } from '../settlement.ts';

/** What a shop is owed for its sales of a while, by the ledger; below 0 if more was taken back than sold. */
export interface OwedToShop {
  readonly shop: string;
  /** Of the shop among those of the town. */
  readonly number: number;
  readonly amount: Cents;
  /** What the council bears of it in all, since the campaign began. */
  readonly borne?: Cents;
}

/** Why nothing is settled. */
export type RunRefused =
  /** That moment has not come, or is settled already. */
  | { readonly kind: 'notLater' }
  /** No shop is owed anything. */
  | { readonly kind: 'nothingOwed' };

/** A run with its settlements, and the money that it moves. */
export interface ClosedRun {
  readonly run: SettlementRun;
  readonly settlements: readonly ShopSettlement[];
  readonly money: readonly MoneyEntry[];
}

/** The account of what was settled with a shop. What it is owed less this is open. */
export const settledAccount = (shop: string): string => `settled/${shop}`;

const numberOf = (number: number): string => String(number).padStart(4, '0');

/** A run before the first one. */
export const noRun: SettlementRun = { number: 0, until: 0, carried: {} };

/**
 * Settles what shops are owed from the last run on. Who is owed less than 0 is paid nothing, and it is carried into the next run:
 * so all that was settled, carried and is open sums to what was sold, at every moment.
 */
export function closeRun(
  last: SettlementRun,
  owed: readonly OwedToShop[],
  until: Instant,
): Either<RunRefused, ClosedRun> {
  if (until <= last.until) return left({ kind: 'notLater' });
  const number = last.number + 1;
  const sums = new Map<string, number>(Object.entries(last.carried));
  const borne = new Map<string, Cents>(Object.entries(last.borne ?? {}));
  const settlements = owed.flatMap((one): readonly ShopSettlement[] => {
    const { shop, number: of, amount: since, borne: inAll = cents(0) } = one;
    const carried = cents(last.carried[shop] ?? 0);
    const amount = carried + since;
    sums.set(shop, amount);
    if (amount <= 0) return [];
    const id = `${number}-${numberOf(of)}`;
    const bounds = { from: last.until, until };
    const bears = cents(inAll - (borne.get(shop) ?? 0));
    if (bears !== 0) borne.set(shop, inAll);
    const parts = { amount: cents(amount), carried, ...(bears !== 0 && { borne: bears }) };
    return [{ id, run: number, shop, ...bounds, ...parts, status: 'closed', reason: '' }];
  });
  if (settlements.length === 0) return left({ kind: 'nothingOwed' });
  const below = [...sums].filter(([, amount]) => amount < 0);
  const carried = Object.fromEntries(below.map(([shop, amount]) => [shop, cents(amount)]));
  const total = settlements.reduce((sum, { amount }) => sum + amount, 0);
  const money: readonly MoneyEntry[] = [
    ...settlements.map(
      ({ shop, amount }): MoneyEntry => ({ kind: 'cents', account: settledAccount(shop), amount }),
    ),
    { kind: 'cents', account: 'payable', amount: cents(-total) },
  ];
  const run = { number, until, carried, ...(borne.size > 0 && { borne: Object.fromEntries(borne) }) };
  return right({ run, settlements, money });
}
