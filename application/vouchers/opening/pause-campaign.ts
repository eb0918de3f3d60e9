import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { decide, type Refused } from '#domain/office/decide.ts';
import type { Signer } from '#domain/voting/opening/sign-vote.ts';
import { type CampaignRules, isPaused, rulesRecord } from '#domain/vouchers/opening/campaign-rules.ts';
import { poolsToSet } from '#domain/vouchers/pools.ts';
import type { KeptCampaign } from './sign-campaign.ts';

/** Why a campaign is not paused, or does not go on. */
export type PauseRefused =
  | Refused
  | { readonly kind: 'program' | 'notOpened' | 'noReason' | 'ended' }
  /** It is paused already, or goes on already. */
  | { readonly kind: 'noChange' };

/** That a person pauses a campaign, or lets it go on. */
export interface GivenPause {
  readonly isPaused: boolean;
  readonly reason: string;
  readonly signer: Signer;
  readonly now: number;
}

/** The request that pauses a campaign or lets it go on: its pool of vouchers is closed, and the rules say why. */
export function pauseCampaign(
  { rules, rulesVersion, pools }: Pick<KeptCampaign, 'rules' | 'rulesVersion' | 'pools'>,
  given: GivenPause,
): Either<PauseRefused, GoodsRequest> {
  const { signer, now } = given;
  const reason = given.reason.trim();
  if (signer.isProgram) return left({ kind: 'program' });
  const may = decide(signer, { act: 'voucher.pause', subject: { in: {} }, now });
  if (isLeft(may)) return may;
  if (rules === null) return left({ kind: 'notOpened' });
  if (rules.ended !== undefined) return left({ kind: 'ended' });
  if (reason === '') return left({ kind: 'noReason' });
  if (isPaused(rules) === given.isPaused) return left({ kind: 'noChange' });
  const by = { person: signer.id, name: signer.name, at: now };
  const next: CampaignRules = {
    ...rules,
    pauses: [...rules.pauses, { isPaused: given.isPaused, reason, by }],
  };
  const version = rulesVersion + 1;
  return right({
    key: `pause/${version}`,
    bodyHash: `${given.isPaused} ${signer.id} ${reason}`,
    at: now,
    by: signer.name,
    acts: poolsToSet(rules.campaign, pools, { at: now, isPaused: given.isPaused }),
    money: [],
    records: [rulesRecord(next, version, now)],
  });
}
