import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { alertKind, alertsKept } from '#domain/push/alert.ts';
import { pushKind } from '#domain/push/due-push.ts';
import { phoneKind } from '#domain/push/phone.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { goodOfPush } from './push-records.ts';

const day = 86_400_000;
/** Milliseconds for which it is kept that a message was sent: the same news is not told again. */
export const pushesKept = 30 * day;
/** Milliseconds after which a phone that its owner has not looked after is forgotten. */
export const phonesKept = 730 * day;

/** Erases old alerts, what was sent, and phones that nobody has looked after for two years. */
export const forgetOldPushes =
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
      for (const [kind, kept] of [
        [alertKind, alertsKept],
        [pushKind, pushesKept],
        [phoneKind, phonesKept],
      ] as const)
        await goodsRecords.eraseRecords(goodOfPush(realm), kind, by - kept);
  };
