import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { AnswerView } from '../kinds/answer-view.ts';
import { answerView } from '../sending/answer-view.ts';

/** An answer of the earlier vote that cannot be changed. */
export interface KeptAnswerView {
  readonly text: string;
  readonly answer: AnswerView;
}

export const keptAnswerView = (question: Question, kept: RawAnswer, speech: Speech): KeptAnswerView => ({
  text: speech.t('survey:earlierVote.kept'),
  answer: answerView(question, kept, speech),
});
