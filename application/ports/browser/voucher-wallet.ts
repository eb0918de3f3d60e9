import type { RealmId } from '#domain/shared/ids.ts';

/** An order of vouchers that this device made: its key opens the vouchers, and what the council said last is read without a line. */
export interface KeptVoucherOrder {
  readonly campaign: string;
  readonly key: string;
  /** As the council answered it; null until an answer came. */
  readonly answer: unknown;
}

/** The vouchers of a device. A browser that refuses to store has none after the page is closed. */
export interface VoucherWallet {
  list(realm: RealmId): readonly KeptVoucherOrder[];
  /** Keeps an order, in place of what was kept of it. False: the browser refuses. */
  keep(realm: RealmId, order: KeptVoucherOrder): boolean;
  /**
   * Puts what the council said last in place of what is kept. Keeps nothing of what is not there any more: it was erased
   * while the council was asked, and the device may be another person's now.
   */
  renew(realm: RealmId, order: KeptVoucherOrder): void;
  forget(realm: RealmId, key: string): void;
}
