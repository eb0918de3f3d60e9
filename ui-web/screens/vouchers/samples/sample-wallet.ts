import type { KeptVoucherOrder, VoucherWallet } from '#application/ports/browser/voucher-wallet.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** For tests: the vouchers of a device that forgets them with the test; those that are given are of `vilanova`. */
export function memoryWallet(first: readonly KeptVoucherOrder[] = []): VoucherWallet {
  const kept = new Map<string, readonly KeptVoucherOrder[]>([['vilanova', first]]);
  const list = (realm: RealmId) => kept.get(realm) ?? [];
  return {
    list,
    keep: (realm, order) => {
      const orders = list(realm);
      const place = orders.findIndex(({ key }) => key === order.key);
      kept.set(realm, place === -1 ? [order, ...orders] : orders.with(place, order));
      return true;
    },
    renew: (realm, order) => {
      kept.set(
        realm,
        list(realm).map((one) => (one.key === order.key ? order : one)),
      );
    },
    forget: (realm, key) => {
      kept.set(
        realm,
        list(realm).filter((one) => one.key !== key),
      );
    },
  };
}
