import type { ImportsPresenter, ImportsState } from './presenter.ts';
import type { ImportLook } from './table-calls.ts';

/** The parts of the screen share what is said and what changes it. */
export interface ImportsProps {
  readonly state: ImportsState;
  readonly presenter: ImportsPresenter;
}

/** What is looked at, beside what was said. */
export interface LookProps extends ImportsProps {
  readonly look: ImportLook;
}
