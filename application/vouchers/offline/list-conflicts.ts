import type { GoodsFigures } from '#application/ports/server/scarcity/goods-figures.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { hasShare } from '#domain/vouchers/offline/allowance.ts';
import { lostLinesOf } from '#domain/vouchers/offline/offline-sale.ts';
import { lossAccount } from '#domain/vouchers/offline/moved-claims.ts';
import {
  claimsIn,
  claimsKind,
  conflictKind,
  offlineDeviceIn,
} from '#domain/vouchers/offline/offline-records.ts';
import { type KeptSale, saleIn, saleKind } from '#domain/vouchers/sales/sale-records.ts';
import { deviceRecordsOf } from './read-claims.ts';

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly goodsFigures: Pick<GoodsFigures, 'accounts'>;
}

/** A sale in which a voucher was used twice, and the numbers of the sales without a line that have what it lost. */
export interface SaleConflict {
  readonly sale: KeptSale;
  readonly winners: readonly string[];
}

/** What came of sales without a line in a campaign. */
export interface OfflineOutcome {
  readonly shares: number;
  readonly borne: Cents;
  readonly conflicts: readonly SaleConflict[];
}

const all = { owner: null, from: null, until: null, after: null };
const mostConflicts = 1000;

/** Who has what a sale lost. */
async function winnersOf({ goodsRecords }: Ports, good: GoodId, sale: KeptSale): Promise<readonly string[]> {
  const lost = lostLinesOf(sale);
  const claims = await Promise.all(
    lost.map(async ({ voucher }) => claimsIn(await goodsRecords.record(good, claimsKind, voucher))),
  );
  const ids = claims.flat().filter((one) => one.taken > 0 && one.sale !== sale.id);
  const records = await Promise.all(
    [...new Set(ids.map((one) => one.sale))].map((id) => goodsRecords.record(good, saleKind, id)),
  );
  const found = records.filter((record) => record !== null).map(saleIn);
  return found.map(({ number }) => number).toSorted();
}

/** The sales of a campaign in which a voucher was used twice, the latest first, with what the council bears. */
export const listConflicts =
  (ports: Ports) =>
  async (good: GoodId, now: Instant): Promise<OfflineOutcome> => {
    const { goodsRecords, goodsFigures } = ports;
    const [listed, devices, accounts] = await Promise.all([
      goodsRecords.list(good, { ...all, kind: conflictKind, limit: mostConflicts }),
      deviceRecordsOf(ports, good),
      goodsFigures.accounts(good),
    ]);
    const records = await Promise.all(listed.map(({ id }) => goodsRecords.record(good, saleKind, id)));
    const sales = records.filter((record) => record !== null).map(saleIn);
    // A sale that was taken back, or that got what it had lost, is no conflict any more.
    const lost = sales.filter(({ status }) => status === 'conflicting');
    const conflicts = lost.map(async (sale) => ({ sale, winners: await winnersOf(ports, good, sale) }));
    const borne = accounts.filter(({ account }) => account.startsWith(lossAccount('')));
    return {
      shares: devices.filter((record) => hasShare(offlineDeviceIn(record), now)).length,
      borne: cents(borne.reduce((sum, { amount }) => sum + amount, 0)),
      conflicts: await Promise.all(conflicts),
    };
  };
