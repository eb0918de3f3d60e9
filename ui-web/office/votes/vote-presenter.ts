import { BehaviorSubject } from 'rxjs';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { readVoteCall } from '#adapters/wire/office-votes/read-vote.ts';
import { signAmendmentCall } from '#adapters/wire/office-votes/sign-amendment.ts';
import { signVoteCall } from '#adapters/wire/office-votes/sign-vote.ts';
import { takeSignatureBackCall } from '#adapters/wire/office-votes/take-signature-back.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { Authenticator } from '../access/authenticator.ts';
import { keyAnswer } from '../access/key-answer.ts';
import type { SignatureGiven } from './opening/signing.tsx';

/** A vote as the council has it, and what is being done with it. */
export interface LoadedVote {
  readonly kind: 'open';
  readonly vote: VoteAnswer;
  readonly isBusy: boolean;
  /** Why the last act was not done. */
  readonly trouble: string | null;
}

export type VoteState = { readonly kind: 'loading' | 'missing' | 'failed' | 'refused' } | LoadedVote;

/** What is signed of a vote. */
export interface VotePresenter extends Presenter<VoteState> {
  readonly load: () => Promise<void>;
  readonly sign: (given: SignatureGiven) => Promise<boolean>;
  readonly takeBack: () => Promise<void>;
  readonly signAmendment: (seen: { readonly amendment: string; readonly hash: string }) => Promise<void>;
}

/** Why a call was refused, in a word that has a text. */
function whyOf(refusal: object): string {
  if ('kind' in refusal && refusal.kind === 'passkeyRefused') return refusal.kind;
  return 'where' in refusal && typeof refusal.where === 'string' ? refusal.where : 'other';
}

export function votePresenter(
  council: OfficeCouncil,
  id: string,
  authenticator?: Authenticator,
): VotePresenter {
  const state = new BehaviorSubject<VoteState>({ kind: 'loading' });
  const { realm, call } = council;
  const load = async () => {
    const answer = await call(readVoteCall, { realm, id });
    const now = state.value;
    if (!isLeft(answer)) {
      const trouble = now.kind === 'open' ? now.trouble : null;
      state.next({ kind: 'open', vote: answer.right, isBusy: false, trouble });
    } else if (now.kind !== 'open') {
      const { kind } = answer.left;
      state.next({ kind: kind === 'notFound' ? 'missing' : kind === 'notAllowed' ? 'refused' : 'failed' });
    }
  };
  const begin = () => {
    const now = state.value;
    if (now.kind === 'open') state.next({ ...now, isBusy: true, trouble: null });
  };
  /** Says why an act was refused, beside the vote as it is by now. */
  const refuse = async (trouble: string): Promise<false> => {
    const now = state.value;
    if (now.kind === 'open') state.next({ ...now, isBusy: false, trouble });
    await load();
    return false;
  };
  /** Says what an act led to: the vote as it is then, or why it was refused. */
  const conclude = async (answer: Either<object, VoteAnswer>): Promise<boolean> => {
    if (isLeft(answer)) return refuse(whyOf(answer.left));
    state.next({ kind: 'open', vote: answer.right, isBusy: false, trouble: null });
    return true;
  };
  return {
    ...presented(state),
    load,
    sign: async (given) => {
      const now = state.value;
      if (now.kind !== 'open' || now.isBusy) return false;
      begin();
      const key = await keyAnswer(council, { kind: given.what, of: id, hash: given.hash }, authenticator);
      if (isLeft(key)) return refuse(key.left);
      return conclude(await call(signVoteCall, { realm, id, body: { ...given, ...key.right } }));
    },
    signAmendment: async (seen) => {
      begin();
      const { amendment: of, hash } = seen;
      const key = await keyAnswer(council, { kind: 'amendment', of, hash }, authenticator);
      if (isLeft(key)) await refuse(key.left);
      else await conclude(await call(signAmendmentCall, { realm, id, body: { ...seen, ...key.right } }));
    },
    takeBack: async () => {
      begin();
      await conclude(await call(takeSignatureBackCall, { realm, id, body: {} }));
    },
  };
}
