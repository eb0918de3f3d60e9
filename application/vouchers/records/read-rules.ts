import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import {
  type CampaignRules,
  rulesIn,
  rulesRecordId,
  rulesRecordKind,
} from '#domain/vouchers/opening/campaign-rules.ts';

/** The rules of an opened campaign, with the version of their record. */
export interface KeptRules {
  readonly rules: CampaignRules;
  readonly version: number;
}

/** The rules of a campaign; null if nobody has opened it. */
export const readRules =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'record'> }) =>
  async (realm: RealmId, campaign: string): Promise<KeptRules | null> => {
    const good = goodOfCampaign(campaign);
    const record = await goodsRecords.record({ realm, good }, rulesRecordKind, rulesRecordId);
    return record === null ? null : { rules: rulesIn(record), version: record.version };
  };
