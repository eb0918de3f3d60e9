import { BehaviorSubject } from 'rxjs';
import { askToSignClosingCall } from '#adapters/wire/office-votes/closing/ask-to-sign-closing.ts';
import { checkSampleCall } from '#adapters/wire/office-votes/closing/check-sample.ts';
import type { ClosingAnswer } from '#adapters/wire/office-votes/closing/closing.ts';
import { drawSampleCall } from '#adapters/wire/office-votes/closing/draw-sample.ts';
import { readClosingCall } from '#adapters/wire/office-votes/closing/read-closing.ts';
import { signClosingCall } from '#adapters/wire/office-votes/closing/sign-closing.ts';
import { takeClosingBackCall } from '#adapters/wire/office-votes/closing/take-closing-back.ts';
import { type Either, isLeft, isRight } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { Authenticator } from '../../access/authenticator.ts';

/** The closing of a vote as the council has it, and what is being done with it. */
interface ShownClosing {
  readonly kind: 'here';
  readonly closing: ClosingAnswer;
  readonly isBusy: boolean;
  /** Why the last act was not done: of a signature, or of a sample. */
  readonly trouble: { readonly of: 'signature' | 'sample'; readonly why: string } | null;
}

type ClosingState = { readonly kind: 'loading' | 'failed' } | ShownClosing;

/** A sample that somebody draws. */
export interface TypedSample {
  readonly seed: string;
  readonly source: string;
  readonly size: number;
}

export interface ClosingPresenter extends Presenter<ClosingState> {
  readonly load: () => Promise<void>;
  /** Signs the record that is shown with a passkey of this browser. */
  readonly sign: (explanation: string) => Promise<void>;
  readonly takeBack: () => Promise<void>;
  readonly draw: (sample: TypedSample) => Promise<boolean>;
  readonly check: (
    number: number,
    result: { readonly wrong: number; readonly words: string },
  ) => Promise<boolean>;
}

/** Why a call was refused, in the word of the council. */
function whyOf(refusal: { readonly kind: string; readonly where?: unknown }): string {
  if (refusal.kind === 'passkeyRefused') return 'passkey';
  if (refusal.kind === 'notAllowed') return 'role';
  return typeof refusal.where === 'string' ? refusal.where : 'failed';
}

/** What is done to close a vote. */
export function closingPresenter(
  { realm, call }: OfficeCouncil,
  id: string,
  authenticator: Authenticator,
): ClosingPresenter {
  const state = new BehaviorSubject<ClosingState>({ kind: 'loading' });
  const show = (closing: ClosingAnswer) =>
    state.next({ kind: 'here', closing, isBusy: false, trouble: null });
  const patch = (change: Partial<ShownClosing>) => {
    const now = state.value;
    if (now.kind === 'here') state.next({ ...now, ...change });
  };
  const load = async () => {
    const answer = await call(readClosingCall, { realm, id });
    if (isRight(answer)) show(answer.right);
    else if (state.value.kind !== 'here') state.next({ kind: 'failed' });
  };
  /** Says why an act was refused, beside the closing as it is by now. */
  const refuse = async (of: 'signature' | 'sample', why: string) => {
    const answer = await call(readClosingCall, { realm, id });
    patch({ isBusy: false, trouble: { of, why }, ...(isRight(answer) && { closing: answer.right }) });
  };
  type Refusal = Parameters<typeof whyOf>[0];
  const done = async (of: 'signature' | 'sample', work: () => Promise<Either<Refusal, ClosingAnswer>>) => {
    patch({ isBusy: true, trouble: null });
    const answer = await work();
    if (isLeft(answer)) await refuse(of, whyOf(answer.left));
    else show(answer.right);
    return isRight(answer);
  };
  return {
    ...presented(state),
    load,
    sign: async (explanation) => {
      const now = state.value;
      if (now.kind !== 'here' || now.isBusy || now.closing.turn === null) return;
      const { turn, record } = now.closing;
      const words = turn === 'first' && explanation !== '' ? { explanation } : {};
      patch({ isBusy: true, trouble: null });
      const body = { turn, hash: record?.hash ?? '', ...words };
      const asked = await call(askToSignClosingCall, { realm, id, body });
      if (isLeft(asked)) return refuse('signature', whyOf(asked.left));
      const { hash, options } = asked.right;
      const answer = await authenticator.use(options);
      if (isLeft(answer)) {
        const why = answer.left.kind === 'unsupported' ? 'unsupported' : 'cancelled';
        return patch({ isBusy: false, trouble: { of: 'signature', why } });
      }
      const signed = { turn, hash, answer: answer.right, ...words };
      await done('signature', () => call(signClosingCall, { realm, id, body: signed }));
    },
    takeBack: async () => {
      await done('signature', () => call(takeClosingBackCall, { realm, id, body: {} }));
    },
    draw: (sample) => done('sample', () => call(drawSampleCall, { realm, id, body: sample })),
    check: (number, body) =>
      done('sample', () => call(checkSampleCall, { realm, id, number: String(number), body })),
  };
}
