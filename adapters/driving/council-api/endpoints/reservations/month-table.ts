import { writtenClock } from '#adapters/wire/reservations/minutes-of-clock.ts';
import { blank, count, dayCell, money, type ReportCell, term, text } from '#application/reports/report.ts';
import type { SeenReservation } from '#application/reservations/view-reservation.ts';
import { serverSayIn } from '../../server-texts.ts';
import { separatedTable } from '../desk/separated-table.ts';
import type { Town } from '#domain/access/town.ts';
import {
  hadItsPlace,
  moneyOfReservation,
  type ReservationMoney,
  sumsOfVenue,
} from '#domain/reservations/month-of-venue.ts';
import type { Venue } from '#domain/reservations/venue.ts';
import { dayAt, wallSeconds } from '#domain/shared/calendar-day.ts';
import { type Language, textFor } from '#domain/shared/localized-text.ts';

const columns = [
  'day',
  'from',
  'until',
  'place',
  'people',
  'state',
  'paidBy',
  'minutes',
  'paid',
  'refunded',
  'income',
  'deposit',
] as const;
type Column = (typeof columns)[number];

const moneyCells = ({ paid, refunded, income, deposit }: ReservationMoney): readonly ReportCell[] =>
  [paid, refunded, income, deposit].map(money);

/** The rows of a month, the last of which has the sums of those above; what it is called stands in its first cell. */
function rowsOf(
  { timeZone, defaultLanguage }: Pick<Town, 'timeZone' | 'defaultLanguage'>,
  { places, tariff: { categories } }: Venue,
  seen: readonly SeenReservation[],
): readonly (readonly ReportCell[])[] {
  const named = (list: readonly { id: string; title: Venue['title'] }[], id: string) => {
    const found = list.find((one) => one.id === id);
    return text(found === undefined ? id : textFor(found.title, defaultLanguage, defaultLanguage).text);
  };
  const clock = (at: number) => text(writtenClock(Math.floor(wallSeconds(at, timeZone) / 60)));
  const rows = seen.map(({ reservation, state }) => {
    const { start, end, place, category, payment, total, desk = 'cash' } = reservation;
    return [
      dayCell(dayAt(start, timeZone)),
      clock(start),
      clock(end),
      named(places, place),
      category === '' ? text(reservation.purpose) : named(categories, category),
      term(state),
      total === 0 ? blank : term(payment === null ? desk : 'bank'),
      count(hadItsPlace(state) ? (end - start) / 60_000 : 0),
      ...moneyCells(moneyOfReservation(reservation)),
    ];
  });
  const sums = sumsOfVenue(seen);
  const empty = columns.slice(1, 7).map(() => blank);
  return [...rows, [term('total'), ...empty, count(sums.minutes), ...moneyCells(sums)]];
}

/** A month of a venue as CSV, whose last line has the sums of those above. */
export const monthTable = (...month: Parameters<typeof rowsOf>): string =>
  separatedTable(columns, rowsOf(...month));

/** The same as a workbook, in words of its reader, with numbers that are numbers. */
export async function monthWorkbook(
  { month, language }: { readonly month: string; readonly language: Language },
  ...[town, venue, seen]: Parameters<typeof rowsOf>
): Promise<Uint8Array> {
  const say = serverSayIn(language);
  const name = textFor(venue.title, language, town.defaultLanguage).text;
  // What writes workbooks is loaded with the first one.
  const { streamedWorkbook } = await import('#adapters/driven/render/xlsx/streamed/streamed-workbook.ts');
  const words = (key: string) => say(`venueMonth.${key as Column}`);
  return streamedWorkbook(words).write({
    table: { key: 'title', columns, rows: rowsOf(town, venue, seen) },
    further: [],
    provenance: [
      ['venue', name],
      ['month', month],
    ],
    subject: `${name} ${month}`,
  });
}
