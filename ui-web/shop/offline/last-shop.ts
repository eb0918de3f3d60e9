import type { ShopMeans } from '../shop-context.ts';

const nameOf = ({ realm }: Pick<ShopMeans, 'realm'>) => `concejo-till/${realm}`;

/** The shop that was at this device last; null if it is not known. */
export function lastShop(means: Pick<ShopMeans, 'realm' | 'storage'>): string | null {
  try {
    return means.storage.getItem(nameOf(means));
  } catch {
    return null;
  }
}

/** Takes down which shop is at this device: without a line the council cannot say it. */
export function noteShop(means: Pick<ShopMeans, 'realm' | 'storage'>, shop: string): void {
  try {
    means.storage.setItem(nameOf(means), shop);
  } catch {
    // The page then opens with a line only.
  }
}

/** Forgets which shop was at this device. */
export function forgetShop(means: Pick<ShopMeans, 'realm' | 'storage'>): void {
  try {
    means.storage.removeItem(nameOf(means));
  } catch {
    // Nothing was kept either.
  }
}
