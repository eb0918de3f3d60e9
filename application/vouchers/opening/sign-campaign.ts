import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Pool } from '#domain/scarcity/pool.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import {
  type SignatureTurn,
  type Signer,
  type SignRefused,
  signVote,
} from '#domain/voting/opening/sign-vote.ts';
import type { VoteSignature, WaitingSignature } from '#domain/voting/opening/vote-record.ts';
import { poolsToSet } from '#domain/vouchers/pools.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import type { CampaignFault } from '#domain/vouchers/campaign-fault.ts';
import type { FixedCampaignField } from '#domain/vouchers/opening/allowed-campaign-changes.ts';
import {
  type CampaignRules,
  isShut,
  rulesRecord,
  standingRules,
} from '#domain/vouchers/opening/campaign-rules.ts';
import { waitingRecord } from '../records/waiting-signature.ts';
import { signableCampaignChanges, type ViewedCampaign } from './view-campaign.ts';

/** Why a signature changes nothing. */
export type CampaignSignatureRefused =
  | SignRefused
  | { readonly kind: 'blocked'; readonly faults: readonly CampaignFault[] }
  | { readonly kind: 'alreadyOpened' | 'notOpened' | 'noChange' | 'noReason' | 'unreadable' | 'ended' }
  | FixedCampaignField;

/** What two people sign of a campaign: its opening, a change of an opened one, or that it is closed before its last day. */
export const campaignActs = ['open', 'change', 'cancel'] as const;

/** A signature that a person wants to give. */
export interface CampaignSignature {
  readonly what: (typeof campaignActs)[number];
  readonly turn: SignatureTurn;
  /** The hash that the person has seen. */
  readonly hash: string;
  /** Why an opened campaign is changed, for the public: given by the first person. */
  readonly reason: string;
  readonly signer: Signer;
  /** The person who signed first, as they are now. */
  readonly first: Signer | null;
  readonly now: number;
}

/** The records of a campaign as they are stored, with their versions; 0 if there is none. */
export interface KeptCampaign {
  readonly rules: CampaignRules | null;
  readonly rulesVersion: number;
  readonly waiting: WaitingSignature | null;
  readonly waitingVersion: number;
  readonly pools: readonly Pool[];
}

type Matter = Either<CampaignSignatureRefused, VoucherCampaign>;

/** What is signed, if anybody could sign it now. */
function matterOf(
  { what, turn, reason }: CampaignSignature,
  { wanted, changes, faults }: ViewedCampaign,
  rules: CampaignRules | null,
): Matter {
  if (standingRules(rules)?.ended !== undefined) return left({ kind: 'ended' });
  if (wanted === null) return left({ kind: 'unreadable' });
  if (what === 'open' && changes !== null) return left({ kind: 'alreadyOpened' });
  if (what === 'change' && changes === null) return left({ kind: 'notOpened' });
  if (changes !== null && isLeft(changes)) return changes;
  if (faults.length > 0) return left({ kind: 'blocked', faults });
  if (what === 'open') return right(wanted);
  if (signableCampaignChanges({ changes }).length === 0) return left({ kind: 'noChange' });
  return turn === 'first' && reason.trim() === '' ? left({ kind: 'noReason' }) : right(wanted);
}

interface Confirmed {
  readonly campaign: VoucherCampaign;
  readonly by: readonly [VoteSignature, VoteSignature];
  readonly reason: string;
  readonly view: ViewedCampaign;
}

/** The rules after the second signature: opened, or with a change more. */
function confirmedRules(
  before: CampaignRules | null,
  { campaign, by, reason, view }: Confirmed,
): CampaignRules {
  const signed = { hash: view.hash, by };
  if (before === null || before.ended !== undefined) {
    const { cancelled = [], ended } = before ?? {};
    const all = ended === undefined ? cancelled : [...cancelled, ended];
    const opened = { campaign, hash: view.hash, opened: signed, changes: [], pauses: [] };
    return all.length === 0 ? opened : { ...opened, cancelled: all };
  }
  const number = before.changes.length + 1;
  const changes = signableCampaignChanges(view);
  return {
    ...before,
    campaign,
    hash: view.hash,
    changes: [...before.changes, { ...signed, number, reason, changes }],
  };
}

const requestOf = (
  { signer, now, hash, what }: CampaignSignature,
  version: number,
  parts: Pick<GoodsRequest, 'acts' | 'records'>,
): GoodsRequest => ({
  key: `campaign/${what}/${version}/${signer.id}`,
  bodyHash: hash,
  at: now,
  by: signer.name,
  money: [],
  ...parts,
});

/**
 * The request that a signature makes: the first one waits, the second one makes the pools and fixes the rules, in one
 * transaction. Records are written with their versions, so that of two people who sign at the same time one is refused.
 * Left: nothing changes.
 */
export function signCampaign(
  kept: KeptCampaign,
  view: ViewedCampaign,
  given: CampaignSignature,
): Either<CampaignSignatureRefused, GoodsRequest> {
  const { what, now } = given;
  const { hash, authors } = view;
  const signed = signVote(
    {
      what,
      act: 'voucher.open',
      subject: { in: {} },
      record: { waiting: kept.waiting },
      hash,
      authors,
      first: given.first,
    },
    given,
  );
  if (isLeft(signed)) return signed;
  const matter = matterOf(given, view, kept.rules);
  if (isLeft(matter)) return matter;
  const { by, confirms } = signed.right;
  const version = kept.waitingVersion + 1;
  const request = (acts: GoodsRequest['acts'], records: readonly GoodsRecord[]) =>
    right(requestOf(given, version, { acts, records }));
  const campaign = matter.right;
  if (confirms === null) {
    const reason = what === 'open' ? '' : given.reason.trim();
    const waiting = { what, hash, reason, by, title: campaign.title };
    return request([], [waitingRecord(waiting, version, now)]);
  }
  const rules = confirmedRules(kept.rules, {
    campaign,
    by: [confirms.by, by],
    reason: confirms.reason,
    view,
  });
  return request(poolsToSet(campaign, kept.pools, { at: now, isPaused: isShut(rules) }), [
    rulesRecord(rules, kept.rulesVersion + 1, now),
    waitingRecord(null, version, now),
  ]);
}
