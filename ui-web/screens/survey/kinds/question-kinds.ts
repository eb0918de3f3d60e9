import { budgetAmountKind } from './budget-amount/kind.ts';
import { freeKind } from './free/kind.ts';
import { likesKind } from './likes/kind.ts';
import { limitedSlidersKind } from './limited-sliders/kind.ts';
import { optionsMultipleKind } from './options-multiple/kind.ts';
import { likeDislikeKind, optionsKind, yesNoKind } from './options/kind.ts';
import type { QuestionKind } from './question-kind.ts';
import type { Kind } from './question-of.ts';
import { rankedKind } from './ranked/kind.ts';
import { ratingAnswersKind } from './rating-answers/kind.ts';
import { ratingKind } from './rating/kind.ts';
import { sortableKind } from './sortable/kind.ts';
import { unknownKind } from './unknown/kind.ts';

const kinds = {
  options: optionsKind,
  yesNo: yesNoKind,
  likeDislike: likeDislikeKind,
  optionsMultiple: optionsMultipleKind,
  budgetAmount: budgetAmountKind,
  sortable: sortableKind,
  ranked: rankedKind,
  limitedSliders: limitedSlidersKind,
  rating: ratingKind,
  ratingAnswers: ratingAnswersKind,
  free: freeKind,
  likes: likesKind,
  unknown: unknownKind,
} as const satisfies { readonly [K in Kind]: QuestionKind<K> };

/** What each kind draws below the title. */
export type Views = { readonly [K in Kind]: ReturnType<(typeof kinds)[K]['view']> };

/** Every kind of question by its name. */
export const questionKinds: { readonly [K in Kind]: QuestionKind<K, Views[K]> } = kinds;
