import { BehaviorSubject } from 'rxjs';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { searchAllCall } from '#adapters/wire/desk/search-all.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

type Answered = CallAnswer<typeof searchAllCall>['items'];

/** What was typed, and what the council found for it. */
export interface OfficeSearchState {
  readonly text: string;
  /** Of the last answer: it stays in sight while the next one is awaited. */
  readonly found: Answered;
  readonly status: 'idle' | 'waiting' | 'found' | 'failed' | 'refused';
}

export interface SearchPresenter extends Presenter<OfficeSearchState> {
  readonly type: (text: string) => void;
  /** Asks the same again. */
  readonly again: () => void;
}

const nothing: OfficeSearchState = { text: '', found: [], status: 'idle' };

/**
 * The search over everything that the person may see. One question at a time: what is typed meanwhile is asked when the
 * answer is there, so that a slow line gets no question that nobody waits for any more.
 *
 * @param asks False: only the screens are searched, since the person may read no documents.
 */
export function searchPresenter({ call, realm }: OfficeCouncil, asks: boolean): SearchPresenter {
  const state = new BehaviorSubject<OfficeSearchState>(nothing);
  let isAsking = false;

  async function ask(): Promise<void> {
    for (;;) {
      const { text } = state.value;
      if (text.trim() === '') return;
      // oxlint-disable-next-line no-await-in-loop -- the next question is what was typed meanwhile
      const answer = await call(searchAllCall, { realm, text });
      const now = state.value;
      if (now.text.trim() === '') return;
      if (isLeft(answer)) {
        const status = answer.left.kind === 'notAllowed' ? 'refused' : 'failed';
        return state.next({ ...now, found: [], status });
      }
      const isOfThis = now.text === text;
      state.next({ ...now, found: answer.right.items, status: isOfThis ? 'found' : 'waiting' });
      if (isOfThis) return;
    }
  }

  async function askOnce(): Promise<void> {
    isAsking = true;
    await ask();
    isAsking = false;
  }

  function begin(): void {
    if (!asks) return state.next({ ...state.value, status: 'found' });
    state.next({ ...state.value, status: 'waiting' });
    if (!isAsking) void askOnce();
    return undefined;
  }

  return {
    ...presented(state),
    type: (text) => {
      if (text.trim() === '') return state.next({ ...nothing, text });
      state.next({ ...state.value, text });
      return begin();
    },
    again: begin,
  };
}
