import { daysBetween } from '../../shared/calendar-day.ts';
import { unitsOfPlace } from '../venue-place.ts';
import { type Season, seasonCell } from './season.ts';

/** A stretch of one day of a season: days count from 0, minutes from midnight. */
export interface SeasonStretch {
  readonly day: number;
  readonly from: number;
  readonly minutes: number;
}

/** What prevents a place from being used at a time; turns and closures by their places in their lists. */
export type CellObstacle =
  | { readonly kind: 'outside' }
  | { readonly kind: 'closure' | 'turn'; readonly at: number };

/** Which turn has which cells of a season. */
export interface SeasonGrid {
  /** Null if the place is free at that time, with the minutes that it stays empty before and after. */
  readonly obstacle: (place: string, stretch: SeasonStretch) => CellObstacle | null;
  /** Gives places to a turn. */
  readonly take: (places: readonly string[], stretch: SeasonStretch, turn: number) => void;
}

/** The number in a cell: above 0 it is a turn, counted from 1; below -1 a closure. */
const [free, outside] = [0, -1];
const cellsOfDay = (24 * 60) / seasonCell;
const cellAt = (minute: number): number => Math.min(cellsOfDay, Math.max(0, minute / seasonCell));

function obstacleIn(cell: number): CellObstacle {
  if (cell === outside) return { kind: 'outside' };
  return cell > 0 ? { kind: 'turn', at: cell - 1 } : { kind: 'closure', at: outside - 1 - cell };
}

/** Where the days of the units of a place begin among the cells. */
type StartsOf = (place: string | null, day: number) => readonly number[];

/** The cells of a season before anybody has chosen: its hours without its closures. */
function emptyCells(season: Season, units: number, startsOf: StartsOf): Int32Array {
  const days = season.weeks * 7;
  const cells = new Int32Array(units * days * cellsOfDay).fill(outside);
  for (const { weekday, from, until } of season.hours)
    for (let day = weekday - 1; day < days; day += 7)
      for (const start of startsOf(null, day)) cells.fill(free, start + cellAt(from), start + cellAt(until));
  for (const [at, { place, day, from, until }] of season.closures.entries())
    for (const start of startsOf(place, daysBetween(season.from, day)))
      for (let cell = start + cellAt(from); cell < start + cellAt(until); cell += 1)
        if (cells[cell] === free) cells[cell] = outside - 1 - at;
  return cells;
}

/** The days of each unit, one after the other. */
function startsIn({ places, weeks }: Season, units: readonly string[]): StartsOf {
  const unitsIn = new Map(
    places.map(({ id }) => [id, unitsOfPlace(places, id).map((unit) => units.indexOf(unit))]),
  );
  const days = weeks * 7;
  return (place, day) => {
    if (day < 0 || day >= days) return [];
    const own = place === null ? [...units.keys()] : (unitsIn.get(place) ?? []);
    return own.map((unit) => (unit * days + day) * cellsOfDay);
  };
}

/** A season of which nothing is given yet. One number for each five minutes of each unit: all of them are in one array. */
export function seasonGrid(season: Season): SeasonGrid {
  const units = season.places
    .map(({ id }) => id)
    .filter((id) => unitsOfPlace(season.places, id).includes(id));
  const startsOf = startsIn(season, units);
  const cells = emptyCells(season, units.length, startsOf);
  const wholeOf = ({ from, minutes }: SeasonStretch) =>
    [cellAt(from - season.before), cellAt(from + minutes + season.after)] as const;
  return {
    obstacle: (place, stretch) => {
      const starts = startsOf(place, stretch.day);
      if (starts.length === 0) return { kind: 'outside' };
      const [first, end] = wholeOf(stretch);
      const [used, left] = [cellAt(stretch.from), cellAt(stretch.from + stretch.minutes)];
      for (const start of starts)
        for (let at = first; at < end; at += 1) {
          const cell = cells[start + at] as number;
          // Before and after, the place only stays empty: closed hours are not in the way.
          const isUsed = at >= used && at < left;
          if (cell > 0 || (isUsed && cell !== free)) return obstacleIn(cell);
        }
      return null;
    },
    take: (places, stretch, turn) => {
      const [first, end] = wholeOf(stretch);
      for (const start of places.flatMap((place) => startsOf(place, stretch.day)))
        for (let at = start + first; at < start + end; at += 1) if (cells[at] === free) cells[at] = turn + 1;
    },
  };
}
