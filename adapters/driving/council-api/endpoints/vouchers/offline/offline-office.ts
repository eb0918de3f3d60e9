import type { FastifyInstance } from 'fastify';
import {
  type OfflineOfCampaign,
  readOfflineOfCampaignCall,
} from '#adapters/wire/vouchers/office/read-offline-of-campaign.ts';
import { type SaleConflict, listConflicts } from '#application/vouchers/offline/list-conflicts.ts';
import { listRefusedSales } from '#application/vouchers/offline/list-refused.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import { right } from '#domain/shared/result.ts';
import { lossOfSale } from '#domain/vouchers/offline/offline-sale.ts';
import type { RefusedSale } from '#domain/vouchers/offline/refused-sale.ts';
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

const writeRefused = (
  { id, number, shop, madeAt, at, why, price, amount }: RefusedSale,
  names: ReadonlyMap<string, string>,
): OfflineOfCampaign['refused'][number] => ({
  sale: id,
  number,
  shop: names.get(shop) ?? shop,
  madeAt: new Date(madeAt).toISOString(),
  at: new Date(at).toISOString(),
  why,
  price,
  amount,
});

/** What staff see of sales without a line. */
export function offlineOfficeEndpoint(server: FastifyInstance, council: ServerParts): void {
  const list = listConflicts(council);
  const listRefused = listRefusedSales(council);

  route(server, council, readOfflineOfCampaignCall, async ({ realm, id }) => {
    const good = { realm, good: goodOfCampaign(id) };
    const [kept, devices, shops, found, refused] = await Promise.all([
      readRules(council)(realm, id),
      council.shopDevices.count(realm),
      council.shops.list(realm),
      list(good, council.clock.now()),
      listRefused(good),
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
      refused: refused.map((one) => writeRefused(one, names)),
    });
  });
}
