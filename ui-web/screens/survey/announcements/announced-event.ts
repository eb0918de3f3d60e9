import type { AnswerId } from '#domain/shared/ids.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { SliderRefusal } from '#domain/voting/kinds/limited-sliders/sliders.ts';

/** What a choice changed or why it was refused; it is read out for those who cannot see it. */
export type AnnouncedEvent =
  | { readonly kind: 'overBudget'; readonly missing: Cents }
  | { readonly kind: 'tooMany'; readonly most: number }
  /** How many answers are chosen now, of how many that may be. */
  | { readonly kind: 'ticked'; readonly n: number; readonly most: number }
  | { readonly kind: 'remaining'; readonly remaining: Cents }
  | { readonly kind: 'cleared'; readonly answers: readonly AnswerId[] }
  /** An answer stands at a position now, from 0; `fallen` had the last one and has none any more. */
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
  /** No blank vote any more; `next` is what took its place, where there is something to say of it. */
  | { readonly kind: 'blankLeft'; readonly next: AnnouncedEvent | null }
  | SliderRefusal;
