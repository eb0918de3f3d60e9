import type { AnswerId } from '../../../shared/ids.ts';
import type { AnswerOption } from '../../answer-option.ts';
import type { QuestionKind } from '../question-kind.ts';
import { idsReader } from './ids-reader.ts';
import { onePlace } from './one-place.ts';
import { ballotsByAnswer, onlySums } from './only-sums.ts';
import { answerIds, overAnswers, type OverAnswers } from './over-answers.ts';

/** A question of which exactly one answer is chosen. */
export interface OneOptionQuestion<K extends string> extends OverAnswers {
  readonly kind: K;
}

/** The one answer that was chosen. */
export interface OneOptionAnswer<K extends string> {
  readonly kind: K;
  readonly chosen: AnswerId;
}

/** A kind of which exactly one answer is chosen (specification 2, section 4); such kinds differ only in how they look. */
export const oneOption = <K extends string>(
  kind: K,
): QuestionKind<OneOptionQuestion<K>, OneOptionAnswer<K>> => ({
  ...overAnswers,
  shape: 'ids',
  figures: ballotsByAnswer,
  scale: onlySums,
  rule: () => onePlace,
  reader: (question) => idsReader(answerIds(question), onePlace),
  answer: ({ answers }, { places: [place] }) => ({
    kind,
    chosen: (answers[place as number] as AnswerOption).id,
  }),
  raw: ({ chosen }) => chosen,
});
