import type { Question } from '#domain/voting/survey.ts';

/** The tag that distinguishes the display types. */
export type Kind = Question['kind'];

/** The question of a kind. */
export type QuestionOf<K extends Kind> = Extract<Question, { readonly kind: K }>;
