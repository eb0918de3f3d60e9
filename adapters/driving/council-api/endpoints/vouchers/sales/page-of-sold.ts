import type { soldByShop } from '#application/vouchers/sales/sold-by-shop.ts';
import type { SoldByShop } from '#adapters/wire/vouchers/sales/list-sold.ts';
import { writeSale } from '#adapters/wire/vouchers/sales/sale.ts';
import { dayAt, type TimeZone } from '#domain/shared/calendar-day.ts';
import { decimalString } from '#domain/shared/money.ts';
import { daysOfSales, isSoldAs, type SoldChoice } from '#domain/vouchers/sales/sold-sales.ts';

interface AskedPage {
  readonly only: SoldChoice;
  readonly limit: number;
  readonly offset: number;
}

/** A page of what a shop has sold, with the whole sums of the days on it. */
export function pageOfSold(
  { sales, sampled }: Awaited<ReturnType<ReturnType<typeof soldByShop>>>,
  zone: TimeZone,
  { only, limit, offset }: AskedPage,
): SoldByShop {
  const chosen = sales.filter(({ sale }) => isSoldAs(only, sale, sampled));
  const items = chosen.slice(offset, offset + limit).map(({ campaign, sale }) => ({
    sale: writeSale(campaign, sale),
    day: dayAt(sale.at, zone),
    sample: sampled.get(sale.id) ?? null,
  }));
  const seen = new Set<string>(items.map(({ day }) => day));
  const days = daysOfSales(
    sales.map(({ sale }) => sale),
    zone,
  ).filter(({ day }) => seen.has(day));
  return {
    items,
    itemsCount: chosen.length,
    days: days.map(({ sold, owed, ...day }) => ({
      ...day,
      sold: decimalString(sold),
      owed: decimalString(owed),
    })),
  };
}
