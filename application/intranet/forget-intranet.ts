import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { intranetGood, intranetKept, intranetKinds } from '#domain/intranet/intranet-records.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Erases what the intranet stored longer ago than each kind is kept. */
export const forgetIntranet =
  ({
    goodsRecords,
    realms,
  }: {
    readonly goodsRecords: Pick<GoodsRecords, 'eraseRecords'>;
    readonly realms: { readonly towns: () => Promise<readonly { readonly realm: RealmId }[]> };
  }) =>
  async (by: Instant): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: erasing is in no hurry
    for (const { realm } of await realms.towns())
      for (const kind of Object.keys(intranetKinds) as (keyof typeof intranetKinds)[])
        await goodsRecords.eraseRecords(
          { realm, good: intranetGood },
          intranetKinds[kind],
          by - intranetKept[kind],
        );
  };
