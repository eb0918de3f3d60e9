import type { GivenAnswer, RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Kind, QuestionOf } from '#ui-web/screens/survey/kinds/question-of.ts';
import type { Speech } from '#ui-web/speech.ts';
import { resultKinds } from '../kinds/result-kinds.ts';

/** What the voter's own ballot has in the list: titles, in order for a ranking, with their share or stars. */
export const soughtAnswers = (answer: RawAnswer, question: Question, speech: Speech): readonly Wording[] =>
  answer === null ? [speech.t('results:blank.vote')] : answersOf(question.kind, question, answer, speech);

const answersOf = <K extends Kind>(kind: K, question: QuestionOf<K>, answer: GivenAnswer, speech: Speech) =>
  resultKinds[kind].ballotAnswers(question, answer, speech);
