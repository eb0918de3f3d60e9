import type { DayHours, OpeningRule } from '../free-times/opening.ts';
import { daysOfWeek } from '../free-times/week/week-hours.ts';
import type { TariffRate } from './tariff.ts';

/** What a tariff is about: the places and the categories of a venue, and when it is open. */
export interface PricedVenue {
  readonly places: readonly string[];
  readonly categories: readonly string[];
  readonly opening: readonly Pick<OpeningRule, 'weekdays' | 'hours'>[];
}

/** Hours of some days, at some places, for some categories. */
export interface PricedStretch extends DayHours {
  readonly weekdays: readonly number[];
  readonly places: readonly string[];
  readonly categories: readonly string[];
}

/** Hours for which two rates are written: the first one holds. Both are places in the list of rates. */
export interface TwicePriced extends PricedStretch {
  readonly holds: number;
  readonly other: number;
}

/** What is said of a tariff: hours without a price, hours with two, and rates that never hold. */
export interface TariffCoverage {
  readonly gaps: readonly PricedStretch[];
  readonly twice: readonly TwicePriced[];
  readonly unused: readonly number[];
}

const fits = (list: readonly (string | number)[], one: string | number): boolean =>
  list.length === 0 || list.includes(one);

/** One stretch of a day, place and category, with the rates that are written for it. */
interface Piece extends DayHours {
  readonly weekday: number;
  readonly place: string;
  readonly category: string;
  readonly rates: readonly number[];
}

const pieceName = ({ rates }: Pick<Piece, 'rates'>): string => rates.join(' ');

/** The stretches of a day at which other rates are written, neighbours with the same ones joined. */
function stretchesOf(
  open: readonly DayHours[],
  own: readonly (readonly [number, TariffRate])[],
): readonly (DayHours & Pick<Piece, 'rates'>)[] {
  const edges = [
    ...new Set([
      ...open.flatMap(({ from, to }) => [from, to]),
      ...own.flatMap(([, { from, until }]) => [from, until]),
    ]),
  ].toSorted((one, other) => one - other);
  const found: (DayHours & Pick<Piece, 'rates'>)[] = [];
  for (const [at, from] of edges.slice(0, -1).entries()) {
    const to = edges[at + 1] as number;
    if (!open.some((hours) => hours.from <= from && to <= hours.to)) continue;
    const rates = own.filter(([, rate]) => rate.from <= from && to <= rate.until).map(([nth]) => nth);
    const last = found.at(-1);
    if (last !== undefined && last.to === from && pieceName(last) === pieceName({ rates }))
      found[found.length - 1] = { ...last, to };
    else found.push({ from, to, rates });
  }
  return found;
}

function piecesOf(rates: readonly TariffRate[], venue: PricedVenue): readonly Piece[] {
  const { places, categories, opening } = venue;
  return daysOfWeek.flatMap((weekday) => {
    const open = opening.filter((rule) => rule.weekdays.includes(weekday)).flatMap(({ hours }) => hours);
    const joined = joinedHours(open);
    return places.flatMap((place) =>
      categories.flatMap((category) => {
        const own = [...rates.entries()].filter(
          ([, rate]) =>
            fits(rate.weekdays, weekday) && fits(rate.places, place) && fits(rate.categories, category),
        );
        return stretchesOf(joined, own).map((piece) => ({ ...piece, weekday, place, category }));
      }),
    );
  });
}

/** Hours of which none touch or overlap. */
function joinedHours(hours: readonly DayHours[]): readonly DayHours[] {
  const found: DayHours[] = [];
  for (const one of hours.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last !== undefined && one.from <= last.to)
      found[found.length - 1] = { from: last.from, to: Math.max(last.to, one.to) };
    else if (one.from < one.to) found.push(one);
  }
  return found;
}

/** Groups that are alike in all but one thing become one that names all of these. */
function joined<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  join: (group: readonly T[]) => T,
): readonly T[] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups.values()].map(join);
}

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/** Few sentences instead of many: days, then places, then categories that say the same are named together. */
function inFew<T extends PricedStretch>(items: readonly T[], restOf: (item: T) => unknown): readonly T[] {
  const without = (item: T, names: readonly (keyof PricedStretch)[]) =>
    JSON.stringify([restOf(item), item.from, item.to, ...names.map((name) => item[name])]);
  const join = (name: 'weekdays' | 'places' | 'categories') => (group: readonly T[]) =>
    ({ ...group[0], [name]: unique(group.flatMap((one) => one[name] as readonly unknown[])) }) as T;
  const byDays = joined(items, (one) => without(one, ['places', 'categories']), join('weekdays'));
  const byPlaces = joined(byDays, (one) => without(one, ['weekdays', 'categories']), join('places'));
  return joined(byPlaces, (one) => without(one, ['weekdays', 'places']), join('categories'));
}

const stretchOf = ({ from, to, weekday, place, category }: Piece): PricedStretch => ({
  from,
  to,
  weekdays: [weekday],
  places: [place],
  categories: [category],
});

/**
 * What a tariff leaves out of the hours in which a venue is open, where two of its rates meet, and which hold nowhere. So
 * who writes it sees what nobody could reserve.
 */
export function tariffCoverage(rates: readonly TariffRate[], venue: PricedVenue): TariffCoverage {
  const pieces = piecesOf(rates, venue);
  const used = new Set(pieces.flatMap((piece) => piece.rates.slice(0, 1)));
  const priceOf = (nth: number) => (rates[nth] as TariffRate).perHour;
  const twice = pieces.flatMap((piece): readonly TwicePriced[] => {
    const [holds, ...others] = piece.rates;
    if (holds === undefined) return [];
    return others
      .filter((other) => priceOf(other) !== priceOf(holds))
      .map((other) => ({ ...stretchOf(piece), holds, other }));
  });
  return {
    gaps: inFew(pieces.filter((piece) => piece.rates.length === 0).map(stretchOf), () => null),
    twice: inFew(twice, ({ holds, other }) => [holds, other]),
    unused: [...rates.keys()].filter((nth) => !used.has(nth)),
  };
}
