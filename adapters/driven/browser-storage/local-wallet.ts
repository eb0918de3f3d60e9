import type { KeptVoucherOrder, VoucherWallet } from '#application/ports/browser/voucher-wallet.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** The key under which the vouchers of a town are stored. */
export const walletKey = (realm: RealmId): string => `concejo.vouchers.${realm}`;

const isKept = (kept: unknown): kept is KeptVoucherOrder => {
  const { campaign, key } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return typeof campaign === 'string' && typeof key === 'string';
};

function listIn(realm: RealmId): readonly KeptVoucherOrder[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(walletKey(realm)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function put(realm: RealmId, orders: readonly KeptVoucherOrder[]): boolean {
  try {
    if (orders.length === 0) localStorage.removeItem(walletKey(realm));
    else localStorage.setItem(walletKey(realm), JSON.stringify(orders));
    return true;
  } catch {
    return false;
  }
}

/** The vouchers of a device, in the browser's storage. The newest order is the first. */
export const localWallet = (): VoucherWallet => ({
  list: listIn,
  keep: (realm, order) => {
    const others = listIn(realm);
    const place = others.findIndex(({ key }) => key === order.key);
    return put(realm, place === -1 ? [order, ...others] : others.with(place, order));
  },
  forget: (realm, key) =>
    void put(
      realm,
      listIn(realm).filter((one) => one.key !== key),
    ),
});
