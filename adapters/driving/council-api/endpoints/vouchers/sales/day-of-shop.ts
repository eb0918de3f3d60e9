import { type SaleOfDay, salesOfDay } from '#application/vouchers/sales/sales-of-day.ts';
import type { DayOfShop } from '#adapters/wire/vouchers/sales/list-own-sales.ts';
import { writeSale } from '#adapters/wire/vouchers/sales/sale.ts';
import type { Town } from '#domain/access/town.ts';
import { type CalendarDay, dayAt } from '#domain/shared/calendar-day.ts';
import { decimalString, sumOfMoney } from '#domain/shared/money.ts';
import { owedForSale } from '#domain/vouchers/offline/offline-sale.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';

const summed = (day: CalendarDay, all: readonly SaleOfDay[]): DayOfShop => {
  const standing = all.map(({ sale }) => sale).filter(({ status }) => status !== 'reversed');
  const lines = standing.flatMap((sale) => sale.lines);
  return {
    day,
    sales: standing.length,
    validations: lines.reduce((sum, { uses }) => sum + uses, 0),
    sold: decimalString(sumOfMoney(standing.map(({ price }) => price))),
    owed: decimalString(sumOfMoney(standing.map(owedForSale))),
    items: all.map(({ campaign, sale }) => writeSale(campaign, sale)),
  };
};

/** What a shop has sold on a day; today if none is asked for. */
export async function dayOfShop(
  council: ServerParts,
  town: Town,
  shop: string,
  asked: CalendarDay | null,
): Promise<DayOfShop> {
  const day = asked ?? dayAt(council.clock.now(), town.timeZone);
  return summed(day, await salesOfDay(council)(town, shop, day));
}
