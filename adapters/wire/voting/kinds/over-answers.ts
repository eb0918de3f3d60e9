import * as t from 'io-ts';
import type { AnswerOption } from '#domain/voting/answer-option.ts';
import { orNull } from '../../decode.ts';
import { answerWire, readOption } from '../answer-option.ts';
import type { QuestionCodec } from './question-codec.ts';

/** The field of all types whose survey lists answers. */
export const answersField = { answers: orNull(t.array(answerWire)) };

/** The listed answers; empty if the survey lists none. */
export const answersIn = ({
  answers,
}: {
  readonly answers?: readonly t.TypeOf<typeof answerWire>[] | null | undefined;
}): readonly AnswerOption[] => (answers ?? []).map(readOption);

/** A type that has only its answers. */
export const overAnswers = <K extends string>(
  kind: K,
): QuestionCodec<typeof answersField, { readonly kind: K; readonly answers: readonly AnswerOption[] }> => ({
  fields: answersField,
  read: (wire) => ({ kind, answers: answersIn(wire) }),
});
