import type { FastifyInstance } from 'fastify';
import { applyShop } from '#application/vouchers/shops/apply-shop.ts';
import { applyShopCall } from '#adapters/wire/vouchers/shops/apply-shop.ts';
import { listPublicShopsCall } from '#adapters/wire/vouchers/shops/list-public-shops.ts';
import { writePublicShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { applicationsOfShops } from '#domain/census/attempt-budget.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { networkOf } from '../../../limits/network-of.ts';
import { route } from '../../../plugins/route.ts';
import { withinAccounts } from '../../votes/desk/desk-budget.ts';

/** What everybody may ask of shops: which ones take vouchers, and to be one of them. */
export function publicShopEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, listPublicShopsCall, async ({ realm }) => {
    const all = await council.shops.list(realm);
    const items = all.filter(({ status }) => status === 'authorised').map(writePublicShop);
    return right({ items, itemsCount: items.length });
  });

  const apply = applyShop(council);
  route(server, council, applyShopCall, async ({ realm, body, request }) => {
    const { language, ...typed } = body;
    const accounts = applicationsOfShops(realm, networkOf(request.ip));
    const asked = await withinAccounts(
      council,
      accounts,
      () => apply(realm, language, typed),
      () => true,
    );
    if (isLeft(asked)) return asked;
    const applied = asked.right;
    if (!isLeft(applied)) return right({ number: applied.right.number, name: applied.right.name });
    const refused = applied.left;
    return refused.kind === 'shopExists'
      ? left({ kind: refused.kind })
      : left({ kind: refused.kind, where: refused.fields.join(',') });
  });
}
