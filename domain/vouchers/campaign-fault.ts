/** Every reason for which a campaign cannot be opened. */
export const campaignFaultKinds = [
  'noTitle',
  'noTypes',
  'noTypeTitle',
  'moreThanNothing',
  'atLeastOne',
  'minimumBelowFace',
  'priceTooHigh',
  'budgetTooSmall',
  'noDay',
  'issueOrder',
  'redeemOrder',
  'usedTooEarly',
  'ended',
  'waveOutside',
  'waveTwice',
  'wavesSum',
  'deskTooLarge',
  'areaWithoutDistricts',
  'districtTwice',
  'areasTooMany',
  'needsCensus',
  'drawOrder',
  'drawTooLate',
  'drawDays',
  'drawLot',
  'drawWaves',
  'drawAreas',
  'drawTypes',
  'drawDesk',
  'drawNothing',
  'returnDays',
  'offlineAmount',
  'offlineHours',
] as const;
/** One of these reasons. */
export type CampaignFaultKind = (typeof campaignFaultKinds)[number];

/** What a sentence about a fault says beside it. */
export interface FaultFacts {
  /** In cents. */
  readonly amount?: number;
  readonly count?: number;
  readonly other?: number;
  readonly name?: string;
}

/** One reason for which a campaign cannot be opened, and where in its form it is put right. */
export interface CampaignFault {
  readonly kind: CampaignFaultKind;
  /** The field, by its members; the items of lists are counted from 0. */
  readonly path: string;
  readonly facts: FaultFacts;
}

/** A fault at a place of the form. */
export const campaignFault = (
  kind: CampaignFaultKind,
  path: string,
  facts: FaultFacts = {},
): CampaignFault => ({
  kind,
  path,
  facts,
});
