import type { Survey } from '#domain/voting/survey.ts';
import type { ResultsPresenter, ResultsState } from '../presenter.ts';

/** What the parts of the recount use. */
export interface RecountProps {
  readonly survey: Survey;
  readonly state: ResultsState;
  readonly presenter: ResultsPresenter;
}

/** A question of a chain whose result is final, and its presenter. */
export type RecountedQuestion = Pick<RecountProps, 'survey' | 'presenter'>;
