import type { Clock } from '#application/ports/clock.ts';
import type { DrawLists, DrawnActivity } from '#application/ports/server/registrations/draw-lists.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isListFinal } from '#domain/vouchers/draw/entering.ts';
import { listOfCampaign } from '#domain/vouchers/draw/list-of-campaign.ts';
import { campaignOfDraw, drawOfCampaign } from '#domain/vouchers/draw/name-of-draw.ts';
import type { CampaignRules } from '#domain/vouchers/opening/campaign-rules.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { listCampaigns } from '../list-campaigns.ts';
import { readRules } from '../records/read-rules.ts';
import { asDrawn, type DrawnCampaign } from './move-entry.ts';
import { listEntries } from './voucher-entries.ts';

/** What the lists of campaigns are read with. */
export interface CampaignListPorts {
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list' | 'goodsWith'>;
  readonly clock: Clock;
}

/** The campaign of rules that hold, if it is drawn. One that the council has closed is drawn no more. */
const drawnBy = ({ campaign, ended }: CampaignRules): DrawnCampaign | null =>
  ended === undefined ? asDrawn(campaign) : null;

const writtenDraw = (campaign: DrawnCampaign, now: number): DrawnActivity => ({
  id: drawOfCampaign(campaign.id),
  title: campaign.title,
  closesAt: campaign.draw.until,
  isFinal: isListFinal(campaign.draw, now),
  names: { groups: Object.fromEntries(campaign.types.map(({ id, title }) => [id, title])), segments: {} },
});

/** The draws of campaigns of vouchers, by their rules and by who is put down for them. */
export function campaignDrawLists(ports: CampaignListPorts): Omit<DrawLists, 'give'> {
  const rulesOf = async (realm: RealmId, draw: string): Promise<CampaignRules | null> => {
    const campaign = campaignOfDraw(draw);
    return campaign === null ? null : ((await readRules(ports)(realm, campaign))?.rules ?? null);
  };
  return {
    activities: async (realm) => {
      const drawn = (await listCampaigns(ports)(realm)).flatMap((rules) => drawnBy(rules) ?? []);
      return drawn.map((campaign) => writtenDraw(campaign, ports.clock.now()));
    },
    list: async (realm, draw) => {
      const rules = await rulesOf(realm, draw);
      const campaign = rules && drawnBy(rules);
      if (campaign === null || !isListFinal(campaign.draw, ports.clock.now())) return null;
      const entered = await listEntries(ports)({ realm, good: goodOfCampaign(campaign.id) }, 'entered');
      return listOfCampaign(
        campaign,
        entered.map(({ entry }) => entry),
      );
    },
  };
}
