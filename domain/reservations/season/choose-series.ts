import { areExclusive, unitsOfPlace } from '../venue-place.ts';
import type { Season, SeasonSlot, SeasonWish } from './season.ts';
import type { SeasonGrid, SeasonStretch } from './season-grid.ts';

/** A week of a wish, with the day of each of its times in it: null if that day is not wanted. */
export interface WishWeek {
  readonly week: number;
  readonly days: readonly (number | null)[];
}

/** A time of a wish, and the places that would have it. */
export interface SeasonSeries {
  readonly option: number;
  readonly places: readonly string[];
  /** The weeks in which all of them are free. */
  readonly weeks: readonly WishWeek[];
}

/** The times that a club named for a wish, the best first. */
export const timesOfWish = ({ slot, alternatives }: SeasonWish): readonly SeasonSlot[] => [
  slot,
  ...alternatives,
];

/** A time of a wish in a week; null if it is not wanted there. */
export function stretchOf(wish: SeasonWish, { days }: WishWeek, option: number): SeasonStretch | null {
  const slot = timesOfWish(wish)[option];
  const day = days[option] ?? null;
  return slot === undefined || day === null ? null : { day, from: slot.from, minutes: slot.minutes };
}

/** Whether a place is free at a time of a wish in a week. */
export function isFree(
  grid: SeasonGrid,
  wish: SeasonWish,
  week: WishWeek,
  { option, place }: { readonly option: number; readonly place: string },
): boolean {
  const stretch = stretchOf(wish, week, option);
  return stretch !== null && grid.obstacle(place, stretch) === null;
}

/**
 * The places of one time that are free in most weeks: first the one that is free in most, then that which, together with
 * it, is free in most, and so on; of equal ones, the one that the club named first.
 */
function seriesAt(
  season: Season,
  grid: SeasonGrid,
  wish: SeasonWish,
  { option, weeks }: { readonly option: number; readonly weeks: readonly WishWeek[] },
): SeasonSeries {
  let found: SeasonSeries = { option, places: [], weeks };
  while (found.places.length < wish.count) {
    const before = found;
    const tried = wish.places
      .filter((place) => before.places.every((other) => !areExclusive(season.places, place, other)))
      .map((place) => ({
        option,
        places: [...before.places, place],
        weeks: before.weeks.filter((week) => isFree(grid, wish, week, { option, place })),
      }));
    const most = Math.max(0, ...tried.map((one) => one.weeks.length));
    const best = tried.find((one) => one.weeks.length === most);
    if (best === undefined || most === 0) return { option, places: [], weeks: [] };
    found = best;
  }
  return found;
}

/**
 * The time and the places of most of a wish's uses. It is the first time, in the club's order, that can be had in three
 * quarters of its weeks or more; if there is none, the one that can be had in most. Null if none can be had in any week.
 */
export function chooseSeries(
  season: Season,
  grid: SeasonGrid,
  wish: SeasonWish,
  weeks: readonly WishWeek[],
): SeasonSeries | null {
  const tried = timesOfWish(wish).map((_, option) => {
    const wanted = weeks.filter(({ days }) => days[option] !== null);
    return { wanted, series: seriesAt(season, grid, wish, { option, weeks: wanted }) };
  });
  const good = tried.find(
    ({ wanted, series }) => wanted.length > 0 && series.weeks.length * 4 >= wanted.length * 3,
  );
  const most = Math.max(...tried.map(({ series }) => series.weeks.length));
  const best = good ?? tried.find(({ series }) => series.weeks.length === most);
  return best === undefined || best.series.weeks.length === 0 ? null : best.series;
}

/** Another time or other places for one week: the first time of which enough places are free. Null if there is none. */
export function replacementIn(
  season: Season,
  grid: SeasonGrid,
  wish: SeasonWish,
  week: WishWeek,
): { readonly option: number; readonly places: readonly string[] } | null {
  for (const option of timesOfWish(wish).keys()) {
    const places = freePlaces(season, grid, wish, { week, option });
    if (places.length >= wish.count) return { option, places: places.slice(0, wish.count) };
  }
  return null;
}

/**
 * As many places as can be had together at a time, those of fewest units first: as places are nested, no other choice
 * has more.
 */
export function freePlaces(
  { places: all }: Season,
  grid: SeasonGrid,
  wish: SeasonWish,
  { week, option }: { readonly week: WishWeek; readonly option: number },
): readonly string[] {
  const found: string[] = [];
  const bySize = wish.places.toSorted((a, b) => unitsOfPlace(all, a).length - unitsOfPlace(all, b).length);
  for (const place of bySize) {
    const isApart = found.every((other) => !areExclusive(all, place, other));
    if (isApart && isFree(grid, wish, week, { option, place })) found.push(place);
  }
  return found;
}
