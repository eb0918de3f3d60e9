import type { FastifyInstance } from 'fastify';
import { listCampaigns } from '#application/vouchers/list-campaigns.ts';
import { stateOfDraw } from '#application/vouchers/draw/state-of-draw.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import { listCampaignsCall } from '#adapters/wire/vouchers/list-campaigns.ts';
import { readCampaignCall } from '#adapters/wire/vouchers/read-campaign.ts';
import { writeCampaign, writeCampaignRow } from '#adapters/wire/vouchers/write-campaign.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import type { CampaignRules } from '#domain/vouchers/opening/campaign-rules.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { keptForAMoment } from '../../kept/kept-for-a-moment.ts';
import { route } from '../../plugins/route.ts';

/** Milliseconds for which what is left is not counted again, however many ask. */
const countedEvery = 2000;

/** What everybody reads of the opened campaigns of vouchers. What is given makes it be read anew. */
export function publicCampaignEndpoints(server: FastifyInstance, council: ServerParts): () => void {
  const { goods, clock } = council;
  const poolsOfRules = (realm: RealmId, { campaign }: CampaignRules, now: number) =>
    goods.pools({ realm, good: goodOfCampaign(campaign.id) }, now);
  const lists = keptForAMoment(clock, countedEvery, async (realm: RealmId) => {
    const now = clock.now();
    const rules = await listCampaigns(council)(realm);
    return Promise.all(
      rules.map(async (one) => writeCampaignRow(one, await poolsOfRules(realm, one, now), now)),
    );
  });
  const ones = keptForAMoment(clock, countedEvery, async (realm: RealmId, id: string) => {
    const now = clock.now();
    const kept = await readRules(council)(realm, id);
    if (kept === null) return null;
    const [pools, draw] = await Promise.all([
      poolsOfRules(realm, kept.rules, now),
      stateOfDraw(council)(realm, kept.rules.campaign),
    ]);
    return writeCampaign(kept.rules, { pools, at: now, draw });
  });

  route(server, council, listCampaignsCall, async ({ town }) => {
    const items = await lists.of(town.realm);
    return right({ items, itemsCount: items.length });
  });

  route(server, council, readCampaignCall, async ({ town, id }) => {
    const found = await ones.of(town.realm, id);
    return found === null ? left({ kind: 'unknownDocument' }) : right(found);
  });

  return () => {
    lists.forget();
    ones.forget();
  };
}
