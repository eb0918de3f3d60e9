import { answersInWords } from '../answer-view.ts';
import { type QuestionKind, usual } from '../question-kind.ts';
import { LikesQuestion } from './part.tsx';
import type { LikesView } from './view.ts';

/** A like, or none. */
export const likesKind = {
  ...usual,
  view: ({ raw }) => ({ kind: 'likes', liked: raw === 1 }),
  part: LikesQuestion,
  summary: (_question, _raw, { t }) => answersInWords([t('survey:likes.like')]),
} as const satisfies QuestionKind<'likes', LikesView>;
