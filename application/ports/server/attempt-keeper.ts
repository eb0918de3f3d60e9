import type { AttemptAccount } from '#domain/census/attempt-budget.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Either } from '#domain/shared/result.ts';

/** A place taken in all accounts of one check, until the check ends. */
export interface AttemptPlace {
  /**
   * Gives the place back or, if the check failed, counts its failure. Never throws for a check that was right: what it
   * led to has been stored.
   */
  leave(failed: boolean): Promise<void>;
}

/**
 * Keeps count of failed census checks for the ten minutes they count. Account names are hashes, never identity numbers
 * or addresses.
 */
export interface AttemptKeeper {
  /**
   * Takes a place in every account, or none. Waits while only checks under way are in the way. Left: the instant from
   * which there is room.
   */
  enter(accounts: readonly AttemptAccount[]): Promise<Either<Instant, AttemptPlace>>;
}
