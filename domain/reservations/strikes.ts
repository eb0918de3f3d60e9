import type { Instant } from '../shared/calendar-day.ts';

/** After how many reservations that somebody let lapse they cannot reserve for a while. */
export interface StrikeRule {
  readonly most: number;
  /** In how many days they count. */
  readonly withinDays: number;
  readonly blockedDays: number;
}

/** What a person has of strikes. */
export interface Strikes {
  readonly count: number;
  /** The first moment at which they can reserve again; null if they can now. */
  readonly blockedUntil: Instant | null;
}

const day = 86_400_000;

/**
 * The strikes of a person at a moment, by when they did not come. The strikes that led to a block are spent with it. The
 * clock alone decides: no program writes a strike.
 */
export function strikesAt(
  { most, withinDays, blockedDays }: StrikeRule,
  missed: readonly Instant[],
  at: Instant,
): Strikes {
  let counted: readonly Instant[] = [];
  let blockedUntil: Instant = 0;
  for (const miss of missed.filter((one) => one <= at).toSorted((one, other) => one - other)) {
    counted = [...counted.filter((one) => miss - one < withinDays * day), miss];
    if (counted.length >= most) {
      blockedUntil = miss + blockedDays * day;
      counted = [];
    }
  }
  const count = counted.filter((one) => at - one < withinDays * day).length;
  return { count, blockedUntil: blockedUntil > at ? blockedUntil : null };
}
