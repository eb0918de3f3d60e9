import { type Either, isLeft, left, map, right } from '../shared/result.ts';
import type { AnswerFault, RawAnswer } from './answer.ts';
import type { PlacedAnswer } from './kinds/question-kind.ts';
import { type AnswerOf, type CountedQuestion, type Kind, kindOf } from './kinds/question-kinds.ts';
import type { Question } from './survey.ts';

/**
 * What a resident chose, one member per display type. Lists of choices follow the survey's own order, so that they do
 * not reveal the order of choosing; only rankings keep the voter's order.
 */
export type Answer =
  | AnswerOf<Kind>
  /** A ballot that is cast and chooses nothing. Any kind of question accepts it if its survey offers the blank vote. */
  | { readonly kind: 'blank' };

/** The canonical form of an answer: the same choice always gives the same bytes. */
export const rawAnswer = (answer: Answer): RawAnswer =>
  answer.kind === 'blank' ? null : kindOf(answer).raw(answer);

/** Reads a raw answer or a blank vote and checks it. Left: why it does not fit the question. */
export type BallotReader = (raw: RawAnswer) => Either<AnswerFault, PlacedAnswer>;

const blank: PlacedAnswer = { places: [], numbers: [], text: null };
const readers = new WeakMap<CountedQuestion, BallotReader>();

/** The reader of a question. It is made once for each question, since every ballot of a survey asks for it. */
export function answerReader(question: CountedQuestion): BallotReader {
  const known = readers.get(question);
  if (known !== undefined) return known;
  const read = kindOf(question).reader(question);
  const mayBeBlank = question.blankVote === true;
  const reader: BallotReader = (raw) => {
    if (raw !== null) return read(raw);
    return mayBeBlank ? right(blank) : left({ kind: 'noBlankVote' });
  };
  readers.set(question, reader);
  return reader;
}

/** Checks a raw answer against its question; browser and server run this same check. */
export function checkAnswer(question: Question, raw: RawAnswer): Either<AnswerFault, Answer> {
  if (question.kind === 'unknown')
    return left({ kind: 'unknownDisplayType', displayType: question.displayType });
  const read = answerReader(question)(raw);
  if (isLeft(read)) return read;
  return right(raw === null ? { kind: 'blank' } : kindOf(question).answer(question, read.right));
}

/** A raw answer that fits its question, in its canonical form: so it is stored and published. */
export const spelledAnswer = (question: Question, raw: RawAnswer): Either<AnswerFault, RawAnswer> =>
  map(rawAnswer)(checkAnswer(question, raw));
