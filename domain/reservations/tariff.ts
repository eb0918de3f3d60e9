import type { LocalizedText } from '../shared/localized-text.ts';
import { type Cents, cents, sumOfMoney } from '../shared/money.ts';
import type { CategoryCheck } from './category-check.ts';
import { type Either, left, right } from '../shared/result.ts';

/** Who pays which price: residents, people over 65, those with a season ticket. */
export interface PersonCategory {
  readonly id: string;
  readonly title: LocalizedText;
  readonly check: CategoryCheck;
  /** The ages of its people on the day, both ends included; null: any. Only the census says an age. */
  readonly minimumAge: number | null;
  readonly maximumAge: number | null;
}

/** What an hour of some places costs people of some categories, on some days and between two minutes of the day. */
export interface TariffRate {
  /** None named: all of them. So for categories and for days of the week, where 1 is Monday. */
  readonly places: readonly string[];
  readonly categories: readonly string[];
  readonly weekdays: readonly number[];
  readonly from: number;
  readonly until: number;
  readonly perHour: Cents;
}

/** What an hour of artificial light costs, and from which minute of the day on it is needed. */
export interface LightRate {
  readonly places: readonly string[];
  readonly perHour: Cents;
  /** A minute of the day for each month, from January on. */
  readonly dusk: readonly number[];
}

/** The prices of a venue. Of several rates that fit, the first one holds. */
export interface Tariff {
  readonly categories: readonly PersonCategory[];
  readonly rates: readonly TariffRate[];
  readonly light: LightRate | null;
  /** What is paid beside the price, and comes back if nothing is broken. */
  readonly deposit: Cents;
}

/** A use that is priced: a place, a category, and the minutes of the day at which its stretches of five minutes begin. */
export interface PricedUse {
  readonly place: string;
  readonly category: string;
  /** 1 is January. */
  readonly month: number;
  readonly weekday: number;
  readonly minutes: readonly number[];
}

/** One line of a price: `use` and `light` have the minutes that they are for and what an hour of them costs. */
export interface PriceLine {
  readonly kind: 'use' | 'light' | 'deposit';
  readonly minutes: number;
  readonly perHour: Cents;
  readonly amount: Cents;
}

/** Why a use has no price: the council wrote none for that place, person and time. */
export interface NoRate {
  readonly kind: 'noRate';
  readonly minute: number;
}

const cell = 5;
const names = (named: readonly (string | number)[], one: string | number): boolean =>
  named.length === 0 || named.includes(one);

/**
 * What so many minutes cost at a price for an hour, to the nearest cent; half a cent is rounded up.
 *
 * @example amountFor(cents(1001), 90) // 1502
 */
export const amountFor = (perHour: Cents, minutes: number): Cents =>
  cents(Math.floor((perHour * minutes * 2 + 60) / 120));

/** How many minutes there are of each price, in the order in which the prices come. */
function lines(kind: 'use' | 'light', prices: readonly Cents[]): readonly PriceLine[] {
  return [...new Set(prices)].map((perHour) => {
    const minutes = prices.filter((price) => price === perHour).length * cell;
    return { kind, minutes, perHour, amount: amountFor(perHour, minutes) };
  });
}

function lightPrices(light: LightRate | null, { place, month, minutes }: PricedUse): readonly Cents[] {
  const dusk = light?.dusk[month - 1];
  if (light === null || dusk === undefined || !names(light.places, place)) return [];
  return minutes.filter((minute) => minute >= dusk).map(() => light.perHour);
}

/**
 * The price of a use, line by line: the council's rates, light from dusk on, the deposit. Each line is rounded once, so
 * what is shown adds up to what is paid.
 */
export function priceOfUse(tariff: Tariff, use: PricedUse): Either<NoRate, readonly PriceLine[]> {
  const { place, category, weekday, minutes } = use;
  const own = tariff.rates.filter(
    (rate) => names(rate.places, place) && names(rate.categories, category) && names(rate.weekdays, weekday),
  );
  const prices: Cents[] = [];
  for (const minute of minutes) {
    const rate = own.find(({ from, until }) => from <= minute && minute < until);
    if (rate === undefined) return left({ kind: 'noRate', minute });
    prices.push(rate.perHour);
  }
  const light = lightPrices(tariff.light, use).filter((perHour) => perHour > 0);
  const { deposit } = tariff;
  return right([
    ...lines('use', prices),
    ...lines('light', light),
    ...(deposit > 0 ? [{ kind: 'deposit', minutes: 0, perHour: cents(0), amount: deposit } as const] : []),
  ]);
}

/** What the lines of a price come to: all of it, and what of it is a deposit. */
export function paidFor(price: readonly PriceLine[]): { readonly total: Cents; readonly deposit: Cents } {
  const deposit = price.filter(({ kind }) => kind === 'deposit');
  return {
    total: sumOfMoney(price.map(({ amount }) => amount)),
    deposit: sumOfMoney(deposit.map(({ amount }) => amount)),
  };
}
