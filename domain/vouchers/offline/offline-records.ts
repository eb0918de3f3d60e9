import type { JsonObject } from '../../documents/json.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { Cents } from '../../shared/money.ts';
import type { KeptSale } from '../sales/sale-records.ts';
import type { OfflineDevice } from './allowance.ts';
import type { ShareSlot } from './share-slots.ts';
import type { UseClaim } from './claims.ts';

/** The kind of what is known of a device that takes vouchers without a line, in the good of its campaign. */
export const offlineDeviceKind = 'offlineDevice';
/** The kind of the shares of what may be lost: one record for each device that was signed, which names the one that has it. */
export const shareSlotKind = 'offlineShare';
/** The kind of what sales without a line took of a voucher. */
export const claimsKind = 'claims';
/** The kind of what a shop is owed more or less for a sale after it came. */
export const correctionKind = 'saleCorrection';
/** The kind that lists sales in which a voucher was used twice. */
export const conflictKind = 'conflict';

const body = (value: object): JsonObject => value as unknown as JsonObject;

/** The record of a device. */
export const offlineDeviceRecord = (device: OfflineDevice, version: number, at: Instant): GoodsRecord => ({
  kind: offlineDeviceKind,
  id: device.device,
  owner: device.shop,
  at,
  version,
  body: body(device),
});

/** The device that a record has. */
export function offlineDeviceIn({ body: read }: Pick<GoodsRecord, 'body'>): OfflineDevice {
  if (!Array.isArray(read['allowances'])) throw new TypeError('a device without a line cannot be read');
  return read as unknown as OfflineDevice;
}

/** The record that a device has a share. */
export const shareSlotRecord = ({ slot, device }: ShareSlot, version: number, at: Instant): GoodsRecord => ({
  kind: shareSlotKind,
  id: String(slot),
  owner: '',
  at,
  version,
  body: { device },
});

/** The share that a record has. */
export const shareSlotIn = ({ id, body: read }: Pick<GoodsRecord, 'id' | 'body'>): ShareSlot => ({
  slot: Number(id),
  device: typeof read['device'] === 'string' ? read['device'] : '',
});

/** The record of what sales without a line took of a voucher. */
export const claimsRecord = (
  voucher: string,
  claims: readonly UseClaim[],
  version: number,
  at: Instant,
): GoodsRecord => ({ kind: claimsKind, id: voucher, owner: '', at, version, body: body({ claims }) });

/** The claims that a record has; none if there is no record. */
export function claimsIn(record: Pick<GoodsRecord, 'body'> | null): readonly UseClaim[] {
  if (record === null) return [];
  if (!Array.isArray(record.body['claims'])) throw new TypeError('the claims of a voucher cannot be read');
  return record.body['claims'];
}

/** What a shop is owed more or less for a sale after it came, at its moment: so each cent of a settlement names its sale. */
export interface SaleCorrection {
  readonly sale: string;
  readonly number: string;
  readonly lines: readonly [{ readonly amount: Cents }];
}

/** The record of a correction; a sale has one at most for each version of its record. */
export const correctionRecord = (
  { id, number, shop }: Pick<KeptSale, 'id' | 'number' | 'shop'>,
  amount: Cents,
  version: number,
  at: Instant,
): GoodsRecord => ({
  kind: correctionKind,
  id: `${id}/${version}`,
  owner: shop,
  at,
  version: 1,
  body: body({ sale: id, number, lines: [{ amount }] } satisfies SaleCorrection),
});

/** The correction that a record has. */
export function correctionIn({ body: read }: Pick<GoodsRecord, 'body'>): SaleCorrection {
  if (!Array.isArray(read['lines'])) throw new TypeError('a correction of a sale cannot be read');
  return read as unknown as SaleCorrection;
}

/** The record that a voucher was used twice in a sale: the sale says what of it. */
export const conflictRecord = (
  { id, shop }: Pick<KeptSale, 'id' | 'shop'>,
  version: number,
  at: Instant,
): GoodsRecord => ({ kind: conflictKind, id, owner: shop, at, version, body: {} });
