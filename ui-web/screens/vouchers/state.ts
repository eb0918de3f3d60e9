import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { CampaignAnswer } from '#adapters/wire/vouchers/campaign.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** What the page has of the campaigns. */
export type ShownCampaigns =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly refusal: CouncilRefusal; readonly at: Instant }
  /** The address names a campaign that is not there. */
  | { readonly kind: 'missing'; readonly all: readonly Pick<CampaignAnswer, 'id' | 'title'>[] }
  /** The town has opened none. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'here';
      readonly all: readonly Pick<CampaignAnswer, 'id' | 'title'>[];
      readonly campaign: CampaignAnswer;
    };

/** Why nothing was ordered, kept or returned: the council's word, with its numbers. */
export interface OrderFailure {
  readonly kind: string;
  readonly most?: number;
  readonly pool?: string;
  readonly minutes?: number;
  readonly seconds?: number;
}

/** What is written in the form. */
export interface OrderEntry {
  /** How many of each type. */
  readonly counts: Readonly<Record<string, number>>;
  readonly identity: string;
  readonly birthDay: string;
  readonly area: string;
  /** Where a person in a draw is told; empty if nowhere. */
  readonly email: string;
}

/** A voucher on paper, and its holder. */
export interface PaperVoucherEntry {
  /** Its letters, or the text of its code. */
  readonly text: string;
  readonly identity: string;
  readonly birthDay: string;
}

/** The page of vouchers. */
export interface VouchersPage {
  readonly campaigns: ShownCampaigns;
  readonly entry: OrderEntry;
  readonly failure: OrderFailure | null;
  readonly isSending: boolean;
  /** The orders of this device, as the council said last. */
  readonly orders: readonly OwnOrderAnswer[];
  /** False: what is shown was kept on the device, and the council has not been reached. */
  readonly isFresh: boolean;
  /** The browser refused to keep them. */
  readonly isUnkept: boolean;
  /** The voucher that its holder wants to return, and whether that is on its way. */
  readonly returning: { readonly voucher: string; readonly isSending: boolean } | null;
}

/** What the page of vouchers works with. */
export type VouchersPagePorts = Pick<
  ServiceCouncil,
  'realm' | 'call' | 'wallet' | 'clock' | 'session' | 'deviceIds' | 'randomBytes'
>;
