import { BehaviorSubject } from 'rxjs';
import { askToSignDrawCall } from '#adapters/wire/registrations/draw/office/ask-to-sign-draw.ts';
import { readStaffDrawCall } from '#adapters/wire/registrations/draw/office/read-staff-draw.ts';
import { sealDrawCall } from '#adapters/wire/registrations/draw/office/seal-draw.ts';
import { signDrawCall } from '#adapters/wire/registrations/draw/office/sign-draw.ts';
import type { StaffDraw } from '#adapters/wire/registrations/draw/office/staff-draw.ts';
import { takeDrawBackCall } from '#adapters/wire/registrations/draw/office/take-draw-back.ts';
import { type Either, isLeft, isRight } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { Authenticator } from '../access/authenticator.ts';

/** A draw as the council has it, and what is being done with it. */
export interface ShownDraw {
  readonly kind: 'here';
  readonly draw: StaffDraw;
  readonly isBusy: boolean;
  /** Why the last act was not done. */
  readonly trouble: string | null;
}

type DrawState = { readonly kind: 'loading' } | { readonly kind: 'failed' } | ShownDraw;

/** What a person types in the act. */
export interface TypedValue {
  readonly value: string;
  readonly source: string;
}

/** What is done to make a draw. */
export interface DrawPresenter extends Presenter<DrawState> {
  readonly load: () => Promise<void>;
  readonly seal: () => Promise<void>;
  /** Signs the value with a passkey of this browser. */
  readonly sign: (typed: TypedValue) => Promise<void>;
  readonly takeBack: () => Promise<void>;
}

type Refusal = { readonly kind: string; readonly where?: unknown };

/** Why a call was refused, in the word of the council. */
function whyOf(refusal: Refusal): string {
  if (refusal.kind === 'passkeyRefused') return 'passkey';
  if (refusal.kind === 'notAllowed') return 'role';
  return typeof refusal.where === 'string' ? refusal.where : 'failed';
}

/** Makes a draw by the calls of the council. */
export function drawPresenter(
  { realm, call }: OfficeCouncil,
  id: string,
  authenticator: Authenticator,
): DrawPresenter {
  const state = new BehaviorSubject<DrawState>({ kind: 'loading' });
  const show = (draw: StaffDraw) => state.next({ kind: 'here', draw, isBusy: false, trouble: null });
  const patch = (change: Partial<ShownDraw>) => {
    const now = state.value;
    if (now.kind === 'here') state.next({ ...now, ...change });
  };
  const load = async () => {
    const answer = await call(readStaffDrawCall, { realm, id });
    if (isRight(answer)) {
      const now = state.value;
      if (now.kind !== 'here') show(answer.right);
      else if (!now.isBusy) patch({ draw: answer.right });
    } else if (state.value.kind !== 'here') state.next({ kind: 'failed' });
  };
  /** Says why an act was refused, beside the draw as it is by now. */
  const refuse = async (trouble: string) => {
    const answer = await call(readStaffDrawCall, { realm, id });
    patch({ isBusy: false, trouble, ...(isRight(answer) && { draw: answer.right }) });
  };
  const done = async (work: () => Promise<Either<Refusal, StaffDraw>>) => {
    patch({ isBusy: true, trouble: null });
    const answer = await work();
    if (isLeft(answer)) await refuse(whyOf(answer.left));
    else show(answer.right);
  };
  return {
    ...presented(state),
    load,
    seal: () => done(() => call(sealDrawCall, { realm, id, body: {} })),
    sign: async ({ value, source }) => {
      const now = state.value;
      if (now.kind !== 'here' || now.isBusy || now.draw.turn === null) return;
      const { turn } = now.draw;
      const body = turn === 'first' ? { turn, value, source } : { turn, value };
      patch({ isBusy: true, trouble: null });
      const asked = await call(askToSignDrawCall, { realm, id, body });
      if (isLeft(asked)) return refuse(whyOf(asked.left));
      const { hash, options } = asked.right;
      const answer = await authenticator.use(options);
      if (isLeft(answer))
        return patch({
          isBusy: false,
          trouble: answer.left.kind === 'unsupported' ? 'unsupported' : 'cancelled',
        });
      await done(() => call(signDrawCall, { realm, id, body: { ...body, hash, answer: answer.right } }));
    },
    takeBack: () => done(() => call(takeDrawBackCall, { realm, id, body: {} })),
  };
}
