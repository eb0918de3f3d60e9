import type { Clock } from '#application/ports/clock.ts';
import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { ShopDevices } from '#application/ports/server/vouchers/shop-devices.ts';
import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { shopStep } from '#domain/vouchers/shops/act-on-shop.ts';
import {
  shopCodeLasts,
  type ShopDevice,
  shopDeviceName,
  shopSessionLasts,
} from '#domain/vouchers/shops/shop-device.ts';
import { readTaxNumber } from '#domain/vouchers/shops/tax-number.ts';
import { type Pass, readPass } from '#domain/voting/kiosk/pass.ts';

/** What the devices of shops need. */
export interface ShopAccessPorts {
  readonly shops: Pick<ShopRegister, 'find' | 'ofTaxNumber' | 'change'>;
  readonly shopDevices: ShopDevices;
  readonly passSeal: PassSeal;
  readonly clock: Clock;
}

/** An authorised shop at one of its devices. */
export interface ShopAtDevice {
  readonly shop: Shop;
  readonly device: ShopDevice;
}

/** The same, with the token by which the device is known from now on. */
export interface SignedInShop extends ShopAtDevice {
  readonly token: string;
}

/** Opens sessions: a random token for the device, its keyed hash for the store. */
export function newShopSession(
  { passSeal, clock }: Pick<ShopAccessPorts, 'passSeal' | 'clock'>,
  realm: RealmId,
) {
  const [token, now] = [passSeal.newToken(), clock.now()];
  const session = { token: passSeal.digest(realm, token), until: now + shopSessionLasts };
  return { token, session, now };
}

/** Makes a paper code that starts one device of an authorised shop. Null without a name, or if the shop is not authorised. */
export const giveShopCode =
  ({ shops, shopDevices, passSeal, clock }: ShopAccessPorts) =>
  async (
    realm: RealmId,
    shop: string,
    { typed, by }: { readonly typed: string; readonly by: string },
  ): Promise<{ readonly code: Pass; readonly until: Instant } | null> => {
    const [name, now] = [shopDeviceName(typed), clock.now()];
    const found = name === null ? null : await shops.find(realm, shop);
    if (name === null || found?.status !== 'authorised') return null;
    const [code, until] = [passSeal.newPass(), now + shopCodeLasts];
    const device: ShopDevice = { id: passSeal.newId(), shop, name, since: now, passkey: null };
    await shopDevices.issue(realm, device, { digest: passSeal.digest(realm, code), until });
    await shops.change(realm, shop, (before) => ({
      shop: before,
      step: shopStep(before, before, 'giveCode', { by, at: now, why: name }),
    }));
    return { code, until };
  };

/** Makes the browser at which a paper code was typed a device of the shop of that tax number. */
export const startShopDevice =
  (ports: ShopAccessPorts) =>
  async (
    realm: RealmId,
    typed: { readonly taxNumber: string; readonly code: string },
  ): Promise<SignedInShop | null> => {
    const [taxNumber, code] = [readTaxNumber(typed.taxNumber), readPass(typed.code)];
    const shop = taxNumber === null ? null : await ports.shops.ofTaxNumber(realm, taxNumber);
    if (code === null || shop?.status !== 'authorised') return null;
    const { token, session, now } = newShopSession(ports, realm);
    const named = { shop: shop.id, digest: ports.passSeal.digest(realm, code) };
    const device = await ports.shopDevices.start(realm, named, session, now);
    return device && { shop, device, token };
  };

/** The authorised shop whose device has a token. Null also while the shop is suspended: its devices stay, and wait. */
export const shopOfToken =
  ({ shops, shopDevices, passSeal, clock }: ShopAccessPorts) =>
  async (realm: RealmId, token: string): Promise<ShopAtDevice | null> => {
    const device = await shopDevices.ofToken(realm, passSeal.digest(realm, token), clock.now());
    const shop = device && (await shops.find(realm, device.shop));
    return device === null || shop?.status !== 'authorised' ? null : { shop, device };
  };
