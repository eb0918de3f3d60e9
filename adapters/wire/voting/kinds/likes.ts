import type { QuestionOf } from '#domain/voting/kinds/question-kinds.ts';
import type { QuestionCodec } from './question-codec.ts';

const fields = {};

/** A like, which has no fields. */
export const likes: QuestionCodec<typeof fields, QuestionOf<'likes'>> = {
  fields,
  read: () => ({ kind: 'likes' }),
};
