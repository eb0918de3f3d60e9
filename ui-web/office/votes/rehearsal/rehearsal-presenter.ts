import { BehaviorSubject } from 'rxjs';
import { beginRehearsalCall } from '#adapters/wire/office-votes/begin-rehearsal.ts';
import { closeRehearsalCall, endRehearsalCall } from '#adapters/wire/office-votes/end-rehearsal.ts';
import { readRehearsalCall } from '#adapters/wire/office-votes/read-rehearsal.ts';
import type { RehearsalAnswer } from '#adapters/wire/office-votes/rehearsal.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** The rehearsal of a vote, and what is being done with it. */
export interface RehearsalView {
  /** Null until it is read. */
  readonly answer: RehearsalAnswer | null;
  readonly isBusy: boolean;
  /** Why the last act was not done. */
  readonly trouble: string | null;
}

/** Begins, closes and ends the rehearsal of a vote. */
export interface RehearsalPresenter extends Presenter<RehearsalView> {
  readonly load: () => Promise<void>;
  /** Of the vote as it is written now: `send` stores what was typed a moment ago, and says whether it is stored. */
  readonly begin: (people: number, send: () => Promise<boolean>) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly end: () => Promise<void>;
}

const troubleOf = (refusal: object): string =>
  'where' in refusal && typeof refusal.where === 'string' ? refusal.where : 'other';

export function rehearsalPresenter({ realm, call }: OfficeCouncil, id: string): RehearsalPresenter {
  const state = new BehaviorSubject<RehearsalView>({ answer: null, isBusy: false, trouble: null });
  const act = async (ask: () => Promise<Either<object, RehearsalAnswer>>) => {
    if (state.value.isBusy) return;
    state.next({ ...state.value, isBusy: true, trouble: null });
    const answer = await ask();
    if (!isLeft(answer)) {
      state.next({ answer: answer.right, isBusy: false, trouble: null });
      return;
    }
    state.next({ ...state.value, isBusy: false, trouble: troubleOf(answer.left) });
  };
  return {
    ...presented(state),
    load: async () => {
      const answer = await call(readRehearsalCall, { realm, id });
      if (!isLeft(answer) && !state.value.isBusy) state.next({ ...state.value, answer: answer.right });
    },
    begin: (people, send) =>
      act(async () =>
        (await send()) ? call(beginRehearsalCall, { realm, id, body: { people } }) : left({}),
      ),
    close: () => act(() => call(closeRehearsalCall, { realm, id, body: {} })),
    end: () => act(() => call(endRehearsalCall, { realm, id, body: {} })),
  };
}
