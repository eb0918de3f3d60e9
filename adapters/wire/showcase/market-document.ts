import * as t from 'io-ts';
import { type TownMarket, marketFault } from '#domain/showcase/market.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { decode, localizedText, type Unreadable } from '../decode.ts';
import { minutesOfClock } from '../reservations/minutes-of-clock.ts';
import { weekdays, weekdayWire } from '../site/calendar.ts';

const stallsWire = t.type({ title: localizedText, count: t.number });

/** A market as the council writes it: days of the week, and hours as clocks show them. */
export const marketDocumentWire = t.type({
  title: localizedText,
  where: localizedText,
  weekdays: t.array(weekdayWire),
  opens: t.string,
  closes: t.string,
  places: t.number,
  stalls: t.array(stallsWire),
});

/** Reads the document of a market. */
export function readMarketDocument(raw: unknown, id: string): Either<Unreadable, TownMarket> {
  const read = decode(marketDocumentWire, raw);
  if (isLeft(read)) return read;
  const { weekdays: names, opens, closes, ...market } = read.right;
  const numbers = names.flatMap((name) => weekdays[name] ?? []);
  const made: TownMarket = {
    ...market,
    id,
    weekdays: numbers.map((number) => (number + 6) % 7),
    opens: minutesOfClock(opens),
    closes: minutesOfClock(closes),
  };
  const where = marketFault(made);
  return where === null ? right(made) : left({ kind: 'unreadable', where });
}

/** A market as everybody reads it; days of the week from 0, Monday, and minutes after midnight. */
export const publicMarketWire = t.type({
  id: t.string,
  title: localizedText,
  where: localizedText,
  weekdays: t.array(t.number),
  opens: t.number,
  closes: t.number,
  places: t.number,
  stalls: t.array(stallsWire),
});
export type PublicMarket = t.TypeOf<typeof publicMarketWire>;

export const writePublicMarket = ({ weekdays: days, stalls, ...market }: TownMarket): PublicMarket => ({
  ...market,
  weekdays: [...days],
  stalls: stalls.map((one) => ({ ...one })),
});
