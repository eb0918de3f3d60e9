import type { Instant } from '../shared/calendar-day.ts';
import { hasNoWords } from './has-no-words.ts';
import type { VoucherCampaign } from './campaign.ts';
import { type CampaignFault, campaignFault } from './campaign-fault.ts';
import { drawFaultsOf } from './draw/campaign-draw-faults.ts';
import { shareFaults } from './share-faults.ts';
import { typeFaults } from './type-faults.ts';
import { waveFaults } from './wave-faults.ts';

/** The days of a campaign, in an order in which a voucher can be had and then used. */
function dayFaults({ issue, redeem }: VoucherCampaign, now: Instant): readonly CampaignFault[] {
  const found: CampaignFault[] = [];
  if (issue.from <= 0) found.push(campaignFault('noDay', 'issueFrom'));
  if (redeem.from <= 0) found.push(campaignFault('noDay', 'redeemFrom'));
  if (issue.until <= issue.from) found.push(campaignFault('issueOrder', 'issueUntil'));
  if (redeem.until <= redeem.from) found.push(campaignFault('redeemOrder', 'redeemUntil'));
  // Whoever got the last voucher could use it no more.
  if (redeem.until < issue.until) found.push(campaignFault('usedTooEarly', 'redeemUntil'));
  if (issue.until <= now) found.push(campaignFault('ended', 'issueUntil'));
  return found;
}

/** The most hours that a device takes vouchers without a line: a day of a shop. */
export const longestOffline = 8;

/** What a device may take without a line is something, and no longer than a day of a shop. */
function offlineFaults({ offline, types }: VoucherCampaign): readonly CampaignFault[] {
  if (offline === null) return [];
  const { vouchers, amount, hours, devices } = offline;
  const least = Math.min(...types.map(({ face }) => face));
  const found: CampaignFault[] = [];
  if (!Number.isSafeInteger(vouchers) || vouchers < 1)
    found.push(campaignFault('atLeastOne', 'offline/vouchers'));
  if (types.length > 0 && amount < least)
    found.push(campaignFault('offlineAmount', 'offline/amount', { amount: least }));
  if (!Number.isSafeInteger(hours) || hours < 1 || hours > longestOffline)
    found.push(campaignFault('offlineHours', 'offline/hours', { count: longestOffline }));
  if (!Number.isSafeInteger(devices) || devices < 1)
    found.push(campaignFault('atLeastOne', 'offline/devices'));
  return found;
}

/** The most days for which an unused voucher can be given back. */
export const longestReturn = 365;

function ruleFaults(campaign: VoucherCampaign): readonly CampaignFault[] {
  const { samePricePerSale, returnDays, perPerson, perShop } = campaign;
  const found: CampaignFault[] = [];
  if (!Number.isSafeInteger(samePricePerSale) || samePricePerSale < 1)
    found.push(campaignFault('atLeastOne', 'samePricePerSale'));
  if (!Number.isSafeInteger(returnDays) || returnDays < 0 || returnDays > longestReturn)
    found.push(campaignFault('returnDays', 'returnDays', { count: longestReturn }));
  if (perPerson !== null && (!Number.isSafeInteger(perPerson) || perPerson < 1))
    found.push(campaignFault('atLeastOne', 'perPerson'));
  if (perShop !== null && perShop < 1) found.push(campaignFault('moreThanNothing', 'perShop'));
  return found;
}

/**
 * Everything that prevents a campaign from being opened, in the order of its form; empty if nothing does. The builder says
 * it beside the field, and no signature is accepted while something is here.
 */
export const campaignFaults = (campaign: VoucherCampaign, now: Instant): readonly CampaignFault[] => [
  ...(hasNoWords(campaign.title) ? [campaignFault('noTitle', 'title')] : []),
  ...typeFaults(campaign),
  ...dayFaults(campaign, now),
  ...waveFaults(campaign),
  ...drawFaultsOf(campaign),
  ...shareFaults(campaign),
  ...ruleFaults(campaign),
  ...offlineFaults(campaign),
];
