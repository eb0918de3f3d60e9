import { canonicalJson } from '../../documents/canonical-json.ts';
import type { JsonObject } from '../../documents/json.ts';
import type { VoucherCampaign } from '../campaign.ts';

/** A campaign as JSON: all that it has are texts, numbers and truth values. */
export const campaignJson = (campaign: VoucherCampaign): JsonObject => campaign as unknown as JsonObject;

/** The canonical text of a campaign, whose SHA-256 two people sign and everybody can compute again. Amounts are cents. */
export const frozenCampaignText = (campaign: VoucherCampaign): string =>
  canonicalJson(campaignJson(campaign));
