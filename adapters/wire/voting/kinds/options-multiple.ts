import * as t from 'io-ts';
import type { QuestionOf } from '#domain/voting/kinds/question-kinds.ts';
import { orNull } from '../../decode.ts';
import { answersField, answersIn } from './over-answers.ts';
import type { QuestionCodec } from './question-codec.ts';

const fields = { ...answersField, optionsAmount: orNull(t.number) };

/** At least one answer may be chosen; all of them if the survey does not say how many. */
export const optionsMultiple: QuestionCodec<typeof fields, QuestionOf<'optionsMultiple'>> = {
  fields,
  read: (wire) => {
    const answers = answersIn(wire);
    return { kind: 'optionsMultiple', answers, most: Math.max(1, wire.optionsAmount ?? answers.length) };
  },
};
