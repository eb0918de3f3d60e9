import { BehaviorSubject } from 'rxjs';
import type { ListedSurvey } from '#adapters/wire/voting/survey.ts';
import type { Process } from '#domain/processes/process.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { type Loadable, answerState, waiting } from '#ui-web/shell/start/loadable.ts';

/** A process, and the surveys among which its own is found. */
export interface ProcessState {
  readonly process: Loadable<Process>;
  readonly surveys: Loadable<readonly ListedSurvey[]>;
}

export interface ProcessPresenter extends Presenter<ProcessState> {
  /** Asks for what is not loaded yet. */
  readonly ask: () => Promise<void>;
}

export function processPresenter(council: Council, slug: string): ProcessPresenter {
  const { realm, contents, surveys, clock } = council;
  const state = new BehaviorSubject<ProcessState>({ process: waiting, surveys: waiting });
  const put = (part: Partial<ProcessState>) => state.next({ ...state.value, ...part });

  async function askProcess(): Promise<void> {
    if (state.value.process.kind === 'here') return;
    put({ process: waiting });
    put({ process: await answerState(contents.process(realm, slug), clock) });
  }

  async function askSurveys(): Promise<void> {
    if (state.value.surveys.kind === 'here') return;
    put({ surveys: waiting });
    put({ surveys: await answerState(surveys.surveys(realm), clock) });
  }

  return {
    ...presented(state),
    ask: async () => {
      await Promise.all([askProcess(), askSurveys()]);
    },
  };
}
