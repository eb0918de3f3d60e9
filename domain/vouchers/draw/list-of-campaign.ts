import type { DrawList } from '../../registrations/draw/draw-list.ts';
import type { CampaignDraw, VoucherCampaign } from '../campaign.ts';
import { lotsOf } from './lots.ts';
import { drawOfCampaign } from './name-of-draw.ts';
import type { VoucherEntry } from './voucher-entry.ts';

/** The one segment of the list: what is given over the web. */
export const webSegment = 'web';

/** The list that is drawn of a campaign: a group is a type of vouchers, a place is a lot of them, and nobody has points. */
export function listOfCampaign(
  campaign: VoucherCampaign & { readonly draw: CampaignDraw },
  entries: readonly Pick<VoucherEntry, 'code' | 'type'>[],
): DrawList {
  return {
    version: 1,
    activity: drawOfCampaign(campaign.id),
    families: 'each',
    groups: lotsOf(campaign, campaign.draw.lot).map(({ type, lots }) => ({
      id: type,
      places: [{ segment: webSegment, count: lots }],
      flow: [],
    })),
    applications: entries
      .map(({ code, type }) => ({
        id: code,
        family: null,
        segments: [webSegment],
        points: 0,
        wishes: [type],
      }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}
