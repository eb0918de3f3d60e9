import type { BehaviorSubject } from 'rxjs';
import type { OpenState, SurveyScreenState } from './state.ts';

/** How the parts of the presenter read and change the state of an open survey. */
export interface OpenAccess {
  /** Null while no survey is open. */
  readonly open: () => OpenState | null;
  /** Changes the open survey; nothing happens while none is open. */
  readonly patch: (change: Partial<Omit<OpenState, 'kind'>>) => void;
  /** Changes to another state of the screen. */
  readonly show: (state: SurveyScreenState) => void;
}

export function openAccess(subject: BehaviorSubject<SurveyScreenState>): OpenAccess {
  const open = (): OpenState | null => (subject.value.kind === 'open' ? subject.value : null);
  return {
    open,
    patch: (change) => {
      const now = open();
      if (now) subject.next({ ...now, ...change });
    },
    show: (state) => subject.next(state),
  };
}
