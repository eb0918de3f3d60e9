import type { ShopMeans } from '../shop-context.ts';
import { beginSale, type SaleDraft, saleSteps } from './sale-state.ts';

const nameOf = ({ realm }: Pick<ShopMeans, 'realm'>, shop: string) => `concejo-sale/${realm}/${shop}`;

const isSale = (value: unknown): value is SaleDraft =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'lines' in value &&
  'step' in value &&
  (saleSteps as readonly unknown[]).includes(value.step);

/** The unfinished sale of this device; null if there is none. */
export function keptSale(means: Pick<ShopMeans, 'realm' | 'storage'>, shop: string): SaleDraft | null {
  try {
    const value: unknown = JSON.parse(means.storage.getItem(nameOf(means, shop)) ?? 'null');
    return isSale(value) ? { ...beginSale(value.key), ...value, number: '' } : null;
  } catch {
    return null;
  }
}

/** Keeps an unfinished sale, without the identity number; one that has not begun is forgotten. */
export function keepSale(means: Pick<ShopMeans, 'realm' | 'storage'>, shop: string, draft: SaleDraft): void {
  try {
    if (draft.looked === null) means.storage.removeItem(nameOf(means, shop));
    else means.storage.setItem(nameOf(means, shop), JSON.stringify({ ...draft, number: '' }));
  } catch {
    // The sale then lasts as long as the page.
  }
}

/** Forgets the unfinished sale of this device. */
export const forgetSale = (means: Pick<ShopMeans, 'realm' | 'storage'>, shop: string): void =>
  keepSale(means, shop, beginSale(''));
