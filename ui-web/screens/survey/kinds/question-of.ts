import type { Question } from '#domain/voting/survey.ts';

/** What tells the display types apart. */
export type Kind = Question['kind'];

/** The question of a kind. */
export type QuestionOf<K extends Kind> = Extract<Question, { readonly kind: K }>;
