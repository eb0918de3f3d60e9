import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SignedInShop, startShopDevice } from '#application/vouchers/shops/shop-access.ts';
import {
  addShopKey,
  askForShopKey,
  askShopToSignIn,
  signShopIn,
} from '#application/vouchers/shops/shop-passkeys.ts';
import { readOwnShopCall } from '#adapters/wire/vouchers/shops/read-own-shop.ts';
import {
  addShopKeyCall,
  askForShopKeyCall,
  askShopToSignInCall,
  signShopInCall,
  signShopOutCall,
} from '#adapters/wire/vouchers/shops/shop-keys.ts';
import { startShopDeviceCall } from '#adapters/wire/vouchers/shops/start-shop-device.ts';
import { startsOfShops } from '#domain/census/attempt-budget.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { networkOf } from '../../../limits/network-of.ts';
import { siteOf } from '../../../plugins/passkey-site.ts';
import { asWritten, route } from '../../../plugins/route.ts';
import { withinAccounts } from '../../votes/desk/desk-budget.ts';
import { askedShop, writeOwnShop } from './asked-shop.ts';
import { clearShopCookie, sendShopCookie, shopToken } from './shop-cookie.ts';

interface Came {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** How a device of a shop begins, signs in and out, and gets a passkey. */
export function shopAccessEndpoints(server: FastifyInstance, council: ServerParts): void {
  const inside = ({ request, reply }: Came, signedIn: SignedInShop) => {
    sendShopCookie(request, reply, signedIn.token);
    return right(writeOwnShop(signedIn));
  };

  route(server, council, startShopDeviceCall, async (came) => {
    const { realm, body, request } = came;
    const accounts = startsOfShops(realm, networkOf(request.ip));
    const start = () => startShopDevice(council)(realm, body);
    const started = await withinAccounts(council, accounts, start, (one) => one === null);
    if (isLeft(started)) return started;
    return started.right === null ? left({ kind: 'shopNotAuthorised' }) : inside(came, started.right);
  });

  route(server, council, readOwnShopCall, async ({ realm, request }) => {
    const asked = await askedShop(council, realm, request);
    return isLeft(asked) ? asked : right(writeOwnShop(asked.right));
  });

  route(server, council, askForShopKeyCall, async ({ realm, request }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    return right(asWritten(await askForShopKey(council)(realm, siteOf(request), asked.right)));
  });

  route(server, council, addShopKeyCall, async ({ realm, body, request }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    const answer = { site: siteOf(request), answer: body.answer };
    const isAdded = await addShopKey(council)(realm, asked.right, answer);
    return isAdded
      ? right({ ...writeOwnShop(asked.right), hasPasskey: true })
      : left({ kind: 'passkeyRefused' });
  });

  route(server, council, askShopToSignInCall, async ({ realm, request }) =>
    right(asWritten(await askShopToSignIn(council)(realm, siteOf(request)))),
  );

  route(server, council, signShopInCall, async (came) => {
    const { realm, body, request } = came;
    const signedIn = await signShopIn(council)(realm, { site: siteOf(request), answer: body.answer });
    return signedIn === null ? left({ kind: 'shopNotAuthorised' }) : inside(came, signedIn);
  });

  route(server, council, signShopOutCall, async ({ realm, request, reply }) => {
    const token = shopToken(request);
    if (token !== undefined) await council.shopDevices.signOut(realm, council.passSeal.digest(realm, token));
    clearShopCookie(request, reply);
    return right({ status: 'ok' });
  });
}
