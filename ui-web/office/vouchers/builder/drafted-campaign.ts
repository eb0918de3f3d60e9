import { readCampaignDraft } from '#adapters/wire/vouchers/campaign-draft.ts';
import {
  documentOf,
  type FieldPath,
  type Fields,
  itemPath,
  keysOf,
  memberPath,
} from '#domain/documents/fields.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import type { CampaignFault } from '#domain/vouchers/campaign-fault.ts';
import { campaignFaults } from '#domain/vouchers/campaign-faults.ts';

/** A campaign as it is written now, and what is wrong with it. */
export interface DraftedCampaign {
  readonly campaign: VoucherCampaign;
  readonly faults: readonly CampaignFault[];
}

/** The campaign that the fields of a draft are; null if they cannot be read as one. */
export function draftedCampaign(
  shown: Fields,
  id: string,
  { zone, now }: { readonly zone: TimeZone; readonly now: Instant },
): DraftedCampaign | null {
  const read = readCampaignDraft(documentOf(shown), id, zone);
  return isLeft(read) ? null : { campaign: read.right, faults: campaignFaults(read.right, now) };
}

/** Members of the rules that have another name in the draft, which is written in euros. */
const draftNames: Readonly<Record<string, string>> = {
  budget: 'funds',
  'offline/amount': 'offline/sum',
  'offline/hours': 'offline/longest',
  'draw/from': 'drawFrom',
  'draw/until': 'drawUntil',
  'draw/lot': 'lot',
  'draw/days': 'drawDays',
};

/** The place of a fault in the form: the items of its lists have keys there, and numbers in the rules. */
export function placeOfFault(shown: Fields, { path }: Pick<CampaignFault, 'path'>): FieldPath {
  const steps = (draftNames[path] ?? path).split('/');
  return steps.reduce<FieldPath>((before, step) => {
    const key = /^\d+$/u.test(step) ? keysOf(shown, before)[Number(step)] : undefined;
    return key === undefined ? memberPath(before, step) : itemPath(before, key);
  }, '');
}
