import { bodyOf, draftedFields, type OfficeDocument } from '#domain/documents/office-document.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import type { HashText } from '#domain/office/steps/step.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import type { CampaignFault } from '#domain/vouchers/campaign-fault.ts';
import { campaignFaults } from '#domain/vouchers/campaign-faults.ts';
import {
  type AllowedCampaignChange,
  changesOfCampaign,
  type FixedCampaignField,
} from '#domain/vouchers/opening/allowed-campaign-changes.ts';
import type { CampaignEnd, CampaignRules } from '#domain/vouchers/opening/campaign-rules.ts';
import { frozenCampaignText } from '#domain/vouchers/opening/frozen-campaign.ts';

/** A campaign as it is found: its draft, and its rules if it was opened. */
export interface FoundCampaign {
  /** Null if the draft was thrown away after the opening. */
  readonly document: OfficeDocument | null;
  readonly rules: CampaignRules | null;
  /** Whether a voucher of it was ever given. */
  readonly hasVouchers: boolean;
}

/** With what a campaign is read. */
export interface CampaignReading {
  readonly hash: HashText;
  /** Reads the draft; null if it cannot be read. */
  readonly read: (body: JsonObject) => VoucherCampaign | null;
}

/** A campaign as it would be signed now. */
export interface ViewedCampaign {
  /** Null if its draft cannot be read. */
  readonly wanted: VoucherCampaign | null;
  readonly text: string;
  readonly hash: string;
  /** Why it cannot be opened, or changed. */
  readonly faults: readonly CampaignFault[];
  /** What the draft changes of an opened campaign, or the first field that is fixed; null if it was not opened. */
  readonly changes: Either<FixedCampaignField, readonly AllowedCampaignChange[]> | null;
  /** The names of those who wrote what would be signed. */
  readonly authors: readonly string[];
  /** How it would be closed before its last day, and the hash that is signed for it; null if it is not open. */
  readonly ending: { readonly kind: CampaignEnd['kind']; readonly hash: string } | null;
}

/** Who wrote the draft or, of an opened campaign, what was written of it since the last signature. */
function authorsSince(document: OfficeDocument | null, since: Instant): readonly string[] {
  const written = [...(document?.draft.values() ?? [])].filter(({ at }) => at > since);
  return [...new Set(written.map(({ by }) => by))];
}

/** When two people signed a campaign last; the beginning of time if they did not. */
const lastSigned = (rules: CampaignRules | null): Instant =>
  (rules?.changes.at(-1)?.by ?? rules?.opened.by)?.[1].at ?? 0;

const drafted = (document: OfficeDocument | null, { read }: CampaignReading): VoucherCampaign | null =>
  document === null ? null : read(bodyOf(document.ref, draftedFields(document)));

/** An opened campaign is over when nothing of it can be used any more: the rules of days are for new ones. */
const ofOpenedToo = ({ kind }: CampaignFault): boolean => kind !== 'ended';

/**
 * How a campaign would be closed now. The hash is another one as soon as somebody has a voucher: a signature that would
 * have cancelled it does not end it.
 */
function endingOf(
  { rules, hasVouchers }: FoundCampaign,
  { hash }: Pick<CampaignReading, 'hash'>,
  now: Instant,
): ViewedCampaign['ending'] {
  if (rules === null || rules.ended !== undefined || rules.campaign.issue.until <= now) return null;
  const kind = hasVouchers ? 'ended' : 'cancelled';
  return { kind, hash: hash(`${kind} ${rules.hash}`) };
}

/** A campaign as it is found, as it would be opened or changed now. */
export function viewCampaign(found: FoundCampaign, reading: CampaignReading, now: Instant): ViewedCampaign {
  const { document, rules, hasVouchers } = found;
  const wanted = drafted(document, reading) ?? rules?.campaign ?? null;
  const authors = authorsSince(document, lastSigned(rules));
  const ending = endingOf(found, reading, now);
  if (wanted === null)
    return { wanted, text: '', hash: reading.hash(''), faults: [], changes: null, authors, ending };
  const text = frozenCampaignText(wanted);
  const faults = campaignFaults(wanted, now);
  return {
    wanted,
    text,
    hash: reading.hash(text),
    faults: rules === null ? faults : faults.filter(ofOpenedToo),
    changes: rules === null ? null : changesOfCampaign(rules.campaign, wanted, hasVouchers),
    authors,
    ending,
  };
}

/** The changes that could be signed; none if there are none, or if something is fixed. */
export const signableCampaignChanges = ({
  changes,
}: Pick<ViewedCampaign, 'changes'>): readonly AllowedCampaignChange[] =>
  changes === null || isLeft(changes) ? [] : changes.right;
