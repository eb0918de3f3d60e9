import type { Clock } from '#application/ports/clock.ts';
import type { Geocoder } from '#application/ports/server/geocoder.ts';
import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { bySender } from '#domain/office/steps/subject-steps.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { shopStep } from '#domain/vouchers/shops/act-on-shop.ts';
import { readShop, type ShopField, type TypedShop } from '#domain/vouchers/shops/shop-application.ts';
import { placeOfAddress } from './place-of-address.ts';

interface Ports {
  readonly shops: Pick<ShopRegister, 'add'>;
  readonly geocoder: Pick<Geocoder, 'places'>;
  readonly passSeal: Pick<PassSeal, 'newId'>;
  readonly clock: Clock;
}

/** Why an application is not taken: fields are wrong, or a shop of that tax number is there. */
export type ApplicationRefused =
  | { readonly kind: 'shopRefused'; readonly fields: readonly ShopField[] }
  | { readonly kind: 'shopExists' };

/** Takes the application of a shop. Its place is that of its address, if the town's streets have it; staff see the address anyway. */
export const applyShop =
  ({ shops, geocoder, passSeal, clock }: Ports) =>
  async (realm: RealmId, language: Language, typed: TypedShop): Promise<Either<ApplicationRefused, Shop>> => {
    const read = readShop(typed);
    if (isLeft(read)) return left({ kind: 'shopRefused', fields: read.left });
    const { hours, ...applied } = read.right;
    const place = await placeOfAddress({ geocoder }, realm, applied.address);
    const now = clock.now();
    const shop: Omit<Shop, 'number'> = {
      ...applied,
      id: passSeal.newId(),
      place,
      hours: hours === '' ? {} : { [language]: hours },
      status: 'applied',
      most: null,
      since: now,
      correction: null,
    };
    const added = await shops.add(realm, shop, shopStep(null, shop, 'apply', { by: bySender, at: now }));
    return added === null ? left({ kind: 'shopExists' }) : right(added);
  };
