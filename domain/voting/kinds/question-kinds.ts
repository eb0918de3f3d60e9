import { budgetAmount } from './budget-amount/kind.ts';
import { free } from './free/kind.ts';
import { likeDislike } from './like-dislike/kind.ts';
import { likes } from './likes/kind.ts';
import { limitedSliders } from './limited-sliders/kind.ts';
import { optionsMultiple } from './options-multiple/kind.ts';
import { options } from './options/kind.ts';
import type { QuestionKind } from './question-kind.ts';
import { ranked } from './ranked/kind.ts';
import { ratingAnswers } from './rating-answers/kind.ts';
import { rating } from './rating/kind.ts';
import { sortable } from './sortable/kind.ts';
import { yesNo } from './yes-no/kind.ts';

/** Every type of question by its display type; the types of questions and answers follow from this list. */
export const questionKinds = {
  options,
  yesNo,
  likeDislike,
  optionsMultiple,
  budgetAmount,
  sortable,
  ranked,
  limitedSliders,
  rating,
  ratingAnswers,
  free,
  likes,
} as const;

type Kinds = typeof questionKinds;

/** The name of a type of question: its `displayType` on the wire. */
export type Kind = keyof Kinds;

type QuestionIn<T> = T extends QuestionKind<infer Q, infer _> ? Q : never;
type AnswerIn<T> = T extends QuestionKind<infer _, infer A> ? A : never;

/** The question of one kind, or of any kind that is known. */
export type QuestionOf<K extends Kind> = { readonly [P in K]: QuestionIn<Kinds[P]> }[K];
/** The answer to a question of one kind, or of any kind that is known. */
export type AnswerOf<K extends Kind> = { readonly [P in K]: AnswerIn<Kinds[P]> }[K];

/** A question of a type that is known, so that its answers can be counted. */
export type CountedQuestion = QuestionOf<Kind>;

/**
 * All that a kind of question decides. TypeScript does not follow that the question of a kind is the question of its
 * entry, so this is asserted here, in one place.
 */
export const kindOf = <K extends Kind>({
  kind,
}: {
  readonly kind: K;
}): QuestionKind<QuestionOf<K>, AnswerOf<K>> =>
  questionKinds[kind] as unknown as QuestionKind<QuestionOf<K>, AnswerOf<K>>;

/** Whether answers are texts in the voter's own words. Such texts are published without the ids of their ballots. */
export const asksForText = ({ kind }: { readonly kind: Kind | 'unknown' }): boolean =>
  kind !== 'unknown' && questionKinds[kind].shape === 'text';
