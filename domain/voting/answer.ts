/** What an answer names: an id or a text, a number of stars, a list of ids, or numbers by answer id. */
export type GivenAnswer = string | number | readonly string[] | Readonly<Record<string, number>>;

/**
 * The shape of an answer on the wire. Null is a blank vote, which is an answer; it does not mean that the answer is
 * missing.
 */
export type RawAnswer = GivenAnswer | null;

/** Whether nothing has been answered. A blank vote is an answer. */
export function isUnanswered(raw: RawAnswer | undefined): boolean {
  if (raw === undefined) return true;
  if (raw === null || typeof raw === 'number') return false;
  return typeof raw === 'string' ? raw.trim() === '' : Object.values(raw).length === 0;
}

/** Why an answer does not fit its question. */
export type AnswerFault =
  | { readonly kind: 'unknownAnswer'; readonly id: string }
  | { readonly kind: 'chosenTwice'; readonly id: string }
  | { readonly kind: 'exactlyOne'; readonly found: number }
  | { readonly kind: 'tooMany'; readonly most: number }
  | { readonly kind: 'resetWithOthers' }
  | { readonly kind: 'overBudget'; readonly missing: number }
  | { readonly kind: 'notAllRanked'; readonly missing: number }
  /** Sliders: together over 100 %, or one outside its own limits. */
  | { readonly kind: 'overTotal'; readonly tenths: number }
  | { readonly kind: 'outOfRange'; readonly id: string | null; readonly min: number; readonly max: number }
  | { readonly kind: 'tooLong'; readonly most: number }
  | { readonly kind: 'emptyAnswer' }
  /** A blank vote in a survey that does not offer it. */
  | { readonly kind: 'noBlankVote' }
  /** An answer of the shape of another display type. */
  | { readonly kind: 'otherShape' }
  | { readonly kind: 'unknownDisplayType'; readonly displayType: string };
