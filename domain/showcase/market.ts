import type { Instant, TimeZone } from '../shared/calendar-day.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import { nextOpenTime, type OpenTime } from './open-now.ts';

/** Stalls of a market that sell the same. */
export interface MarketStalls {
  readonly title: LocalizedText;
  readonly count: number;
}

/** A market on certain days of the week, with what its stalls sell. */
export interface TownMarket {
  readonly id: string;
  readonly title: LocalizedText;
  readonly where: LocalizedText;
  /** The days of the week on which it is held: Monday is 0. */
  readonly weekdays: readonly number[];
  /** Minutes after midnight, and the first minute at which it is over. */
  readonly opens: number;
  readonly closes: number;
  /** How many stalls there is room for. */
  readonly places: number;
  readonly stalls: readonly MarketStalls[];
}

/** How many stalls a market has. */
export const stallsOf = ({ stalls }: Pick<TownMarket, 'stalls'>): number =>
  stalls.reduce((sum, { count }) => sum + count, 0);

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

/** The member of a market that cannot be; null if all can. */
export function marketFault(market: TownMarket): 'weekdays' | 'closes' | 'places' | 'stalls' | null {
  const { weekdays, opens, closes, places, stalls } = market;
  if (weekdays.length === 0) return 'weekdays';
  if (!(opens < closes)) return 'closes';
  if (!isCount(places)) return 'places';
  return stalls.every(({ count }) => isCount(count)) && stallsOf(market) <= places ? null : 'stalls';
}

/** When a market is held next, or is being held; null if it has no day. */
export function nextMarket(
  { weekdays, opens, closes }: Pick<TownMarket, 'weekdays' | 'opens' | 'closes'>,
  now: Instant,
  zone: TimeZone,
): OpenTime | null {
  const hours = weekdays.map((weekday) => ({ weekday, from: opens, until: closes }));
  return nextOpenTime(hours, now, zone);
}
