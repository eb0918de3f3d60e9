import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import {
  type SignatureTurn,
  type Signer,
  type SignRefused,
  signVote,
} from '#domain/voting/opening/sign-vote.ts';
import type { VoteSignature } from '#domain/voting/opening/vote-record.ts';
import { uncheckedSales } from '#domain/vouchers/settlements/run-review.ts';
import { runStep } from '#domain/vouchers/settlements/run-step.ts';
import { reviewRecord, settlementRecord } from '#domain/vouchers/settlements/settlement-records.ts';
import { awaitingApproval } from '#domain/vouchers/settlements/signed-run.ts';
import { changedSettlement, type KeptRun, type KeptSettlement, type RunAct } from './read-run.ts';

/** Why a run is not approved. */
export type RunSignatureRefused =
  | SignRefused
  /** Nobody drew a sample, or sales of it were not looked at. */
  | { readonly kind: 'notSampled' | 'unchecked' }
  /** Nothing waits for approval. */
  | { readonly kind: 'nothingToSign' }
  /** Nobody has said from which account is paid. */
  | { readonly kind: 'noPayer' }
  /** The register no longer has a shop, so that no account is known for it. */
  | { readonly kind: 'shopGone'; readonly shop: string }
  /** The person made a device of one of the shops. */
  | { readonly kind: 'ownShop'; readonly shop: string };

/** A signature on a run, with what is known of who signs. */
export interface RunSignature {
  readonly hash: string;
  readonly signer: Signer;
  /** Who signed first, as they are now. */
  readonly first: Signer | null;
  /** The names of the people who gave codes for devices, by shop. */
  readonly madeDevices: ReadonlyMap<string, readonly string[]>;
  readonly now: number;
}

/** The turn in which a run would be signed now: a first signature on other amounts or accounts is void. */
export const turnOfRun = ({ review: { waiting }, hash }: Pick<KeptRun, 'review' | 'hash'>): SignatureTurn =>
  waiting?.hash === hash ? 'second' : 'first';

/** A settlement whose shop is in the register, so that there is an account to sign. */
type PayableSettlement = KeptSettlement & { readonly shop: NonNullable<KeptSettlement['shop']> };

const isPayable = (one: KeptSettlement): one is PayableSettlement => one.shop !== null;

function blockedBy(kept: KeptRun, { signer, madeDevices }: RunSignature): RunSignatureRefused | null {
  const waiting = awaitingApproval(kept.settlements);
  if (waiting.length === 0) return { kind: 'nothingToSign' };
  if (kept.payer === null) return { kind: 'noPayer' };
  if (kept.review.sample === null) return { kind: 'notSampled' };
  if (uncheckedSales(kept.review).length > 0) return { kind: 'unchecked' };
  const gone = waiting.find((one) => !isPayable(one));
  if (gone !== undefined) return { kind: 'shopGone', shop: gone.settlement.shop };
  const own = waiting.filter(isPayable).find(({ shop }) => madeDevices.get(shop.id)?.includes(signer.name));
  return own === undefined ? null : { kind: 'ownShop', shop: own.shop.name };
}

function approved(kept: KeptRun, by: readonly [VoteSignature, VoteSignature]): readonly GoodsRecord[] {
  const signed = awaitingApproval(kept.settlements).filter(isPayable);
  const ibans = Object.fromEntries(signed.map(({ settlement, shop }) => [settlement.id, shop.iban]));
  const approvals = [...kept.review.approvals, { hash: kept.hash, by, ibans }];
  return [
    reviewRecord({ ...kept.review, waiting: null, approvals }, kept.version + 1),
    ...signed.map((one) => {
      const { settlement, version } = changedSettlement(one, { status: 'approved' });
      return settlementRecord(settlement, version, kept.review.at);
    }),
  ];
}

/** The request of a signature on a run: the first one waits, the second one approves its settlements. */
export function signRun(kept: KeptRun, given: RunSignature): Either<RunSignatureRefused, RunAct> {
  const { review, hash, version } = kept;
  const { signer, now } = given;
  const matter = {
    what: 'open',
    act: 'shop.approve',
    subject: { in: {} },
    record: { waiting: review.waiting },
    hash,
    authors: [],
    first: given.first,
  } as const;
  const signed = signVote(matter, { ...given, turn: turnOfRun(kept) });
  if (isLeft(signed)) return signed;
  const blocked = blockedBy(kept, given);
  if (blocked !== null) return left(blocked);
  const { by, confirms } = signed.right;
  const waiting = { what: 'open', hash, reason: '', by, title: {} } as const;
  const records =
    confirms === null
      ? [reviewRecord({ ...review, waiting }, version + 1)]
      : approved(kept, [confirms.by, by]);
  const key = `approve/${review.run}/${version + 1}/${signer.id}`;
  const act = confirms === null ? 'sign' : 'approve';
  const steps = [runStep(review.run, { act, to: hash.slice(0, 16) }, { by: signer.name, at: now })];
  return right({ key, bodyHash: hash, at: now, by: signer.name, records, steps });
}
