import type { CallAnswer } from '#adapters/wire/call.ts';
import type { readShopCall } from '#adapters/wire/vouchers/shops/read-shop.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { readPrice } from '#domain/vouchers/sales/price.ts';

/** A shop as staff see it, with its devices and its history. */
export type SeenShop = CallAnswer<typeof readShopCall>;

/** An account in groups of four, as it stands on paper. */
export const spacedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/gu, '$1 ');

/** Euros that the council wrote with a point, as people read them. */
export function readableEuros(written: string): string {
  const read = readPrice(written);
  // A price of nothing is none, but a sum may be 0.
  return formatMoney(isLeft(read) ? cents(0) : read.right);
}
