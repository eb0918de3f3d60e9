import type { JsonObject } from '../../documents/json.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Voucher, VoucherEnd } from '../voucher.ts';
import type { VoucherOrder } from './voucher-order.ts';

/** The kinds of the records of vouchers and of the orders that they came by. */
export const voucherKind = 'voucher';
/** The kind of the record of an order. */
export const orderKind = 'order';

/** The record of an order, to be stored as this version. */
export const orderRecord = (order: VoucherOrder, version: number): GoodsRecord => ({
  kind: orderKind,
  id: order.id,
  owner: order.holder,
  at: order.at,
  version,
  body: order as unknown as JsonObject,
});

/** The order that a record has. */
export function voucherOrderIn({ body }: Pick<GoodsRecord, 'body'>): VoucherOrder {
  if (!Array.isArray(body['vouchers'])) throw new TypeError('an order of vouchers cannot be read');
  return body as unknown as VoucherOrder;
}

/** The record of a new voucher; its owner is its holder's mark. */
export const voucherRecord = (voucher: Voucher, holder: string): GoodsRecord => ({
  kind: voucherKind,
  id: voucher.id,
  owner: holder,
  at: voucher.issuedAt,
  version: 1,
  body: voucher as unknown as JsonObject,
});

/** The record of a voucher that ended. A sale that has read it before is decided anew. */
export const endedVoucherRecord = (record: GoodsRecord, ended: VoucherEnd): GoodsRecord => ({
  ...record,
  version: record.version + 1,
  body: { ...record.body, ended: ended as unknown as JsonObject },
});

/** The voucher that a record has. */
export function voucherIn({ body }: Pick<GoodsRecord, 'body'>): Voucher {
  if (typeof body['type'] !== 'string') throw new TypeError('a voucher cannot be read');
  return body as unknown as Voucher;
}
