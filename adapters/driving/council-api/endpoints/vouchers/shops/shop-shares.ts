import type { FastifyInstance } from 'fastify';
import { freeOfflineShare } from '#application/vouchers/offline/free-share.ts';
import { sharesOfShop } from '#application/vouchers/offline/list-shares.ts';
import {
  freeShopShareCall,
  listShopSharesCall,
  writeShopShares,
} from '#adapters/wire/vouchers/shops/shop-shares.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { route } from '../../../plugins/route.ts';
import { allowed } from '../../../plugins/staff.ts';

/** The shares that devices of shops have of what campaigns may lose without a line. */
export function shopShareEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { shops } = council;
  const list = sharesOfShop(council);
  const free = freeOfflineShare(council);
  const may = (member: StaffMember) => allowed(council, member, { acts: ['shop.authorise'], in: {} });

  route(server, council, listShopSharesCall, async ({ realm, member, shop }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    if ((await shops.find(realm, shop)) === null) return left({ kind: 'unknownShop' });
    return right(writeShopShares(await list(realm, shop)));
  });

  route(server, council, freeShopShareCall, async ({ realm, member, shop, body }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    if ((await shops.find(realm, shop)) === null) return left({ kind: 'unknownShop' });
    const freed = await free(realm, { ...body, shop, by: member.name });
    if (isLeft(freed)) {
      const { kind } = freed.left;
      return kind === 'unknownShop' ? left({ kind }) : left({ kind: 'shopActRefused', where: kind });
    }
    return right(writeShopShares(await list(realm, shop)));
  });
}
