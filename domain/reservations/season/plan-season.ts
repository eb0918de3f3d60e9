import { addDays, daysBetween } from '../../shared/calendar-day.ts';
import {
  chooseSeries,
  timesOfWish,
  replacementIn,
  type SeasonSeries,
  stretchOf,
  type WishWeek,
} from './choose-series.ts';
import type { Season, SeasonWish } from './season.ts';
import { seasonGrid } from './season-grid.ts';
import { type OrderedWish, wishesInOrder } from './season-order.ts';
import type { SeasonPlan, SeasonTurn, SeasonUse } from './season-plan.ts';
import { seasonRefusalsOf, type TurnsBefore } from './season-refusals.ts';

/** The weeks in which one of a wish's times is between its first and its last day. */
function weeksOf({ from, weeks }: Season, wish: SeasonWish): readonly WishWeek[] {
  const first = daysBetween(from, wish.from);
  const last = daysBetween(from, wish.until);
  return Array.from({ length: weeks }, (_, week) => ({
    week,
    days: timesOfWish(wish).map(({ weekday }) => {
      const day = week * 7 + weekday - 1;
      return day >= first && day <= last ? day : null;
    }),
  })).filter(({ days }) => days.some((day) => day !== null));
}

/** What a week of a wish gets; null if nothing is to be had. */
function useIn(
  { season, grid }: TurnsBefore,
  { wish }: OrderedWish,
  week: WishWeek,
  series: SeasonSeries | null,
): { readonly option: number; readonly places: readonly string[]; readonly isReplacement: boolean } | null {
  if (series?.weeks.includes(week) === true)
    return { option: series.option, places: series.places, isReplacement: false };
  const found = replacementIn(season, grid, wish, week);
  return found && { ...found, isReplacement: true };
}

/** A club's turn: what it gets stays its own, whatever is chosen after it. */
function takeTurn(before: TurnsBefore, turn: OrderedWish, at: number): SeasonTurn {
  const { season, grid } = before;
  const weeks = weeksOf(season, turn.wish);
  const series = chooseSeries(season, grid, turn.wish, weeks);
  const uses: SeasonUse[] = [];
  const refused: WishWeek[] = [];
  for (const week of weeks) {
    const got = useIn(before, turn, week, series);
    const stretch = got && stretchOf(turn.wish, week, got.option);
    if (got === null || stretch === null) refused.push(week);
    else {
      grid.take(got.places, stretch, at);
      const { day, from, minutes } = stretch;
      const { places, isReplacement } = got;
      uses.push({ day: addDays(season.from, day), from, minutes, places, isReplacement });
    }
  }
  const mondayOf = ({ week }: WishWeek) => addDays(season.from, week * 7);
  return {
    round: turn.round,
    club: turn.club.id,
    wish: turn.wish.id,
    weeks: weeks.map(mondayOf),
    uses,
    refused: refused.map(mondayOf),
    refusals: seasonRefusalsOf(before, turn, refused),
  };
}

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

/** The same season, whatever the order of its lists was: which of several obstacles is named depends on nothing else. */
const inOrder = (season: Season): Season => ({
  ...season,
  places: season.places.toSorted((one, other) => byText(one.id, other.id)),
  closures: season.closures.toSorted((one, other) => byText(JSON.stringify(one), JSON.stringify(other))),
});

/**
 * Shares a season out between clubs, in rounds: see `wishesInOrder` for who chooses when, and `chooseSeries` for what a wish
 * gets in its turn. What was given is not taken away by a later turn, so nobody is refused what is still free at the
 * end. The same season, with its lists in any order, gives the same plan: anybody can compute it again.
 */
export function planSeason(asked: Season): SeasonPlan {
  const season = inOrder(asked);
  const order = wishesInOrder(season);
  const before: TurnsBefore = { season, grid: seasonGrid(season), order };
  return { turns: order.map((turn, at) => takeTurn(before, turn, at)) };
}
