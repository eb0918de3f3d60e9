import type { Cents } from '../shared/money.ts';
import type { TariffRate } from './tariff.ts';

/** A rate of a tariff that is being written. */
export interface KeyedRate extends TariffRate {
  /** What it is followed by while it changes. */
  readonly key: string;
}

/** The rates of the same hours, days and places: a row of the table of prices. */
export interface TariffRow extends Pick<TariffRate, 'places' | 'weekdays' | 'from' | 'until'> {
  readonly rates: readonly KeyedRate[];
}

const bandOf = ({ places, weekdays, from, until }: Omit<TariffRow, 'rates'>): string =>
  JSON.stringify([places, weekdays, from, until]);

/** The rows of a tariff, in the order of its rates. */
export function tariffRows(rates: readonly KeyedRate[]): readonly TariffRow[] {
  const rows = new Map<string, KeyedRate[]>();
  for (const rate of rates) {
    const row = rows.get(bandOf(rate)) ?? [];
    row.push(rate);
    rows.set(bandOf(rate), row);
  }
  return [...rows.values()].map((row) => {
    const { places, weekdays, from, until } = row[0] as KeyedRate;
    return { places, weekdays, from, until, rates: row };
  });
}

const names = ({ categories }: TariffRate, category: string): boolean =>
  categories.length === 0 || categories.includes(category);

/** The rate of a row for a category: of several, the first one holds. */
export const rateFor = ({ rates }: Pick<TariffRow, 'rates'>, category: string): KeyedRate | undefined =>
  rates.find((rate) => names(rate, category));

interface PriceChange {
  readonly row: TariffRow;
  readonly category: string;
  /** Null: none. */
  readonly perHour: Cents | null;
  /** All categories of the venue: a rate that names none is for all of them. */
  readonly categories: readonly string[];
}

/** The rates without a category in those of a row. */
function withoutCategory(
  rates: readonly KeyedRate[],
  { row, category, categories }: PriceChange,
): readonly KeyedRate[] {
  return rates.flatMap((rate): readonly KeyedRate[] => {
    if (!row.rates.some(({ key }) => key === rate.key) || !names(rate, category)) return [rate];
    const own = rate.categories.length === 0 ? categories : rate.categories;
    const others = own.filter((one) => one !== category);
    return others.length === 0 ? [] : [{ ...rate, categories: others }];
  });
}

/**
 * The rates with another price for a category in a row; every other price stays as it was. A rate that other categories
 * share is split.
 */
export function withPrice(
  rates: readonly KeyedRate[],
  change: PriceChange,
  newKey: () => string,
): readonly KeyedRate[] {
  const { row, category, perHour } = change;
  const own = rateFor(row, category);
  if ((own?.perHour ?? null) === perHour) return rates;
  if (perHour === null) return withoutCategory(rates, change);
  if (own?.categories.length === 1)
    return rates.map((rate) => (rate.key === own.key ? { ...rate, perHour } : rate));
  const { places, weekdays, from, until } = row;
  const fresh = { key: newKey(), places, weekdays, from, until, categories: [category], perHour };
  const rest = withoutCategory(rates, change);
  const last = rest.findLastIndex(({ key }) => row.rates.some((rate) => rate.key === key));
  return rest.toSpliced(last === -1 ? rest.length : last + 1, 0, fresh);
}
