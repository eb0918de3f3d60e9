import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsAct, GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import { type GoodsRecord, recordName } from '#domain/scarcity/goods-record.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { OfflineDevice } from '#domain/vouchers/offline/allowance.ts';
import { hasOpenSale } from '#domain/vouchers/offline/allowance-faults.ts';
import {
  type MovedSale,
  movedMoney,
  movedSale,
  type MovedVoucher,
  usesMoved,
} from '#domain/vouchers/offline/moved-claims.ts';
import {
  claimsRecord,
  offlineDeviceKind,
  offlineDeviceRecord,
} from '#domain/vouchers/offline/offline-records.ts';
import { lossOfSale } from '#domain/vouchers/offline/offline-sale.ts';
import {
  type KeptSale,
  nextVersion,
  tallyIn,
  tallyKind,
  tallyRecord,
  usedVoucherRecord,
  usesIn,
  type VoucherUse,
} from '#domain/vouchers/sales/sale-records.ts';
import type { KeptVoucher } from '../sales/found-vouchers.ts';
import { type ChangedSale, otherSales, recordsOfOther } from './changed-sales.ts';
import { type KeptDevice, readOfflineDevice } from './read-claims.ts';

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
}

/** A voucher whose claims change, with its records. */
export interface KeptMove extends MovedVoucher {
  /** Where its uses are: the voucher itself or, if it was lost and replaced, the one that its holder has now. */
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

const actOf = (one: KeptMove): readonly GoodsAct[] => {
  const times = usesMoved(one);
  if (times === 0) return [];
  const kind = times > 0 ? ('use' as const) : ('reverse' as const);
  return [{ kind, grant: one.found.id, times: Math.abs(times) }];
};

/** The sales that have uses of a voucher after a move: those with a line have what they had. */
function usesAfter(uses: readonly VoucherUse[], { before, after }: KeptMove): readonly VoucherUse[] {
  const claimed = new Set([...before, ...after].map(({ sale }) => sale));
  const won = after.filter(({ taken }) => taken > 0).map(({ sale, taken }) => ({ sale, uses: taken }));
  return [...uses.filter(({ sale }) => !claimed.has(sale)), ...won];
}

/** The records of the vouchers that have the uses now. Two that are moved may be in one, if the first was lost. */
function voucherRecords(moved: readonly KeptMove[], at: Instant): readonly GoodsRecord[] {
  const records = new Map(moved.map(({ found }) => [found.id, found.record]));
  return [...records].map(([id, record]) => {
    const own = moved.filter(({ found }) => found.id === id);
    return usedVoucherRecord(record, at, own.reduce(usesAfter, usesIn(record)));
  });
}

/** The devices of all sales that change, with what these lost now. Left: one has closed a sale since the claims were read. */
async function deviceRecords(
  ports: Ports,
  good: GoodId,
  { own, others }: { readonly own: OwnMove; readonly others: readonly ChangedSale[] },
  at: Instant,
): Promise<Either<GoodsRefusal, readonly GoodsRecord[]>> {
  const devices = new Map<string, KeptDevice>([
    [own.sale.device, { device: own.device, version: own.deviceVersion }],
  ]);
  for (const { sale } of others) {
    // oxlint-disable-next-line no-await-in-loop -- few sales change at once
    const kept = devices.get(sale.device) ?? (await readOfflineDevice(ports, good, sale.device));
    const { device, version } = kept;
    if (device === null || !hasOpenSale(device, sale.id))
      return left({
        kind: 'recordChanged',
        record: recordName({ kind: offlineDeviceKind, id: sale.device }),
      });
    const lost = lossOfSale(sale);
    const open = device.open.map((one) => (one.sale === sale.id ? { ...one, lost } : one));
    devices.set(sale.device, { version, device: { ...device, open } });
  }
  return right(
    [...devices.values()].flatMap(({ device, version }) =>
      device === null ? [] : [offlineDeviceRecord(device, version + 1, at)],
    ),
  );
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

/** What is written when a sale without a line comes or is taken back. */
export interface MovedParts extends Pick<GoodsRequest, 'acts' | 'money' | 'records'> {
  /** The sale itself, whose record the caller writes. */
  readonly own: MovedSale;
}

/** What is written when a sale without a line comes or is taken back. Left: what was read has changed meanwhile. */
export async function movedRecords(
  ports: Ports,
  good: GoodId,
  { own, moved, at }: { readonly own: OwnMove; readonly moved: readonly KeptMove[]; readonly at: Instant },
): Promise<Either<GoodsRefusal, MovedParts>> {
  const others = await otherSales(ports, good, moved, own.sale.id);
  const mine = movedSale(own.sale, moved);
  const changed = [mine, ...others];
  const [devices, tallies, ...written] = await Promise.all([
    deviceRecords(ports, good, { own, others }, at),
    tallyRecords(ports, good, { own, changed }, at),
    ...others.map((one) => recordsOfOther(ports, good, one, at)),
  ]);
  if (isLeft(devices)) return devices;
  return right({
    own: mine,
    acts: moved.flatMap(actOf),
    money: movedMoney(moved, changed),
    records: [
      ...devices.right,
      ...tallies,
      ...written.flat(),
      ...moved.map((one) => claimsRecord(one.voucher, one.after, one.version + 1, at)),
      ...voucherRecords(moved, at),
    ],
  });
}
