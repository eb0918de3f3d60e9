import { left, right } from '../../../shared/result.ts';
import type { AnyQuestion, QuestionKind } from '../question-kind.ts';
import { onePlace } from '../shared/one-place.ts';
import { ballotsByAnswer, onlySums } from '../shared/only-sums.ts';
import { withoutList } from '../shared/without-list.ts';

/** A like, given or not. */
export interface LikesQuestion extends AnyQuestion {
  readonly kind: 'likes';
}

/** A like. */
export interface LikesAnswer {
  readonly kind: 'likes';
}

/** `likes`: the one answer is a like, which is written as the number 1. */
export const likes: QuestionKind<LikesQuestion, LikesAnswer> = {
  ...withoutList,
  shape: 'number',
  figures: ballotsByAnswer,
  scale: onlySums,
  entries: () => ['like'],
  spellings: () => ['1'],
  rule: () => onePlace,
  reader: () => (raw) =>
    raw === 1 ? right({ places: [0], numbers: [], text: null }) : left({ kind: 'otherShape' }),
  answer: () => ({ kind: 'likes' }),
  raw: () => 1,
};
