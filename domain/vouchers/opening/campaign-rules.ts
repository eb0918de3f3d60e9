import type { JsonObject } from '../../documents/json.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { SignedHash, VoteSignature } from '../../voting/opening/vote-record.ts';
import type { VoucherCampaign } from '../campaign.ts';
import type { AllowedCampaignChange } from './allowed-campaign-changes.ts';

/** A change that two people signed of an opened campaign. */
export interface CampaignChange extends Pick<SignedHash, 'hash' | 'by'> {
  /** From 1 on. */
  readonly number: number;
  /** Why, for the public. */
  readonly reason: string;
  readonly changes: readonly AllowedCampaignChange[];
}

/** That one person paused a campaign or let it go on, and why, for the public. */
export interface CampaignPause {
  readonly isPaused: boolean;
  readonly reason: string;
  readonly by: VoteSignature;
}

/**
 * That two people closed a campaign for good, and why, for the public. `cancelled`: before anybody had a voucher; it may be
 * opened again with other rules. `ended`: it gives no more; vouchers that were given are used until their end.
 */
export interface CampaignEnd extends Pick<SignedHash, 'hash' | 'by'> {
  readonly kind: 'cancelled' | 'ended';
  readonly reason: string;
}

/** An opened campaign: the rules that hold, who signed them, and whether it is paused. */
export interface CampaignRules {
  readonly campaign: VoucherCampaign;
  /** The hash of the rules that hold now. */
  readonly hash: string;
  readonly opened: Pick<SignedHash, 'hash' | 'by'>;
  readonly changes: readonly CampaignChange[];
  readonly pauses: readonly CampaignPause[];
  /** Absent while it is open, or if it came to its last day. */
  readonly ended?: CampaignEnd;
  /** Its earlier openings, each cancelled; absent if there are none. */
  readonly cancelled?: readonly CampaignEnd[];
}

/** The kind of the record of a campaign's rules, in its good. */
export const rulesRecordKind = 'campaign';
/** The id of that record. */
export const rulesRecordId = 'rules';

/** Whether vouchers of a campaign are neither given nor taken just now. */
export const isPaused = ({ pauses }: Pick<CampaignRules, 'pauses'>): boolean =>
  pauses.at(-1)?.isPaused ?? false;

/** Whether nobody can get a voucher of a campaign just now: it is paused, or two people have closed it. */
export const isShut = (rules: Pick<CampaignRules, 'pauses' | 'ended'>): boolean =>
  rules.ended !== undefined || isPaused(rules);

/** The rules that hold; null if there are none, or if their opening was cancelled. */
export const standingRules = (rules: CampaignRules | null): CampaignRules | null =>
  rules?.ended?.kind === 'cancelled' ? null : rules;

/** The rules that a record has. */
export const rulesIn = ({ body }: Pick<GoodsRecord, 'body'>): CampaignRules => {
  if (typeof body['hash'] !== 'string') throw new TypeError('the rules of a campaign cannot be read');
  return body as unknown as CampaignRules;
};

/** The record of the rules of a campaign, to be stored as this version. */
export const rulesRecord = (rules: CampaignRules, version: number, at: Instant): GoodsRecord => ({
  kind: rulesRecordKind,
  id: rulesRecordId,
  owner: '',
  at,
  version,
  body: rules as unknown as JsonObject,
});
