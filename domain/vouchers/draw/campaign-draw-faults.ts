import type { CampaignDraw, VoucherCampaign } from '../campaign.ts';
import { type CampaignFault, campaignFault } from '../campaign-fault.ts';
import { mostInOrder } from '../issue/voucher-order.ts';
import { areCounted } from '../supply.ts';
import { lotsOf } from './lots.ts';

/** The most days for which a lot waits for who won it. */
export const longestRight = 60;

/** The window is over before vouchers can be had; then there are whole days to take them. */
function windowFaults(
  { issue }: VoucherCampaign,
  { from, until, days }: CampaignDraw,
): readonly CampaignFault[] {
  return [
    ...(from <= 0 ? [campaignFault('noDay', 'draw/from')] : []),
    ...(until <= from ? [campaignFault('drawOrder', 'draw/until')] : []),
    ...(until > issue.from ? [campaignFault('drawTooLate', 'draw/until')] : []),
    ...(Number.isSafeInteger(days) && days >= 1 && days <= longestRight
      ? []
      : [campaignFault('drawDays', 'draw/days', { count: longestRight })]),
  ];
}

/** The most vouchers of a lot: no more than the strictest rule gives to one person. */
const mostInLot = ({ perPerson, types }: VoucherCampaign): number =>
  Math.min(mostInOrder, perPerson ?? mostInOrder, ...types.map((type) => type.perPerson ?? mostInOrder));

/** What cannot be drawn so that everybody who wins has what they won. */
function supplyFaults(campaign: VoucherCampaign, { lot }: CampaignDraw): readonly CampaignFault[] {
  const { waves, areas, types, deskShare } = campaign;
  if (types.length === 0) return [];
  const most = mostInLot(campaign);
  const isLot = Number.isSafeInteger(lot) && lot >= 1 && lot <= most;
  const areSeveral = types.length > 1;
  const isPossible = isLot && lotsOf(campaign, lot).some(({ lots }) => lots > 0);
  return [
    ...(isLot ? [] : [campaignFault('drawLot', 'draw/lot', { count: most })]),
    ...(waves.length > 0 ? [campaignFault('drawWaves', 'waves')] : []),
    ...(areas.length > 0 ? [campaignFault('drawAreas', 'areas')] : []),
    ...(areSeveral && !areCounted(campaign) ? [campaignFault('drawTypes', 'types')] : []),
    // The desk gives of any type, and could give away what was won.
    ...(areSeveral && deskShare > 0 ? [campaignFault('drawDesk', 'deskShare')] : []),
    ...(isLot && !isPossible ? [campaignFault('drawNothing', 'draw/lot')] : []),
  ];
}

/** Why the draw of a campaign does not hold; empty if whoever comes first has its vouchers. */
export const drawFaultsOf = (campaign: VoucherCampaign): readonly CampaignFault[] =>
  campaign.draw === undefined
    ? []
    : [...windowFaults(campaign, campaign.draw), ...supplyFaults(campaign, campaign.draw)];
