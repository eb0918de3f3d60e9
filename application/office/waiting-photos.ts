import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';
import { photosThatWait } from '#application/showcase/photos/keep-photos.ts';
import type { Town } from '#domain/access/town.ts';
import type { WaitingShopPhoto } from '#domain/office/duties/waiting-work.ts';

/** Where photos of shops that wait are read from. */
export interface PhotoWorkPorts {
  readonly goodsRecords: Pick<GoodsRecords, 'list'>;
  readonly shops: Pick<ShopRegister, 'list'>;
}

/** The photos of shops that nobody has decided about, in the order of the names of the shops. */
export async function waitingShopPhotos(
  { goodsRecords, shops }: PhotoWorkPorts,
  { realm }: Town,
): Promise<readonly WaitingShopPhoto[]> {
  const waiting = new Map((await photosThatWait({ goodsRecords })(realm)).map(({ shop, at }) => [shop, at]));
  if (waiting.size === 0) return [];
  return (await shops.list(realm)).flatMap(({ id, name }) => {
    const came = waiting.get(id);
    return came === undefined ? [] : [{ shop: id, title: name, came }];
  });
}
