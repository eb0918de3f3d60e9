import type { FastifyInstance } from 'fastify';
import { soldByShop } from '#application/vouchers/sales/sold-by-shop.ts';
import { reverseSale } from '#application/vouchers/sales/reverse-sale.ts';
import { listSalesOfShopCall } from '#adapters/wire/vouchers/sales/list-own-sales.ts';
import { listSoldCall } from '#adapters/wire/vouchers/sales/list-sold.ts';
import { reverseSaleForShopCall } from '#adapters/wire/vouchers/sales/reverse-sale.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { shopStep } from '#domain/vouchers/shops/act-on-shop.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { route } from '../../../plugins/route.ts';
import { allowed } from '../../../plugins/staff.ts';
import { dayOfShop } from './day-of-shop.ts';
import { pageOfSold } from './page-of-sold.ts';
import { saleSeen } from './sales.ts';

/** What staff see of the sales of a shop, and take back for it. */
export function saleOfficeEndpoints(server: FastifyInstance, council: ServerParts): void {
  const reverse = reverseSale(council);
  const sold = soldByShop(council);

  route(server, council, listSalesOfShopCall, async ({ town, realm, shop, day, member }) => {
    const may = allowed(council, member, { acts: ['shop.authorise'], in: {} });
    if (isLeft(may)) return may;
    if ((await council.shops.find(realm, shop)) === null) return left({ kind: 'unknownShop' });
    return right(await dayOfShop(council, town, shop, day));
  });

  route(server, council, listSoldCall, async ({ town, realm, shop, only, limit, offset, member }) => {
    const may = allowed(council, member, { acts: ['shop.authorise'], in: {} });
    if (isLeft(may)) return may;
    if ((await council.shops.find(realm, shop)) === null) return left({ kind: 'unknownShop' });
    return right(pageOfSold(await sold(realm, shop), town.timeZone, { only, limit, offset }));
  });

  route(server, council, reverseSaleForShopCall, async ({ realm, shop, sale, body, member }) => {
    const may = allowed(council, member, { acts: ['shop.authorise'], in: {} });
    if (isLeft(may)) return may;
    const { campaign, reason } = body;
    const asked = { shop, campaign, sale, by: member.name, reverser: { kind: 'staff', reason } } as const;
    const reversed = await reverse(realm, asked);
    if (isLeft(reversed)) {
      const { kind } = reversed.left;
      return kind === 'unknownSale' ? left({ kind }) : left({ kind: 'reversalRefused', where: kind });
    }
    const why = `${reversed.right.number}: ${reason}`;
    await council.shops.change(realm, shop, (before) => ({
      shop: before,
      step: shopStep(before, before, 'reverse', { by: member.name, at: council.clock.now(), why }),
    }));
    return right(await saleSeen(council, realm, campaign, reversed.right));
  });
}
