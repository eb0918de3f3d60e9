import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { SeasonSlot } from './season.ts';

/** A use of places that a club gets. */
export interface SeasonUse {
  readonly day: CalendarDay;
  readonly from: number;
  readonly minutes: number;
  readonly places: readonly string[];
  /** It is another time, or are other places, than those of the rest. */
  readonly isReplacement: boolean;
}

/**
 * By which part of the rule another club chose before this one. `round`: it chose in an earlier round. `tier`, `licences`,
 * `register`: in the same round, by its tier, by its licences or, as these are equal, by its id in the register of clubs.
 */
export type PrecedenceReason = 'round' | 'tier' | 'licences' | 'register';

/** Why a place was not to be had at a time. */
export type SeasonObstacle =
  | { readonly kind: 'outsideHours' }
  | { readonly kind: 'closed'; readonly why: string }
  /** Another club has it, or has it so soon before or after that the place would not be empty between. */
  | {
      readonly kind: 'taken';
      readonly club: string;
      readonly wish: string;
      readonly round: number;
      readonly by: PrecedenceReason;
    }
  /** The club itself has it by another wish. */
  | { readonly kind: 'own'; readonly wish: string }
  /** It was free, but fewer were than the club wanted at once. */
  | { readonly kind: 'tooFew'; readonly free: number };

/** A time and a place that a club asked for, and on which days it did not get it, and why. */
export interface SeasonRefusal {
  readonly slot: SeasonSlot;
  readonly place: string;
  readonly days: readonly CalendarDay[];
  readonly obstacle: SeasonObstacle;
}

/** What came of a wish in its turn. */
export interface SeasonTurn {
  readonly round: number;
  readonly club: string;
  readonly wish: string;
  /** The first day of each week for which the wish was looked at. */
  readonly weeks: readonly CalendarDay[];
  readonly uses: readonly SeasonUse[];
  /** The weeks of which nothing was granted. */
  readonly refused: readonly CalendarDay[];
  /** Why, for every time and every place that the club named. */
  readonly refusals: readonly SeasonRefusal[];
}

/** A season as it is shared out, in the order in which clubs chose. */
export interface SeasonPlan {
  readonly turns: readonly SeasonTurn[];
}
