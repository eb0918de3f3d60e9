import type { VoucherCampaign, VoucherWave } from './campaign.ts';
import { type CampaignFault, campaignFault } from './campaign-fault.ts';
import { areCounted, mostVouchers, vouchersIn } from './supply.ts';

/** Why one wave does not hold: it comes while vouchers can be had, alone at its moment, with one voucher at least. */
function faultsOfWave(
  { waves, issue }: VoucherCampaign,
  wave: VoucherWave,
  at: number,
): readonly CampaignFault[] {
  const found: CampaignFault[] = [];
  if (wave.at < issue.from || wave.at >= issue.until)
    found.push(campaignFault('waveOutside', `waves/${at}/at`));
  if (waves.findIndex((one) => one.at === wave.at) < at)
    found.push(campaignFault('waveTwice', `waves/${at}/at`));
  if (!Number.isSafeInteger(wave.vouchers) || wave.vouchers < 1)
    found.push(campaignFault('atLeastOne', `waves/${at}/vouchers`));
  return found;
}

/**
 * Why the waves of a campaign do not hold: together they release no more vouchers than there are and, where types say how many
 * there are, all of them.
 */
export function waveFaults(campaign: VoucherCampaign): readonly CampaignFault[] {
  const { waves, types } = campaign;
  if (waves.length === 0 || types.length === 0) return [];
  const [sum, are] = [vouchersIn(campaign), mostVouchers(campaign)];
  const isRight = areCounted(campaign) ? sum === are : sum <= are;
  return [
    ...waves.flatMap((wave, at) => faultsOfWave(campaign, wave, at)),
    ...(isRight ? [] : [campaignFault('wavesSum', 'waves', { count: sum, other: are })]),
  ];
}
