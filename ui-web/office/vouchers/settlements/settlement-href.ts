import { campaignHref } from '../campaign-href.ts';

/** The address of the settlements of a campaign, or of one run of them. */
export const settlementHref = (campaign: string, run?: number): string =>
  `${campaignHref(campaign)}/liquidaciones${run === undefined ? '' : `/${run}`}`;
