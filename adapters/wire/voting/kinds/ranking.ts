import * as t from 'io-ts';
import type { RankingQuestion } from '#domain/voting/kinds/shared/ranking-kind.ts';
import { orNull } from '../../decode.ts';
import { answersField, answersIn } from './over-answers.ts';
import type { QuestionCodec } from './question-codec.ts';

const fields = { ...answersField, maxScore: orNull(t.number) };

const wholeScore = (maxScore: number | null | undefined, answers: number): number =>
  Math.min(answers, Math.max(1, Math.round(maxScore ?? answers)));

/** A type that puts answers in order; all positions have points if the survey does not say how many do. */
export const ranking = <K extends string>(kind: K): QuestionCodec<typeof fields, RankingQuestion<K>> => ({
  fields,
  read: (wire) => {
    const answers = answersIn(wire);
    return { kind, answers, maxScore: wholeScore(wire.maxScore, answers.length) };
  },
});
