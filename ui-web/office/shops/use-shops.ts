import { useCallback } from 'react';
import { decideShopPhotoCall } from '#adapters/wire/showcase/photos/decide-photo.ts';
import { reverseSaleForShopCall } from '#adapters/wire/vouchers/sales/reverse-sale.ts';
import { actOnShopCall } from '#adapters/wire/vouchers/shops/act-on-shop.ts';
import { decideShopCorrectionCall, placeShopCall } from '#adapters/wire/vouchers/shops/decide-correction.ts';
import { endShopDeviceCall } from '#adapters/wire/vouchers/shops/end-shop-device.ts';
import { giveShopCodeCall } from '#adapters/wire/vouchers/shops/give-shop-code.ts';
import { listShopsCall } from '#adapters/wire/vouchers/shops/list-shops.ts';
import { readShopCall } from '#adapters/wire/vouchers/shops/read-shop.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { StaffShop } from '#adapters/wire/vouchers/shops/shop.ts';
import type { ShopAct } from '#domain/vouchers/shops/act-on-shop.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice } from '../shell/office-context.ts';

/** Why something was not done with a shop, as a key of a text. */
export type ShopTrouble =
  | 'unreachable'
  | 'notAllowed'
  | 'wrongStatus'
  | 'noReason'
  | 'noName'
  | 'most'
  | 'changed'
  | 'ownDevices'
  | 'notAPlace'
  | 'noShare'
  | 'mayBring'
  | 'openSales'
  | 'lost'
  | 'other';

const known: readonly string[] = [
  'unreachable',
  'notAllowed',
  'wrongStatus',
  'noReason',
  'noName',
  'most',
  'changed',
  'ownDevices',
  'notAPlace',
  'noShare',
  'mayBring',
  'openSales',
  'lost',
];

/** The reason of a refusal, by where it says it is, or by its kind. */
export function shopTroubleOf(refused: { readonly kind: string; readonly where?: string }): ShopTrouble {
  const why = [refused.where ?? '', refused.kind].find((one) => known.includes(one));
  return (why as ShopTrouble | undefined) ?? 'other';
}

/** The shops of the town; null until they are here. */
export function useShopList() {
  const { council } = useOffice();
  const { call, realm } = council;
  return useAnswer(useCallback(() => call(listShopsCall, { realm }), [call, realm]));
}

/** One shop with its devices and its history, and what can be done with it. */
export function useOneShop(shop: string) {
  const { council } = useOffice();
  const { call, realm } = council;
  const [answer, again] = useAnswer(
    useCallback(() => call(readShopCall, { realm, shop }), [call, realm, shop]),
  );
  const done = async (asked: Promise<Either<object, unknown>>): Promise<ShopTrouble | null> => {
    const came = await asked;
    again();
    return isLeft(came) ? shopTroubleOf(came.left as { readonly kind: string }) : null;
  };
  return {
    answer,
    again,
    act: (act: ShopAct, reason: string, most: string | null) =>
      done(call(actOnShopCall, { realm, shop, body: { act, reason, most } })),
    endDevice: (device: string) => done(call(endShopDeviceCall, { realm, shop, body: { device } })),
    decide: (asked: string, isAccepted: boolean, reason: string) =>
      done(call(decideShopCorrectionCall, { realm, shop, body: { asked, isAccepted, reason } })),
    decidePhoto: (file: string, isAccepted: boolean, reason: string) =>
      done(call(decideShopPhotoCall, { realm, shop, body: { file, isAccepted, reason } })),
    place: (place: StaffShop['place']) => done(call(placeShopCall, { realm, shop, body: { place } })),
    reverse: (sale: string, campaign: string, reason: string) =>
      done(call(reverseSaleForShopCall, { realm, shop, sale, body: { campaign, reason } })),
    giveCode: async (
      name: string,
    ): Promise<Either<ShopTrouble, { readonly code: string; readonly until: string }>> => {
      const given = await call(giveShopCodeCall, { realm, shop, body: { name } });
      again();
      return isLeft(given) ? left(shopTroubleOf(given.left)) : right(given.right);
    },
  };
}
