import { BehaviorSubject } from 'rxjs';
import { readTodayCall } from '#adapters/wire/office/read-today.ts';
import type { DutyWire } from '#adapters/wire/office/today.ts';
import { decideProposalCall } from '#adapters/wire/requests/decide-proposal.ts';
import { readForStaffCall } from '#adapters/wire/requests/read-staff-request.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** What a moderator can decide, in the order of the form. */
export const shownVerdicts = ['validate', 'study', 'refuse', 'ask'] as const;
/** One of them. */
export type ShownVerdict = (typeof shownVerdicts)[number];

/** Whether the sender must be told something with a verdict. */
export const needsWords = (verdict: ShownVerdict): boolean => verdict === 'refuse' || verdict === 'ask';

/** What became of the last decision. */
export type DecisionSaid = 'done' | 'unsent' | 'failed' | 'wordsMissing';

/** What the screen of proposals shows. */
export type ValidationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'open';
      readonly waiting: readonly DutyWire[];
      /** The one that is being read; null if none is, or if it no longer waits. */
      readonly shown: StaffRequest | null;
      readonly isBusy: boolean;
      readonly said: DecisionSaid | null;
    };

export interface ValidationPresenter extends Presenter<ValidationState> {
  /** Reads what waits, and the named proposal, else the first one. */
  readonly open: (named: string | null, said?: DecisionSaid | null) => Promise<void>;
  readonly decide: (verdict: ShownVerdict, text: string) => Promise<boolean>;
}

/** The proposals that wait to be validated. */
export function validationPresenter({ call, realm }: OfficeCouncil): ValidationPresenter {
  const state = new BehaviorSubject<ValidationState>({ kind: 'loading' });

  async function open(named: string | null, said: DecisionSaid | null = null): Promise<void> {
    const today = await call(readTodayCall, { realm });
    if (isLeft(today)) return state.next({ kind: 'failed' });
    const waiting = today.right.duties.filter(({ kind }) => kind === 'proposal');
    const reference = waiting.find(({ subject }) => subject === named)?.subject ?? waiting[0]?.subject;
    const read = reference === undefined ? null : await call(readForStaffCall, { realm, reference });
    const shown = read !== null && isRight(read) ? read.right : null;
    return state.next({ kind: 'open', waiting, shown, isBusy: false, said });
  }

  async function decide(verdict: ShownVerdict, text: string): Promise<boolean> {
    const now = state.value;
    if (now.kind !== 'open' || now.shown === null || now.isBusy) return false;
    if (needsWords(verdict) && text.trim() === '') {
      state.next({ ...now, said: 'wordsMissing' });
      return false;
    }
    state.next({ ...now, isBusy: true, said: null });
    const { iid } = now.shown;
    const done = await call(decideProposalCall, { realm, reference: iid, body: { verdict, text } });
    if (isLeft(done)) {
      state.next({ ...now, said: 'failed' });
      return false;
    }
    // What was asked goes on waiting; else the next one opens.
    await open(verdict === 'ask' ? iid : null, done.right.unsent > 0 ? 'unsent' : 'done');
    return true;
  }

  return { ...presented(state), open, decide };
}
