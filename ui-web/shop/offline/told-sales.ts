import { type Cents, cents } from '#domain/shared/money.ts';
import { pendingNumber } from '#domain/vouchers/offline/refused-sale.ts';
import { centsOf } from '../sale/sale-state.ts';
import type { ShopMeans } from '../shop-context.ts';
import type { DecidedSale } from './sync-till.ts';

/** A sale of which the shop must know something: a voucher was used twice, or the council did not accept it. */
export interface ToldSale {
  readonly kind: 'conflicting' | 'refused';
  /** The number that the council gave it, or the one that the till showed. */
  readonly number: string;
  readonly amount: Cents;
  readonly bearer: 'council' | 'shop';
  readonly where: string;
}

/** What the shop is told after its sales were brought, until it closes it. */
export interface ToldSales {
  readonly confirmed: number;
  readonly amount: Cents;
  readonly sales: readonly ToldSale[];
  /** The keys of the sales that are counted: what is brought again is told once. */
  readonly keys: readonly string[];
}

export const nothingTold: ToldSales = { confirmed: 0, amount: cents(0), sales: [], keys: [] };

function toldOf({ sale, synced }: DecidedSale): ToldSale | null {
  const amount = cents(sale.lines.reduce((sum, line) => sum + line.amount, 0));
  if (synced.outcome === 'refused') {
    const where = synced.where ?? 'other';
    return { kind: 'refused', number: pendingNumber(sale.key), amount, bearer: 'shop', where };
  }
  const { sale: stored } = synced;
  if (stored?.offline == null || synced.outcome !== 'conflicting') return null;
  const { lost, bearer } = stored.offline;
  return { kind: 'conflicting', number: stored.number, amount: centsOf(lost), bearer, where: '' };
}

/** What the shop is told, with a sale that was just decided. */
export function withDecided(told: ToldSales, decided: DecidedSale): ToldSales {
  const { sale, synced } = decided;
  if (told.keys.includes(sale.key)) return told;
  const isGood = synced.outcome === 'confirmed';
  const one = toldOf(decided);
  return {
    confirmed: told.confirmed + (isGood ? 1 : 0),
    amount: cents(told.amount + (isGood ? centsOf(synced.sale?.amount ?? '') : 0)),
    sales: one === null ? told.sales : [...told.sales, one],
    keys: [...told.keys, sale.key],
  };
}

const nameOf = ({ realm }: Pick<ShopMeans, 'realm'>, shop: string) => `concejo-told/${realm}/${shop}`;

/** What the shop was told and has not closed: it stays when the browser is closed. */
export function keptTold(means: Pick<ShopMeans, 'realm' | 'storage'>, shop: string): ToldSales {
  try {
    const kept: unknown = JSON.parse(means.storage.getItem(nameOf(means, shop)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'sales' in kept ? (kept as ToldSales) : nothingTold;
  } catch {
    return nothingTold;
  }
}

export function keepTold(means: Pick<ShopMeans, 'realm' | 'storage'>, shop: string, told: ToldSales): void {
  try {
    if (told === nothingTold) means.storage.removeItem(nameOf(means, shop));
    else means.storage.setItem(nameOf(means, shop), JSON.stringify(told));
  } catch {
    // It is then told as long as the page is open; the report of the day has it too.
  }
}
