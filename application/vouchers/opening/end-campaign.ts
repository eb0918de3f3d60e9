import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type AcceptedSignature, signVote } from '#domain/voting/opening/sign-vote.ts';
import {
  type CampaignEnd,
  type CampaignRules,
  rulesRecord,
} from '#domain/vouchers/opening/campaign-rules.ts';
import { allPool, poolsToSet } from '#domain/vouchers/pools.ts';
import { waitingRecord } from '../records/waiting-signature.ts';
import type { CampaignSignature, CampaignSignatureRefused, KeptCampaign } from './sign-campaign.ts';
import type { ViewedCampaign } from './view-campaign.ts';

/**
 * What closes the pool of all vouchers. A campaign that is cancelled has none: the kernel refuses a pool that is smaller than
 * what was given of it, so that a voucher of this very moment stops the cancelling.
 */
const closing = (
  kind: CampaignEnd['kind'],
  { campaign }: CampaignRules,
  { pools, now }: { readonly pools: KeptCampaign['pools']; readonly now: Instant },
): readonly GoodsAct[] =>
  kind === 'ended'
    ? poolsToSet(campaign, pools, { at: now, isPaused: true })
    : [{ kind: 'setPool', pool: allPool, size: 0, perHolder: null, isClosed: true }];

/** What the signature writes: the first one waits, the second one closes the campaign. */
function writtenBy(
  { rulesVersion, waitingVersion, pools }: KeptCampaign,
  { rules, ending, given, accepted }: EndMatter,
): Pick<GoodsRequest, 'acts' | 'records'> {
  const { hash, now } = given;
  const { by, confirms } = accepted;
  const waits = (record: Parameters<typeof waitingRecord>[0]): GoodsRecord =>
    waitingRecord(record, waitingVersion + 1, now);
  if (confirms === null) {
    const reason = given.reason.trim();
    return { acts: [], records: [waits({ what: 'cancel', hash, reason, by, title: rules.campaign.title })] };
  }
  const ended: CampaignEnd = { kind: ending.kind, hash, reason: confirms.reason, by: [confirms.by, by] };
  return {
    acts: closing(ending.kind, rules, { pools, now }),
    records: [rulesRecord({ ...rules, ended }, rulesVersion + 1, now), waits(null)],
  };
}

interface EndMatter {
  readonly rules: CampaignRules;
  readonly ending: NonNullable<ViewedCampaign['ending']>;
  readonly given: CampaignSignature;
  readonly accepted: AcceptedSignature;
}

/**
 * The request that a signature makes on closing a campaign before its last day, with a reason for the public. Who wrote the
 * campaign may sign it too: nothing that they wrote is published by it. Left: nothing changes.
 */
export function endCampaign(
  kept: KeptCampaign,
  { ending }: Pick<ViewedCampaign, 'ending'>,
  given: CampaignSignature,
): Either<CampaignSignatureRefused, GoodsRequest> {
  const { rules, waiting, waitingVersion } = kept;
  const { signer, now, turn } = given;
  if (rules === null) return left({ kind: 'notOpened' });
  if (ending === null) return left({ kind: 'ended' });
  const matter = { what: 'cancel', act: 'voucher.open', subject: { in: {} }, record: { waiting } } as const;
  const signed = signVote({ ...matter, hash: ending.hash, authors: [], first: given.first }, given);
  if (isLeft(signed)) return signed;
  if (turn === 'first' && given.reason.trim() === '') return left({ kind: 'noReason' });
  const written = writtenBy(kept, { rules, ending, given, accepted: signed.right });
  const key = `campaign/cancel/${waitingVersion + 1}/${signer.id}`;
  return right({ key, bodyHash: given.hash, at: now, by: signer.name, money: [], ...written });
}
