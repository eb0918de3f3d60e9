import { createContext, useContext } from 'react';
import type { SeenVouchers } from '#adapters/wire/vouchers/sales/look-up-voucher.ts';
import type { UnsentSale } from '#application/ports/browser/till-store.ts';
import { type Either, left } from '#domain/shared/result.ts';
import type { SaleDraft } from '../sale/sale-state.ts';
import type { KeepFault } from './keep-sale.ts';
import type { LookFault } from './look-without-line.ts';
import type { PreparedTill } from './prepared-till.ts';
import { nothingTold, type ToldSales } from './told-sales.ts';

/** What the page knows of its line, and does without it. */
export interface TillLine {
  /** Since when the council cannot be reached, by the device's clock; null if it can. */
  readonly awaySince: number | null;
  readonly prepared: PreparedTill | null;
  readonly unsent: readonly UnsentSale[];
  readonly told: ToldSales;
  readonly isSyncing: boolean;
  /** Brings what waits, and fetches what the till needs without a line. */
  readonly sync: () => void;
  readonly closeTold: () => void;
  /** Looks a voucher up on the device. */
  readonly look: (text: string) => Promise<Either<LookFault, SeenVouchers>>;
  /** Keeps a sale on the device; the number under which it waits. */
  readonly keep: (draft: SaleDraft) => Promise<Either<KeepFault, string>>;
}

/** A page that is always with a line, as tests of single parts have it. */
const always: TillLine = {
  awaySince: null,
  prepared: null,
  unsent: [],
  told: nothingTold,
  isSyncing: false,
  sync: () => undefined,
  closeTold: () => undefined,
  look: async () => left('noAllowance'),
  keep: async () => left('noAllowance'),
};

export const LineContext = createContext<TillLine>(always);

export const useLine = (): TillLine => useContext(LineContext);
