import type { FastifyRequest } from 'fastify';
import { shopOfToken, type ShopAtDevice } from '#application/vouchers/shops/shop-access.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import type { OwnShop } from '#adapters/wire/vouchers/shops/shop.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { ibanEnd } from '#domain/vouchers/shops/iban.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { shopToken } from './shop-cookie.ts';

/** The authorised shop at the device whose token came with a call. */
export async function askedShop(
  council: ServerParts,
  realm: RealmId,
  request: FastifyRequest,
): Promise<Either<CallRefusal<'shopNotAuthorised'>, ShopAtDevice>> {
  const token = shopToken(request);
  const known = token === undefined ? null : await shopOfToken(council)(realm, token);
  return known === null ? left({ kind: 'shopNotAuthorised' }) : right(known);
}

/** A shop as its own devices see it. */
export const writeOwnShop = ({ shop, device }: ShopAtDevice): OwnShop => ({
  id: shop.id,
  number: shop.number,
  name: shop.name,
  ibanEnd: ibanEnd(shop.iban),
  device: device.name,
  hasPasskey: device.passkey !== null,
});
