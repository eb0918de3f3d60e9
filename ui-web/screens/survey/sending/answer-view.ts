import { type GivenAnswer, isUnanswered, type RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { Speech } from '#ui-web/speech.ts';
import { type AnswerView, answersInWords, noAnswer } from '../kinds/answer-view.ts';
import { questionKinds } from '../kinds/question-kinds.ts';
import type { Kind, QuestionOf } from '../kinds/question-of.ts';

/** An answer of any kind in words. */
export function answerView(question: Question, raw: RawAnswer | undefined, speech: Speech): AnswerView {
  if (raw === null) return answersInWords([speech.t('survey:blankVote.summary')]);
  if (raw === undefined || isUnanswered(raw)) return noAnswer;
  return summaryOf(question.kind, question, raw, speech);
}

const summaryOf = <K extends Kind>(kind: K, question: QuestionOf<K>, raw: GivenAnswer, speech: Speech) =>
  questionKinds[kind].summary(question, raw, speech);
