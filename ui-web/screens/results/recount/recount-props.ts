import type { Survey } from '#domain/voting/survey.ts';
import type { ResultsPresenter, ResultsState } from '../presenter.ts';

/** What the parts of the recount use. */
export interface RecountProps {
  readonly survey: Survey;
  readonly state: ResultsState;
  readonly presenter: ResultsPresenter;
}
