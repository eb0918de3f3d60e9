import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { OfflineDevice } from '#domain/vouchers/offline/allowance.ts';
import { hasOpenSale } from '#domain/vouchers/offline/allowance-faults.ts';
import type { UseClaim } from '#domain/vouchers/offline/claims.ts';
import {
  claimsIn,
  claimsKind,
  offlineDeviceIn,
  offlineDeviceKind,
} from '#domain/vouchers/offline/offline-records.ts';
import { nextVersion, saleIn, saleKind } from '#domain/vouchers/sales/sale-records.ts';
import { lastRunId, lastRunIn, lastRunKind } from '#domain/vouchers/settlements/settlement-records.ts';

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
}

/** What sales without a line took of a voucher, with the version of the record; 0 if there is none. */
export interface KeptClaims {
  readonly claims: readonly UseClaim[];
  readonly version: number;
}

/** A device of a campaign, null if it never had an allowance there, with the version of its record. */
export interface KeptDevice {
  readonly device: OfflineDevice | null;
  readonly version: number;
}

/** No town has more devices of shops. */
const everyDevice = {
  kind: offlineDeviceKind,
  owner: null,
  from: null,
  until: null,
  after: null,
  limit: 100_000,
};

/** The records of all devices of a campaign that ever had an allowance there. */
export const deviceRecordsOf = (
  { goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'list'> },
  good: GoodId,
): Promise<readonly GoodsRecord[]> => goodsRecords.list(good, everyDevice);

/** What is stored of a device in a campaign. */
export async function readOfflineDevice(
  { goodsRecords }: Ports,
  good: GoodId,
  device: string,
): Promise<KeptDevice> {
  const record = await goodsRecords.record(good, offlineDeviceKind, device);
  return record === null
    ? { device: null, version: 0 }
    : { device: offlineDeviceIn(record), version: record.version };
}

/** Whether a claim stays as it is: its sale is settled, or its device no longer has it among its open sales. */
async function isNowFixed(ports: Ports, good: GoodId, claim: UseClaim, settled: Instant): Promise<boolean> {
  const [sale, { device }] = await Promise.all([
    ports.goodsRecords.record(good, saleKind, claim.sale),
    readOfflineDevice(ports, good, claim.device),
  ]);
  return sale === null || saleIn(sale).at < settled || !hasOpenSale(device, claim.sale);
}

/** The claims on a voucher as they are now: those that nobody can overturn any more are fixed. */
export async function readClaims(ports: Ports, good: GoodId, voucher: string): Promise<KeptClaims> {
  const record = await ports.goodsRecords.record(good, claimsKind, voucher);
  const claims = claimsIn(record);
  const version = nextVersion(record) - 1;
  if (claims.every(({ isFixed }) => isFixed)) return { claims, version };
  const settled = lastRunIn(await ports.goodsRecords.record(good, lastRunKind, lastRunId)).until;
  const now = claims.map(async (one) => ({
    ...one,
    isFixed: one.isFixed || (await isNowFixed(ports, good, one, settled)),
  }));
  return { claims: await Promise.all(now), version };
}
