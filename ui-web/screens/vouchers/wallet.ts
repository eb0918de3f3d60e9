import { ownOrderWire, type OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { mostOrdersRead, readWalletCall } from '#adapters/wire/vouchers/read-wallet.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { VouchersPagePorts } from './state.ts';

/** What was kept of an order, if this version of the page can read it. */
function orderIn(answer: unknown): readonly OwnOrderAnswer[] {
  const read = ownOrderWire.decode(answer);
  return isLeft(read) ? [] : [read.right];
}

/** The orders of this device: kept in the browser, so that its vouchers are shown without a line. */
export function walletOf({ realm, call, wallet }: Pick<VouchersPagePorts, 'realm' | 'call' | 'wallet'>) {
  const walleted = (order: OwnOrderAnswer) => ({ campaign: order.campaign.id, key: order.id, answer: order });
  return {
    kept: (): readonly OwnOrderAnswer[] => wallet.list(realm).flatMap(({ answer }) => orderIn(answer)),
    /** Keeps the key of an order before it is sent. */
    begin: (campaign: string, key: string): boolean => wallet.keep(realm, { campaign, key, answer: null }),
    /** Keeps the key of an order that was made on another device. */
    adopt: (campaign: string, key: string): void => {
      if (wallet.list(realm).every((one) => one.key !== key))
        wallet.keep(realm, { campaign, key, answer: null });
    },
    keep: (order: OwnOrderAnswer): boolean => wallet.keep(realm, walleted(order)),
    forget: (key: string): void => wallet.forget(realm, key),
    with: (orders: readonly OwnOrderAnswer[], order: OwnOrderAnswer): readonly OwnOrderAnswer[] => {
      const place = orders.findIndex(({ id }) => id === order.id);
      return place === -1 ? [order, ...orders] : orders.with(place, order);
    },
    /** The orders as the council has them now; null if it is out of reach. What nobody can use any more is forgotten. */
    ask: async (): Promise<readonly OwnOrderAnswer[] | null> => {
      const kept = wallet.list(realm).slice(0, mostOrdersRead);
      if (kept.length === 0) return [];
      const orders = kept.map(({ campaign, key }) => ({ campaign, key }));
      const asked = await call(readWalletCall, { realm, body: { orders } });
      if (isLeft(asked)) return null;
      const { items } = asked.right;
      for (const one of items) wallet.renew(realm, walleted(one));
      for (const { key, answer } of kept)
        if (answer === null && !items.some(({ id }) => id === key)) wallet.forget(realm, key);
      return items;
    },
  };
}

/** What `walletOf` gives. */
export type VouchersOfDevice = ReturnType<typeof walletOf>;
