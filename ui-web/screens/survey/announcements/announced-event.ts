import type { AnswerId } from '#domain/shared/ids.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { SliderRefusal } from '#domain/voting/kinds/limited-sliders/sliders.ts';

/** What a choice changed or why it was refused; a screen reader announces it. */
export type AnnouncedEvent =
  | { readonly kind: 'overBudget'; readonly missing: Cents }
  | { readonly kind: 'tooMany'; readonly most: number }
  /** How many answers are chosen now, and how many may be. */
  | { readonly kind: 'ticked'; readonly n: number; readonly most: number }
  | { readonly kind: 'remaining'; readonly remaining: Cents }
  | { readonly kind: 'cleared'; readonly answers: readonly AnswerId[] }
  /** An answer is now at a position, from 0; `fallen` had the last one and no longer has any. */
  | {
      readonly kind: 'placed';
      readonly answer: AnswerId;
      readonly position: number;
      readonly of: number;
      readonly fallen: AnswerId | null;
    }
  | { readonly kind: 'orderKept' }
  | { readonly kind: 'orderForgotten' }
  | { readonly kind: 'blankVoted' }
  /** The vote is no longer blank; `next` is the announcement about what replaced it, if there is one. */
  | { readonly kind: 'blankLeft'; readonly next: AnnouncedEvent | null }
  | SliderRefusal;
