import type { Kind } from '#ui-web/screens/survey/kinds/question-of.ts';
import { budgetAmountResult } from './budget-amount/kind.ts';
import { countedResult } from './counted/kind.ts';
import { freeResult } from './free/kind.ts';
import { likesResult } from './likes/kind.ts';
import { limitedSlidersResult } from './limited-sliders/kind.ts';
import { rankingResult } from './ranking/kind.ts';
import { ratingAnswersResult } from './rating-answers/kind.ts';
import { ratingResult } from './rating/kind.ts';
import type { ResultKind } from './result-kind.ts';
import { unknownResult } from './unknown/kind.ts';

const kinds = {
  options: countedResult,
  yesNo: countedResult,
  likeDislike: countedResult,
  optionsMultiple: countedResult,
  budgetAmount: budgetAmountResult,
  sortable: rankingResult,
  ranked: rankingResult,
  limitedSliders: limitedSlidersResult,
  rating: ratingResult,
  ratingAnswers: ratingAnswersResult,
  free: freeResult,
  likes: likesResult,
  unknown: unknownResult,
} as const satisfies { readonly [K in Kind]: ResultKind<K> };

/** Every kind of question by its name. */
export const resultKinds: { readonly [K in Kind]: ResultKind<K> } = kinds;
