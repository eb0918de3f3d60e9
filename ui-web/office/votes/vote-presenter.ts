import { BehaviorSubject } from 'rxjs';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { readVoteCall } from '#adapters/wire/office-votes/read-vote.ts';
import { signAmendmentCall } from '#adapters/wire/office-votes/sign-amendment.ts';
import { signVoteCall } from '#adapters/wire/office-votes/sign-vote.ts';
import { takeSignatureBackCall } from '#adapters/wire/office-votes/take-signature-back.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
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

export function votePresenter(council: OfficeCouncil, id: string): VotePresenter {
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
  const refuse = async (trouble: string) => {
    const now = state.value;
    if (now.kind === 'open') state.next({ ...now, isBusy: false, trouble });
    await load();
  };
  const whyOf = (refusal: object): string =>
    'where' in refusal && typeof refusal.where === 'string' ? refusal.where : 'other';
  return {
    ...presented(state),
    load,
    sign: async (given) => {
      const now = state.value;
      if (now.kind !== 'open' || now.isBusy) return false;
      begin();
      const answer = await call(signVoteCall, { realm, id, body: given });
      if (isLeft(answer)) await refuse(whyOf(answer.left));
      else state.next({ kind: 'open', vote: answer.right, isBusy: false, trouble: null });
      return !isLeft(answer);
    },
    signAmendment: async (seen) => {
      begin();
      const answer = await call(signAmendmentCall, { realm, id, body: seen });
      if (isLeft(answer)) await refuse(whyOf(answer.left));
      else state.next({ kind: 'open', vote: answer.right, isBusy: false, trouble: null });
    },
    takeBack: async () => {
      begin();
      const answer = await call(takeSignatureBackCall, { realm, id, body: {} });
      if (isLeft(answer)) await refuse(whyOf(answer.left));
      else state.next({ kind: 'open', vote: answer.right, isBusy: false, trouble: null });
    },
  };
}
