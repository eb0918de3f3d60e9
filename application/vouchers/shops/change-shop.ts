import type { Clock } from '#application/ports/clock.ts';
import type { ShopDevices } from '#application/ports/server/vouchers/shop-devices.ts';
import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { type ActOnShop, actOnShop, type ShopFault, shopStep } from '#domain/vouchers/shops/act-on-shop.ts';

interface Ports {
  readonly shops: Pick<ShopRegister, 'change'>;
  readonly shopDevices: Pick<ShopDevices, 'end'>;
  readonly clock: Clock;
}

/** Carries out an act of a member of staff on a shop. The devices of a shop that leaves are erased. */
export const changeShop =
  ({ shops, shopDevices, clock }: Ports) =>
  async (
    realm: RealmId,
    id: string,
    asked: ActOnShop,
    by: string,
  ): Promise<Either<ShopFault | { readonly kind: 'unknownShop' }, Shop>> => {
    let outcome: Either<ShopFault | { readonly kind: 'unknownShop' }, Shop> = left({ kind: 'unknownShop' });
    await shops.change(realm, id, (before) => {
      outcome = actOnShop(before, asked);
      if (isLeft(outcome)) return null;
      const changer = { by, at: clock.now(), why: asked.reason };
      return { shop: outcome.right, step: shopStep(before, outcome.right, asked.act, changer) };
    });
    if (!isLeft(outcome) && asked.act === 'leave') await shopDevices.end(realm, id, null);
    return outcome;
  };
