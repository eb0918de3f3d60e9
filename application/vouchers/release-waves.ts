import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isPaused, rulesRecord } from '#domain/vouchers/opening/campaign-rules.ts';
import { goodOfCampaign, poolsToSet } from '#domain/vouchers/pools.ts';
import { type KeptRules, readRules } from './records/read-rules.ts';

interface WaveParts {
  readonly goods: Pick<GoodsStore, 'ask' | 'pools'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
}

/**
 * Reads the rules of a campaign, and first releases what its waves have released by now. Whoever asks for a voucher calls it;
 * of those who come at the same time one releases the wave, since all send the same request. The rules are written with
 * it, so that it is refused if somebody paused the campaign meanwhile: it is released with the next call. Null: nobody has
 * opened such a campaign.
 */
export const releaseWaves =
  (parts: WaveParts) =>
  async (realm: RealmId, campaign: string, at: Instant): Promise<KeptRules | null> => {
    const kept = await readRules(parts)(realm, campaign);
    if (kept === null) return null;
    const { rules, version } = kept;
    // What two people closed releases nothing more.
    if (rules.ended !== undefined) return kept;
    // Without waves the pools are those that the opening and its changes have set.
    if (rules.campaign.waves.length === 0) return kept;
    const id = { realm, good: goodOfCampaign(campaign) };
    const acts = poolsToSet(rules.campaign, await parts.goods.pools(id, at), {
      at,
      isPaused: isPaused(rules),
    });
    if (acts.length === 0) return kept;
    const next = version + 1;
    const request = { key: `wave/${next}`, bodyHash: 'wave', at, by: 'system', acts, money: [] };
    await parts.goods.ask(id, { ...request, records: [rulesRecord(rules, next, at)] });
    return readRules(parts)(realm, campaign);
  };
