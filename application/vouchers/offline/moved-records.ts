import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { cents, sumOfMoney } from '#domain/shared/money.ts';
import type { OfflineDevice } from '#domain/vouchers/offline/allowance.ts';
import {
  type MovedSale,
  movedMoney,
  movedSale,
  type MovedVoucher,
  salesMoved,
  usesMoved,
} from '#domain/vouchers/offline/moved-claims.ts';
import {
  claimsRecord,
  conflictKind,
  conflictRecord,
  correctionRecord,
  offlineDeviceRecord,
} from '#domain/vouchers/offline/offline-records.ts';
import {
  type KeptSale,
  nextVersion,
  saleIn,
  saleKind,
  saleRecord,
  tallyIn,
  tallyKind,
  tallyRecord,
  usedVoucherRecord,
} from '#domain/vouchers/sales/sale-records.ts';
import type { KeptVoucher } from '../sales/found-vouchers.ts';
import { readOfflineDevice } from './read-claims.ts';

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
}

/** A voucher whose claims change, with its records. */
export interface KeptMove extends MovedVoucher {
  readonly found: KeptVoucher;
  /** The version of the record of its claims; 0 if there is none. */
  readonly version: number;
}

/** The sale that comes or is taken back, with its device; `version` is that of its record, 0 if it is new. */
export interface OwnMove {
  readonly sale: KeptSale;
  readonly version: number;
  readonly device: OfflineDevice | null;
  readonly deviceVersion: number;
  /** What its shop has sold, as it was read when the sale got its number. */
  readonly tally: GoodsRecord | null;
}

/** A sale that changes, and the version of its record before. */
interface ChangedSale extends MovedSale {
  readonly before: KeptSale;
  readonly version: number;
}

const actOf = (one: KeptMove): readonly GoodsAct[] => {
  const times = usesMoved(one);
  if (times === 0) return [];
  const kind = times > 0 ? ('use' as const) : ('reverse' as const);
  return [{ kind, grant: one.voucher, times: Math.abs(times) }];
};

/** The other sales that lose or get uses by the change. */
async function otherSales(
  { goodsRecords }: Ports,
  good: GoodId,
  moved: readonly KeptMove[],
  own: string,
): Promise<readonly ChangedSale[]> {
  const ids = new Set(moved.flatMap(salesMoved));
  ids.delete(own);
  const found = await Promise.all([...ids].map((id) => goodsRecords.record(good, saleKind, id)));
  return found.flatMap((record) => {
    if (record === null) return [];
    const before = saleIn(record);
    return [{ before, version: record.version, ...movedSale(before, moved) }];
  });
}

/** Another sale is written with what it is owed more or less since it came, so that sums of any moment stay right. */
async function recordsOfOther(
  { goodsRecords }: Ports,
  good: GoodId,
  { sale, before, version, owed }: ChangedSale,
  at: Instant,
): Promise<readonly GoodsRecord[]> {
  const offline = sale.offline && { ...sale.offline, corrected: cents(sale.offline.corrected + owed) };
  const conflict = sale.status === 'conflicting' && before.status !== 'conflicting';
  const listed = conflict ? await goodsRecords.record(good, conflictKind, sale.id) : null;
  return [
    saleRecord({ ...sale, offline }, version + 1),
    ...(owed === 0 ? [] : [correctionRecord(sale, cents(owed), version + 1, at)]),
    ...(conflict ? [conflictRecord(sale, nextVersion(listed), at)] : []),
  ];
}

/** What a sale lost, as its device counts it. */
const lossOf = ({ offline }: KeptSale) => {
  const lost = offline?.lost ?? [];
  return { vouchers: lost.length, amount: sumOfMoney(lost.map(({ amount }) => amount)) };
};

/** The devices of all sales that change, with what these lost now. */
async function deviceRecords(
  ports: Ports,
  good: GoodId,
  { own, others }: { readonly own: OwnMove; readonly others: readonly ChangedSale[] },
  at: Instant,
): Promise<readonly GoodsRecord[]> {
  const devices = new Map<string, { device: OfflineDevice; version: number }>();
  if (own.device !== null) devices.set(own.sale.device, { device: own.device, version: own.deviceVersion });
  for (const { sale } of others) {
    // oxlint-disable-next-line no-await-in-loop -- few sales change at once
    const kept = devices.get(sale.device) ?? (await readOfflineDevice(ports, good, sale.device));
    if (kept === null) continue;
    const open = kept.device.open.map((one) => (one.sale === sale.id ? { ...one, lost: lossOf(sale) } : one));
    devices.set(sale.device, { version: kept.version, device: { ...kept.device, open } });
  }
  return [...devices.values()].map((one) => offlineDeviceRecord(one.device, one.version + 1, at));
}

/** What shops are owed in all after the change; the shop of a new sale has numbered one more. */
async function tallyRecords(
  { goodsRecords }: Ports,
  good: GoodId,
  { own, changed }: { readonly own: OwnMove; readonly changed: readonly MovedSale[] },
  at: Instant,
): Promise<readonly GoodsRecord[]> {
  const shops = new Map<string, number>([[own.sale.shop, 0]]);
  for (const { sale, owed } of changed) shops.set(sale.shop, (shops.get(sale.shop) ?? 0) + owed);
  const written = [...shops].map(async ([shop, more]) => {
    const isOwn = shop === own.sale.shop;
    const record = isOwn ? own.tally : await goodsRecords.record(good, tallyKind, shop);
    const { sales, owed } = tallyIn(record);
    const isNew = isOwn && own.version === 0;
    const tally = { sales: sales + Number(isNew), owed: cents(owed + more) };
    return tallyRecord(shop, tally, nextVersion(record), at);
  });
  return Promise.all(written);
}

/** What is written when a sale without a line comes or is taken back: its own record is the caller's. */
export async function movedRecords(
  ports: Ports,
  good: GoodId,
  { own, moved, at }: { readonly own: OwnMove; readonly moved: readonly KeptMove[]; readonly at: Instant },
): Promise<Pick<GoodsRequest, 'acts' | 'money' | 'records'> & { readonly own: MovedSale }> {
  const others = await otherSales(ports, good, moved, own.sale.id);
  const mine = movedSale(own.sale, moved);
  const changed = [mine, ...others];
  const [devices, tallies, ...written] = await Promise.all([
    deviceRecords(ports, good, { own, others }, at),
    tallyRecords(ports, good, { own, changed }, at),
    ...others.map((one) => recordsOfOther(ports, good, one, at)),
  ]);
  return {
    own: mine,
    acts: moved.flatMap(actOf),
    money: movedMoney(moved, changed),
    records: [
      ...devices,
      ...tallies,
      ...written.flat(),
      ...moved.map((one) => claimsRecord(one.voucher, one.after, one.version + 1, at)),
      ...moved.map(({ found }) => usedVoucherRecord(found.record, at)),
    ],
  };
}
