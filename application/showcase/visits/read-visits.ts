import type { Town } from '#domain/access/town.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import {
  everyShopCounted,
  monthOf,
  noVisits,
  ownerOfVisits,
  type ToldVisits,
  toldVisits,
  visitMonths,
  visitsIn,
  visitsKind,
} from '#domain/showcase/shop-visits.ts';
import { showcaseGood } from '#domain/showcase/showcase-records.ts';
import type { ShowcasePorts } from '../showcase-ports.ts';

/**
 * How often a shop of a town was seen, month by month, the newest first: twelve at most, and this month always. Without a
 * shop: all of them together. What was counted within the last minute may be missing.
 */
export const readVisits =
  ({ goodsRecords, clock }: Pick<ShowcasePorts, 'goodsRecords' | 'clock'>) =>
  async (
    { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
    shop: string = everyShopCounted,
  ): Promise<readonly ToldVisits[]> => {
    const records = await goodsRecords.list(
      { realm, good: showcaseGood },
      {
        kind: visitsKind,
        owner: ownerOfVisits(shop),
        from: null,
        until: null,
        limit: visitMonths,
        after: null,
      },
    );
    const stored = records.map(visitsIn);
    const month = monthOf(dayAt(clock.now(), timeZone));
    const all = stored[0]?.month === month ? stored : [{ month, ...noVisits }, ...stored];
    return all.slice(0, visitMonths).map(toldVisits);
  };
