import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import {
  type DeskTally,
  deskTallyId,
  deskTallyIn,
  deskTallyKind,
  deskTallyRecord,
  joinedTallies,
} from '#domain/vouchers/issue/desk-tally.ts';
import type { VoucherOrder } from '#domain/vouchers/issue/voucher-order.ts';

type Ports = { readonly goodsRecords: Pick<GoodsRecords, 'record'> };
type Zone = Pick<Town, 'timeZone'>;

/** The record that counts something to what a person of staff did at desks on a day. */
async function countedMore(
  { goodsRecords }: Ports,
  { timeZone }: Zone,
  good: GoodId,
  { by, at, more }: { readonly by: string; readonly at: Instant; readonly more: DeskTally },
): Promise<GoodsRecord> {
  const name = { day: dayAt(at, timeZone), by };
  const before = await goodsRecords.record(good, deskTallyKind, deskTallyId(name));
  return deskTallyRecord(name, before, { more, at });
}

/** The record that counts an order of a desk to what that person has given on this day. */
export const countedAtDesk =
  (ports: Ports) =>
  (
    zone: Zone,
    good: GoodId,
    { vouchers, amount, at }: Pick<VoucherOrder, 'vouchers' | 'amount' | 'at'>,
    by: string,
  ): Promise<GoodsRecord> =>
    countedMore(ports, zone, good, {
      by,
      at,
      more: { vouchers: vouchers.length, returned: 0, cash: amount },
    });

/** The record that counts a voucher whose price was given back in cash. */
export const countedBackAtDesk =
  (ports: Ports) =>
  (
    zone: Zone,
    good: GoodId,
    { amount, at, by }: { readonly amount: Cents; readonly at: Instant; readonly by: string },
  ): Promise<GoodsRecord> =>
    countedMore(ports, zone, good, { by, at, more: { vouchers: 0, returned: 1, cash: cents(0 - amount) } });

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
