import { BehaviorSubject } from 'rxjs';
import type { InputOf } from '#adapters/wire/call.ts';
import {
  type BoxRecordAnswer,
  readBoxRecordCall,
  signBoxRecordCall,
} from '#adapters/wire/office-votes/paper/box-record.ts';
import type { BoxesAnswer } from '#adapters/wire/office-votes/paper/boxes.ts';
import { changeBoxesCall } from '#adapters/wire/office-votes/paper/change-boxes.ts';
import { readBoxesCall } from '#adapters/wire/office-votes/paper/read-boxes.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { Authenticator } from '../../access/authenticator.ts';
import { keyAnswer } from '../../access/key-answer.ts';

/** What is done with boxes, as it is sent. */
export type BoxDone = InputOf<typeof changeBoxesCall>['body'];

/** Why an act was refused, and by how many ballots if it says so. */
export interface PaperTrouble {
  readonly why: string;
  readonly over: number | null;
}

/** The boxes of a vote as the council has them. */
export interface LoadedPaper {
  readonly kind: 'open';
  readonly paper: BoxesAnswer;
  readonly isBusy: boolean;
  readonly trouble: PaperTrouble | null;
}

export type PaperState = { readonly kind: 'loading' | 'failed' } | LoadedPaper;

/** The ballot boxes of a vote. */
export interface PaperPresenter extends Presenter<PaperState> {
  readonly load: () => Promise<void>;
  readonly act: (done: BoxDone) => Promise<boolean>;
  /** The record of a box; null if it is not ready. */
  readonly record: (box: string) => Promise<BoxRecordAnswer | null>;
  readonly sign: (box: string, signature: { readonly hash: string; readonly words: string }) => Promise<void>;
}

/** Why a call was refused, in a word that has a text. */
export function troubleOf(refusal: object): PaperTrouble {
  if ('kind' in refusal && refusal.kind === 'passkeyRefused') return { why: refusal.kind, over: null };
  const why = 'where' in refusal && typeof refusal.where === 'string' ? refusal.where : 'other';
  const [fault] = 'faults' in refusal && Array.isArray(refusal.faults) ? (refusal.faults as unknown[]) : [];
  const over = fault !== null && typeof fault === 'object' && 'over' in fault ? Number(fault.over) : null;
  return { why, over };
}

export function paperPresenter(
  council: OfficeCouncil,
  vote: string,
  authenticator?: Authenticator,
): PaperPresenter {
  const { realm, call } = council;
  const state = new BehaviorSubject<PaperState>({ kind: 'loading' });
  const show = (paper: BoxesAnswer, trouble: PaperTrouble | null = null) =>
    state.next({ kind: 'open', paper, isBusy: false, trouble });
  const load = async () => {
    const answer = await call(readBoxesCall, { realm, id: vote });
    const now = state.value;
    if (!isLeft(answer)) show(answer.right, now.kind === 'open' ? now.trouble : null);
    else if (now.kind !== 'open') state.next({ kind: 'failed' });
  };
  const begin = () => {
    const now = state.value;
    if (now.kind === 'open') state.next({ ...now, isBusy: true, trouble: null });
  };
  const refuse = (refusal: object) => {
    const now = state.value;
    if (now.kind === 'open') state.next({ ...now, isBusy: false, trouble: troubleOf(refusal) });
  };
  return {
    ...presented(state),
    load,
    act: async (done) => {
      begin();
      const answer = await call(changeBoxesCall, { realm, id: vote, body: done });
      if (isLeft(answer)) refuse(answer.left);
      else show(answer.right);
      return !isLeft(answer);
    },
    record: async (box) => {
      const answer = await call(readBoxRecordCall, { realm, id: vote, box });
      return isLeft(answer) ? null : answer.right;
    },
    sign: async (box, signature) => {
      begin();
      const matter = { kind: 'box', of: `${vote}/${box}`, hash: signature.hash } as const;
      const key = await keyAnswer(council, matter, authenticator);
      if (isLeft(key)) return refuse({ where: key.left });
      const body = { ...signature, ...key.right };
      const answer = await call(signBoxRecordCall, { realm, id: vote, box, body });
      if (isLeft(answer)) refuse(answer.left);
      else show(answer.right);
    },
  };
}
