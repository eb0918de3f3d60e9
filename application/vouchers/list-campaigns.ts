import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type CampaignRules, rulesRecordKind } from '#domain/vouchers/opening/campaign-rules.ts';
import { campaignOfGood } from '#domain/vouchers/pools.ts';
import { readRules } from './records/read-rules.ts';

/** The opened campaigns of a town, those that begin last first. */
export const listCampaigns =
  (parts: { readonly goodsRecords: Pick<GoodsRecords, 'record' | 'goodsWith'> }) =>
  async (realm: RealmId): Promise<readonly CampaignRules[]> => {
    const goods = await parts.goodsRecords.goodsWith(realm, rulesRecordKind);
    const ids = goods.map(campaignOfGood).filter((id) => id !== null);
    const kept = await Promise.all(ids.map((id) => readRules(parts)(realm, id)));
    return kept
      .filter((one) => one !== null)
      .map(({ rules }) => rules)
      .toSorted((a, b) => b.campaign.issue.from - a.campaign.issue.from);
  };
