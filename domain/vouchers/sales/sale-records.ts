import type { JsonObject } from '../../documents/json.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { Cents } from '../../shared/money.ts';
import type { VoucherSale } from '../sale.ts';

/** The kind of the record of a sale, in the good of its campaign. */
export const saleKind = 'sale';
/** The kind of what a shop has sold. */
export const tallyKind = 'shopTally';
/** The kind that says with which sale a ticket came first. */
export const ticketKind = 'ticket';

/** A sale as it is stored: with the hash of what the shop sent, so that the same key with another sale is refused. */
export interface KeptSale extends VoucherSale {
  readonly sent: string;
}

/** What a shop has sold in a campaign: how many sales it has numbered, and what it is owed for those that stand. */
export interface ShopTally {
  readonly sales: number;
  readonly owed: Cents;
}

/** The record of a sale, to be stored as this version. */
export const saleRecord = (sale: KeptSale, version: number): GoodsRecord => ({
  kind: saleKind,
  id: sale.id,
  owner: sale.shop,
  at: sale.at,
  version,
  body: sale as unknown as JsonObject,
});

/** The sale that a record has. */
export function saleIn({ body }: Pick<GoodsRecord, 'body'>): KeptSale {
  if (!Array.isArray(body['lines'])) throw new TypeError('a sale cannot be read');
  // Sales of before could not be made without a line: they say that it is false.
  return {
    ...(body as unknown as KeptSale),
    offline: (body['offline'] || null) as unknown as KeptSale['offline'],
  };
}

/** The record of what a shop has sold. Sales of one shop are numbered one after the other by it. */
export const tallyRecord = (shop: string, tally: ShopTally, version: number, at: Instant): GoodsRecord => ({
  kind: tallyKind,
  id: shop,
  owner: shop,
  at,
  version,
  body: tally as unknown as JsonObject,
});

/** The version under which a record is stored next. */
export const nextVersion = (record: Pick<GoodsRecord, 'version'> | null): number =>
  (record?.version ?? 0) + 1;

/** What a shop has sold, by its record; nothing if there is none. */
export function tallyIn(record: Pick<GoodsRecord, 'body'> | null): ShopTally {
  if (record === null) return { sales: 0, owed: 0 as Cents };
  if (typeof record.body['sales'] !== 'number') throw new TypeError('the tally of a shop cannot be read');
  return record.body as unknown as ShopTally;
}

/** The record that a picture of a ticket, by the hash of its bytes, came with a sale. */
export const receiptRecord = (hash: string, sale: Pick<VoucherSale, 'id' | 'shop' | 'at'>): GoodsRecord => ({
  kind: ticketKind,
  id: hash,
  owner: sale.shop,
  at: sale.at,
  version: 1,
  body: { sale: sale.id },
});

/** So many uses of a voucher that a sale took, and that it still has. */
export interface VoucherUse {
  readonly sale: string;
  readonly uses: number;
}

/** The sales that took uses of a voucher, also while it was another one that was lost since; those of before are unknown. */
export const usesIn = ({ body }: Pick<GoodsRecord, 'body'>): readonly VoucherUse[] =>
  Array.isArray(body['sales']) ? body['sales'] : [];

/**
 * The record of a voucher after a sale or a reversal: when its uses last changed, and which sales have them. It also keeps
 * two sales of one voucher apart.
 */
export const usedVoucherRecord = (
  record: GoodsRecord,
  at: Instant,
  sales: readonly VoucherUse[],
): GoodsRecord => ({
  ...record,
  version: record.version + 1,
  body: { ...record.body, usedAt: at, sales: sales as unknown as JsonObject[] },
});

/** When uses of a voucher were last taken or given back; null if that never happened. */
export const lastUseIn = ({ body }: Pick<GoodsRecord, 'body'>): Instant | null =>
  typeof body['usedAt'] === 'number' ? body['usedAt'] : null;

/** The number of a sale as the receipt shows it: that of the shop, and how many sales it has made. */
export const saleNumber = (shop: number, sale: number): string =>
  `B-${String(shop).padStart(4, '0')}-${sale}`;
