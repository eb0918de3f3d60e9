import type { FastifyInstance } from 'fastify';
import {
  type OfflineOfCampaign,
  readOfflineOfCampaignCall,
} from '#adapters/wire/vouchers/office/read-offline-of-campaign.ts';
import { type SaleConflict, listConflicts } from '#application/vouchers/offline/list-conflicts.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import { right } from '#domain/shared/result.ts';
import { lossOfSale } from '#domain/vouchers/offline/offline-sale.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { worstLoss } from '#domain/vouchers/worst-loss.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { route } from '../../../plugins/route.ts';

const writeConflict = (
  { sale, winners }: SaleConflict,
  names: ReadonlyMap<string, string>,
): OfflineOfCampaign['conflicts'][number] => ({
  sale: sale.id,
  number: sale.number,
  shop: names.get(sale.shop) ?? sale.shop,
  madeAt: new Date(sale.offline?.madeAt ?? sale.at).toISOString(),
  at: new Date(sale.at).toISOString(),
  isLate: sale.offline?.isLate ?? false,
  lost: lossOfSale(sale).amount,
  bearer: sale.offline?.bearer ?? 'shop',
  winners: [...winners],
});

/** What staff see of sales without a line. */
export function offlineOfficeEndpoint(server: FastifyInstance, council: ServerParts): void {
  const list = listConflicts(council);

  route(server, council, readOfflineOfCampaignCall, async ({ realm, id }) => {
    const [kept, devices, shops, found] = await Promise.all([
      readRules(council)(realm, id),
      council.shopDevices.count(realm),
      council.shops.list(realm),
      list({ realm, good: goodOfCampaign(id) }, council.clock.now()),
    ]);
    const campaign = kept?.rules.campaign;
    const most = campaign && worstLoss(campaign, campaign.offline?.devices ?? 0);
    const names = new Map(shops.map((shop) => [shop.id, shop.name]));
    return right({
      devices,
      shares: found.shares,
      most: most?.whole ?? null,
      borne: found.borne,
      conflicts: found.conflicts.map((one) => writeConflict(one, names)),
    });
  });
}
