import { cellStart } from '../../free-times/cell-day.ts';
import { cellsOf, maskOf } from '../../free-times/cell-mask.ts';
import type { TakenOn } from '../../free-times/taken-cells.ts';
import { cellName, type Take } from '../../scarcity/goods-grant.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import { isLeft } from '../../shared/result.ts';
import { placeStarts, takeOfPlace, type VenueTimes } from '../place-times.ts';
import { dateAt, type PricedTime, pricedTime, type VenueSite } from '../priced-time.ts';
import type { VenueWaiting } from './venue-waiting.ts';

/** What is taken, without the cells of a time that is set aside. */
export const withoutTake = (taken: TakenOn, { cells }: Take): TakenOn => {
  const own = Map.groupBy(cells, ({ unit, day }) => `${unit}/${day}`);
  return (unit, day) => {
    const freed = own.get(`${unit}/${day}`);
    return freed === undefined
      ? taken(unit, day)
      : taken(unit, day) & ~maskOf(freed.map(({ index }) => index));
  };
};

/** A time that was given back, as it is when somebody is looked for. `taken` in `times` has its cells. */
export interface FreedAtVenue {
  readonly times: VenueTimes;
  readonly take: Take;
  readonly start: Instant;
  readonly now: Instant;
}

/**
 * The time that somebody wants and that needs cells of what was given back: the one that needs least beside it, then the
 * earliest one. It is priced and allowed by the rules as they are now. Null if it is of no use to them.
 */
export function suitingTime(
  site: VenueSite,
  { times, take, start: freed, now }: FreedAtVenue,
  { places, minutes, category }: Pick<VenueWaiting, 'places' | 'minutes' | 'category'>,
  isWanted: (time: PricedTime['facts']) => boolean,
): PricedTime | null {
  const own = new Set(take.cells.map(cellName));
  const [date, taken] = [dateAt(site, freed), withoutTake(times.taken, take)];
  const found = places.flatMap((place) =>
    cellsOf(placeStarts(site.venue, { ...times, taken }, date, { place, minutes })).flatMap((cell) => {
      const start = cellStart(date, cell);
      const needed = takeOfPlace(site.venue, date, { place, start, minutes }).cells;
      const outside = needed.filter((one) => !own.has(cellName(one))).length;
      if (outside === needed.length) return [];
      const priced = pricedTime(site, { place, category, start, minutes }, now);
      return isLeft(priced) || !isWanted(priced.right.facts) ? [] : [{ outside, priced: priced.right }];
    }),
  );
  const [first] = found.toSorted(
    (a, b) => a.outside - b.outside || a.priced.facts.start - b.priced.facts.start,
  );
  return first?.priced ?? null;
}
