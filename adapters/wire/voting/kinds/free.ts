import * as t from 'io-ts';
import { longestFreeText } from '#domain/voting/kinds/free/text.ts';
import type { QuestionOf } from '#domain/voting/kinds/question-kinds.ts';
import { orNull } from '../../decode.ts';
import type { QuestionCodec } from './question-codec.ts';

const fields = { rows: orNull(t.number) };

/** A field of 120 characters is never higher than twelve rows. */
const rowsOf = (rows: number | null | undefined): { rows?: number } =>
  typeof rows === 'number' && rows >= 1 ? { rows: Math.min(12, Math.round(rows)) } : {};

/** A text, with the height of its field if the survey sets it. */
export const free: QuestionCodec<typeof fields, QuestionOf<'free'>> = {
  fields,
  read: ({ rows }) => ({ kind: 'free', longest: longestFreeText, ...rowsOf(rows) }),
};
