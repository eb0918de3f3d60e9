import type { JsonObject } from '../../documents/json.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { Cents } from '../../shared/money.ts';

/** The kind that lists sales without a line that were not accepted, in the good of their campaign. */
export const refusedSaleKind = 'refusedSale';

/** A sale that a shop made without a line, and that the council did not accept: it is the shop's own risk. */
export interface RefusedSale {
  readonly id: string;
  /** As the till shows it to the shop: `P-3F9A21`. */
  readonly number: string;
  readonly shop: string;
  readonly device: string;
  /** When it was made, by its device, and when it came first. */
  readonly madeAt: Instant;
  readonly at: Instant;
  /** The kind of the refusal. */
  readonly why: string;
  /** What the purchase came to. */
  readonly price: Cents;
  /** What its vouchers would have been worth; null if one of them is not known. */
  readonly amount: Cents | null;
}

/**
 * How a sale is called before the council has numbered it, by its key.
 *
 * @example pendingNumber('c1a5b7d90e2f4c68') // 'P-2F4C68'
 */
export const pendingNumber = (key: string): string => `P-${key.slice(-6).toUpperCase()}`;

/** The record of a refused sale, to be stored as this version. */
export const refusedSaleRecord = (sale: RefusedSale, version: number): GoodsRecord => ({
  kind: refusedSaleKind,
  id: sale.id,
  owner: sale.shop,
  at: sale.at,
  version,
  body: sale as unknown as JsonObject,
});

/** The refused sale that a record has. */
export function refusedSaleIn({ body }: Pick<GoodsRecord, 'body'>): RefusedSale {
  if (typeof body['why'] !== 'string') throw new TypeError('a refused sale cannot be read');
  return body as unknown as RefusedSale;
}
