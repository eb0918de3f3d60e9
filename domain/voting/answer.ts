import type { AnswerId, ProposalId } from '../shared/ids.ts';

/**
 * What a resident chose, one member per display type. Lists of choices follow the survey's own order, so that they do
 * not reveal the order of choosing; only rankings keep the voter's order.
 */
export type Answer =
  | { readonly kind: 'options' | 'yesNo' | 'likeDislike'; readonly chosen: AnswerId }
  | { readonly kind: 'optionsMultiple'; readonly chosen: readonly AnswerId[] }
  | { readonly kind: 'budgetAmount'; readonly chosen: readonly ProposalId[] }
  | { readonly kind: 'sortable' | 'ranked'; readonly order: readonly AnswerId[] }
  /** Whole tenths of the scale of ten: 100 is all of it. Answers left at zero are not named. */
  | { readonly kind: 'limitedSliders'; readonly tenths: ReadonlyMap<AnswerId, number> }
  | { readonly kind: 'rating'; readonly stars: number }
  | { readonly kind: 'ratingAnswers'; readonly stars: ReadonlyMap<AnswerId, number> }
  | { readonly kind: 'free'; readonly text: string }
  | { readonly kind: 'likes' }
  /** A ballot that is cast and chooses nothing. Any kind of question takes one if its survey offers the blank vote. */
  | { readonly kind: 'blank' };

/** What an answer names: an id or a text, a number of stars, a list of ids, or numbers by answer id. */
export type GivenAnswer = string | number | readonly string[] | Readonly<Record<string, number>>;

/**
 * The shape of an answer on the wire. Null is a blank vote, which is an answer; it does not mean that the answer is
 * missing.
 */
export type RawAnswer = GivenAnswer | null;

/** The canonical form of an answer: the same choice always gives the same bytes. */
export function rawAnswer(answer: Answer): RawAnswer {
  switch (answer.kind) {
    case 'options':
    case 'yesNo':
    case 'likeDislike':
    case 'optionsMultiple':
    case 'budgetAmount':
      return answer.chosen;
    case 'sortable':
    case 'ranked':
      return answer.order;
    case 'limitedSliders':
      return Object.fromEntries([...answer.tenths].map(([id, tenths]) => [id, tenths / 10]));
    case 'rating':
      return answer.stars;
    case 'ratingAnswers':
      return Object.fromEntries(answer.stars);
    case 'free':
      return answer.text;
    case 'likes':
      return 1;
    case 'blank':
      return null;
  }
}

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
