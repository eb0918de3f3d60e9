import { noticesKept } from '#application/reservations/forget-old-reservations.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { noticeKind } from '#domain/notices/notice.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { visitsKind } from '#domain/showcase/shop-visits.ts';
import { listingKind, pickupKind, shopOfGood, showcaseGood } from '#domain/showcase/showcase-records.ts';
import { type ForgetPhotoPorts, forgetPhotos } from './photos/forget-photos.ts';

const dayLength = 86_400_000;
/** Milliseconds for which the name of a person is kept for whom a shop set something aside. */
export const pickupsKept = 30 * dayLength;
/** Milliseconds for which a listing is kept that its shop does not confirm. */
export const listingsKept = 2 * 365 * dayLength;
/** Milliseconds after its beginning for which it is kept how often shops were seen in a month: the twelve shown, and the next. */
export const seenMonthsKept = 400 * dayLength;

interface Ports extends ForgetPhotoPorts {
  readonly goodsRecords: ForgetPhotoPorts['goodsRecords'] & Pick<GoodsRecords, 'goodsWith'>;
  readonly realms: { readonly towns: () => Promise<readonly { readonly realm: RealmId }[]> };
}

/** Erases what shops set aside a month ago, and listings that nobody has confirmed for two years, with their photos. */
export const forgetOldListings =
  (ports: Ports) =>
  async (by: Instant): Promise<void> => {
    const { goodsRecords, realms } = ports;
    // oxlint-disable no-await-in-loop -- one town after the other: erasing is in no hurry
    for (const { realm } of await realms.towns()) {
      await goodsRecords.eraseRecords({ realm, good: showcaseGood }, listingKind, by - listingsKept);
      await goodsRecords.eraseRecords({ realm, good: showcaseGood }, visitsKind, by - seenMonthsKept);
      await forgetPhotos(ports, realm);
      await goodsRecords.eraseRecords({ realm, good: showcaseGood }, noticeKind, by - noticesKept);
      for (const good of await goodsRecords.goodsWith(realm, pickupKind))
        if (shopOfGood(good) !== null)
          await goodsRecords.eraseRecords({ realm, good }, pickupKind, by - pickupsKept);
    }
    // oxlint-enable no-await-in-loop
  };
