import type { KeptVoucherOrder, VoucherWallet } from '#application/ports/browser/voucher-wallet.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { keptList } from './kept-list.ts';

/** The key under which the vouchers of a town are stored. */
export const walletKey = (realm: RealmId): string => `concejo.vouchers.${realm}`;

const isKept = (kept: unknown): kept is KeptVoucherOrder => {
  const { campaign, key } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return typeof campaign === 'string' && typeof key === 'string';
};

/** The vouchers of a device, in the browser's storage. The newest order is the first. */
export const localWallet = (): VoucherWallet => keptList(walletKey, isKept);
