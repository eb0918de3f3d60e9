import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { OfflineDevice } from '#domain/vouchers/offline/allowance.ts';
import type { Claim } from '#domain/vouchers/offline/claims.ts';
import {
  claimsIn,
  claimsKind,
  offlineDeviceIn,
  offlineDeviceKind,
} from '#domain/vouchers/offline/offline-records.ts';
import { saleIn, saleKind } from '#domain/vouchers/sales/sale-records.ts';
import { lastRunId, lastRunIn, lastRunKind } from '#domain/vouchers/settlements/settlement-records.ts';

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
}

/** What sales without a line took of a voucher, with the version of the record; 0 if there is none. */
export interface KeptClaims {
  readonly claims: readonly Claim[];
  readonly version: number;
}

/** A device of a campaign with the version of its record; null if it never had an allowance there. */
export async function readOfflineDevice({ goodsRecords }: Ports, good: GoodId, device: string) {
  const record = await goodsRecords.record(good, offlineDeviceKind, device);
  if (record === null) return null;
  const found: { readonly device: OfflineDevice; readonly version: number } = {
    device: offlineDeviceIn(record),
    version: record.version,
  };
  return found;
}

/** Whether a claim stays as it is: its sale is settled, or its device no longer has it among its open sales. */
async function isNowFixed(ports: Ports, good: GoodId, claim: Claim, settled: Instant): Promise<boolean> {
  const [sale, kept] = await Promise.all([
    ports.goodsRecords.record(good, saleKind, claim.sale),
    readOfflineDevice(ports, good, claim.device),
  ]);
  if (sale === null || saleIn(sale).at < settled) return true;
  return kept?.device.open.every((one) => one.sale !== claim.sale) ?? true;
}

/** The claims on a voucher as they are now: those that nobody can overturn any more are fixed. */
export async function readClaims(ports: Ports, good: GoodId, voucher: string): Promise<KeptClaims> {
  const record = await ports.goodsRecords.record(good, claimsKind, voucher);
  const claims = claimsIn(record);
  const version = record?.version ?? 0;
  if (claims.every(({ isFixed }) => isFixed)) return { claims, version };
  const settled = lastRunIn(await ports.goodsRecords.record(good, lastRunKind, lastRunId)).until;
  const now = claims.map(async (one) => ({
    ...one,
    isFixed: one.isFixed || (await isNowFixed(ports, good, one, settled)),
  }));
  return { claims: await Promise.all(now), version };
}
