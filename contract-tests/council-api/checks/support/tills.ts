import { addressOf } from '#adapters/wire/address-of.ts';
import { finishSaleCall } from '#adapters/wire/vouchers/sales/finish-sale.ts';
import { lookUpVoucherCall } from '#adapters/wire/vouchers/sales/look-up-voucher.ts';
import { putSalePictureCall } from '#adapters/wire/vouchers/sales/put-sale-picture.ts';
import { reverseSaleCall } from '#adapters/wire/vouchers/sales/reverse-sale.ts';
import { giveShopCodeCall } from '#adapters/wire/vouchers/shops/give-shop-code.ts';
import type { StaffShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { signShopOutCall } from '#adapters/wire/vouchers/shops/shop-keys.ts';
import { startShopDeviceCall } from '#adapters/wire/vouchers/shops/start-shop-device.ts';
import { cents, decimalString } from '#domain/shared/money.ts';
import { type Ask, askAsStaff, sendAs } from '../../ask.ts';
import type { Check, Trial } from '../../check.ts';
import { mask } from '../../curl-line.ts';
import { whereStaffMay } from '../staff-reads.ts';
import { enter, whereWritable, type WritableTown } from './visitor.ts';
import {
  giveBackAs,
  isFreeOffer,
  orderAs,
  orderKeyOf,
  type VoucherOffer,
  voucherOffers,
} from './voucher-orders.ts';

/** A picture of one point, in Base64. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';

/** An authorised shop, and a voucher that is sold there. */
interface Sold {
  readonly shop: StaffShop;
  readonly free: VoucherOffer;
}

/** A till that is signed in, in the browser of a visitor who has a voucher. */
export interface SignedInTill extends Sold {
  readonly town: WritableTown;
  readonly visitor: string;
  /** What is asked before the first sale; and how many of these answers come before that to the order. */
  readonly asks: readonly Ask[];
  readonly before: number;
  /** The line of a sale with the voucher. */
  readonly line: { readonly voucher: string; readonly uses: number };
  /** Looks the voucher up, for the second time or later. */
  readonly looked: (time: number) => Ask;
  /** Takes back the sale whose answer has that number. */
  readonly reversed: (place: number) => Ask;
  /** The voucher is given back and the till signed out. */
  readonly leaves: readonly Ask[];
}

/** A check of sales, for a program of staff that may give codes to shops. */
export const whereSold = (
  id: Extract<Check['id'], `bot-${string}`>,
  trialOf: (town: WritableTown, sold: Sold) => Trial,
): Check => ({
  id,
  clause: 'interfaces §api',
  from: ['campaigns', 'staff', 'shops'],
  writes: true,
  trials: whereWritable(
    whereStaffMay(['shop.authorise'], (town) => {
      const shop = town.shops.find(({ status }) => status === 'authorised');
      const free = voucherOffers(town).find(isFreeOffer);
      return shop === undefined || free === undefined ? [] : [trialOf(town, { shop, free })];
    }),
  ),
});

/** The order, the look and the ticket come after these. */
const before = 4;

/** What a till asks until it can sell: a code, a device, a voucher, a look at it, and a ticket. */
export function signInTill(town: WritableTown, visitor: string, { shop, free }: Sold): SignedInTill {
  const { realm } = town;
  const campaign = free.campaign.id;
  const send = (address: string, body: object, shown: object = body) =>
    sendAs(visitor, address, { body, shown });
  const look = send(addressOf(lookUpVoucherCall, { realm }), { text: `{${before}.vouchers.0.code}` });
  const { taxNumber } = shop;
  return {
    town,
    visitor,
    shop,
    free,
    before,
    line: { voucher: `{${before}.vouchers.0.id}`, uses: 1 },
    asks: [
      askAsStaff(addressOf(giveShopCodeCall, { realm, shop: shop.id }), { name: `Prueba ${visitor}` }),
      send(
        addressOf(startShopDeviceCall, { realm }),
        { taxNumber, code: '{0.code}' },
        { taxNumber: mask, code: mask },
      ),
      ...enter(town, visitor),
      orderAs(town, visitor, free, { intent: visitor }),
      look,
      send(addressOf(putSalePictureCall, { realm }), { campaign, kind: 'ticket', file: picture }),
    ],
    looked: (time) => ({ ...look, time }),
    reversed: (place) =>
      send(addressOf(reverseSaleCall, { realm, sale: '' }).replace('/sales/', `/sales/{${place}.id}`), {
        campaign,
      }),
    leaves: [
      giveBackAs(town, visitor, free, { intent: visitor, place: before }),
      send(addressOf(signShopOutCall, { realm }), {}),
    ],
  };
}

/** A sale of one use of the voucher at its least price, with whatever proof the campaign asks for. */
export function saleOf(
  { town, visitor, free: { campaign, type, person }, line }: SignedInTill,
  { place = 0, more = {} }: { readonly place?: number; readonly more?: object } = {},
): Ask {
  const sent = {
    key: orderKeyOf(town, `${visitor} sale ${place}`),
    campaign: campaign.id,
    price: decimalString(cents(type.minimum)),
    lines: [line],
    ticket: `{${before + 2}.id}`,
    ...more,
  };
  const proof = { number: person.id, isSeen: true };
  return sendAs(visitor, addressOf(finishSaleCall, { realm: town.realm }), {
    body: { ...sent, ...proof },
    shown: { ...sent, ...proof, number: mask },
  });
}
