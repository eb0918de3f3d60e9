import type { Season } from './season.ts';
import type { SeasonPlan } from './season-plan.ts';

/** What the council writes of a season: the rest is known of the venue. */
export type WrittenSeason = Omit<Season, 'places' | 'before' | 'after'>;

/** A season as the council asks for it. */
export interface SeasonOrder {
  readonly id: string;
  readonly title: string;
  readonly written: WrittenSeason;
}

/** A plan that nothing is taken for yet, and the hash of all that it depends on. */
export interface DraftedSeason {
  readonly season: Season;
  readonly plan: SeasonPlan;
  /** The SHA-256 of the season's canonical JSON: whoever has it and the season can compute the plan again. */
  readonly hash: string;
}
