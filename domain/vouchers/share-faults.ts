import type { VoucherCampaign } from './campaign.ts';
import { type CampaignFault, campaignFault } from './campaign-fault.ts';
import { vouchersIn } from './supply.ts';

/** Why the areas of a campaign do not hold: each has districts of its own, and together no more vouchers than there are. */
function areaFaults(campaign: VoucherCampaign): readonly CampaignFault[] {
  const { areas } = campaign;
  const sum = areas.reduce((before, { most }) => before + most, 0);
  const are = vouchersIn(campaign);
  const named = areas.flatMap(({ districts }, at) => districts.map((name) => ({ name, at })));
  const twice = named.filter(({ name }, n) => named.findIndex((one) => one.name === name) < n);
  return [
    ...areas.flatMap(({ districts, most }, at) => [
      ...(districts.length === 0 ? [campaignFault('areaWithoutDistricts', `areas/${at}/districts`)] : []),
      ...(Number.isSafeInteger(most) && most >= 1 ? [] : [campaignFault('atLeastOne', `areas/${at}/most`)]),
    ]),
    ...twice.map(({ name, at }) => campaignFault('districtTwice', `areas/${at}/districts`, { name })),
    ...(sum > are ? [campaignFault('areasTooMany', 'areas', { count: sum, other: are })] : []),
  ];
}

/** Why what is kept for the desk, for areas or for an age does not hold. Only the census knows where and how old people are. */
export function shareFaults(campaign: VoucherCampaign): readonly CampaignFault[] {
  const { types, deskShare, areas, register, minimumAge } = campaign;
  if (types.length === 0) return [];
  const are = vouchersIn(campaign);
  const isShare = Number.isSafeInteger(deskShare) && deskShare >= 0 && deskShare <= are;
  return [
    ...(isShare ? [] : [campaignFault('deskTooLarge', 'deskShare', { count: are })]),
    ...areaFaults(campaign),
    ...(register !== 'census' && areas.length > 0 ? [campaignFault('needsCensus', 'areas')] : []),
    ...(register !== 'census' && minimumAge !== null ? [campaignFault('needsCensus', 'minimumAge')] : []),
  ];
}
