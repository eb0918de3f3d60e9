import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import {
  type DeskTally,
  deskTallyId,
  deskTallyIn,
  deskTallyKind,
  deskTallyRecord,
  joinedTallies,
} from '#domain/vouchers/issue/desk-tally.ts';
import type { VoucherOrder } from '#domain/vouchers/issue/voucher-order.ts';

/** The record that counts an order of a desk to what that person has given on this day. */
export const countedAtDesk =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'record'> }) =>
  async (
    { timeZone }: Pick<Town, 'timeZone'>,
    good: GoodId,
    { vouchers, amount, at }: Pick<VoucherOrder, 'vouchers' | 'amount' | 'at'>,
    by: string,
  ): Promise<GoodsRecord> => {
    const name = { day: dayAt(at, timeZone), by };
    const before = await goodsRecords.record(good, deskTallyKind, deskTallyId(name));
    return deskTallyRecord(name, before, { more: { vouchers: vouchers.length, cash: amount }, at });
  };

/** What desks have given on a day, and what one person of staff has. */
export interface DeskTallyDay {
  readonly all: DeskTally;
  readonly own: DeskTally;
}

/** No town has more people at its desks on one day. */
const mostTallies = 500;

/** What desks have given of a campaign on the day of a moment. */
export const readDeskDay =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'list'> }) =>
  async (
    { timeZone }: Pick<Town, 'timeZone'>,
    good: GoodId,
    { at, by }: { readonly at: Instant; readonly by: string },
  ): Promise<DeskTallyDay> => {
    const day = dayAt(at, timeZone);
    const found = await goodsRecords.list(good, {
      kind: deskTallyKind,
      owner: day,
      from: null,
      until: null,
      limit: mostTallies,
      after: null,
    });
    const own = found.find(({ id }) => id === deskTallyId({ day, by })) ?? null;
    const all = found.map(deskTallyIn).reduce(joinedTallies, deskTallyIn(null));
    return { all, own: deskTallyIn(own) };
  };
