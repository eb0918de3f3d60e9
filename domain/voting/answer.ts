import type { AnswerId, ProposalId } from '../shared/ids.ts';

/** What a resident chose, one member per display type. Lists stand in the survey's own order: nothing tells the order of choosing. */
export type Answer =
  | { readonly kind: 'options'; readonly chosen: AnswerId }
  | { readonly kind: 'optionsMultiple'; readonly chosen: readonly AnswerId[] }
  | { readonly kind: 'budgetAmount'; readonly chosen: readonly ProposalId[] };

/** The shape of an answer on the wire: one id, or a list of them. */
export type RawAnswer = string | readonly string[];

export const rawAnswer = (answer: Answer): RawAnswer => answer.chosen;

/** Why an answer does not fit its question. */
export type AnswerFault =
  | { readonly kind: 'unknownAnswer'; readonly id: string }
  | { readonly kind: 'chosenTwice'; readonly id: string }
  | { readonly kind: 'exactlyOne'; readonly found: number }
  | { readonly kind: 'tooMany'; readonly most: number }
  | { readonly kind: 'resetWithOthers' }
  | { readonly kind: 'overBudget'; readonly missing: number }
  | { readonly kind: 'emptyAnswer' }
  | { readonly kind: 'unknownDisplayType'; readonly displayType: string };
