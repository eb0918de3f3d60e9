import { harmlessText } from '#application/reports/harmless-text.ts';
import type { SeenReservation } from '#application/reservations/view-reservation.ts';
import type { Town } from '#domain/access/town.ts';
import {
  hadItsPlace,
  moneyOfReservation,
  type ReservationMoney,
  sumsOfVenue,
} from '#domain/reservations/month-of-venue.ts';
import type { Venue } from '#domain/reservations/venue.ts';
import { dayAt, wallSeconds } from '#domain/shared/calendar-day.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { writtenClock } from '#adapters/wire/reservations/minutes-of-clock.ts';

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

/** Quotes where a cell could be confused with its neighbours. */
const quoted = (text: string): string => (/[;"\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? quoted(harmlessText(cell)) : String(cell))).join(';')}\r\n`;

/** Euros with a decimal comma, which spreadsheets of here read as a number. */
const euros = (amount: number): string => (amount / 100).toFixed(2).replace('.', ',');
const moneyCells = ({ paid, refunded, income, deposit }: ReservationMoney): readonly string[] =>
  [paid, refunded, income, deposit].map(euros);

/** A month of a venue as CSV, whose last line has the sums of those above. */
export function monthTable(
  { timeZone, defaultLanguage }: Pick<Town, 'timeZone' | 'defaultLanguage'>,
  { places, tariff: { categories } }: Venue,
  seen: readonly SeenReservation[],
): string {
  const named = (list: readonly { id: string; title: Venue['title'] }[], id: string) => {
    const found = list.find((one) => one.id === id);
    return found === undefined ? id : textFor(found.title, defaultLanguage, defaultLanguage).text;
  };
  const clock = (at: number) => writtenClock(Math.floor(wallSeconds(at, timeZone) / 60));
  const rows = seen.map(({ reservation, state }) => {
    const { start, end, place, category, payment, total, desk = 'cash' } = reservation;
    return line([
      dayAt(start, timeZone),
      clock(start),
      clock(end),
      named(places, place),
      category === '' ? reservation.purpose : named(categories, category),
      state,
      total === 0 ? '' : payment === null ? desk : 'bank',
      hadItsPlace(state) ? (end - start) / 60_000 : 0,
      ...moneyCells(moneyOfReservation(reservation)),
    ]);
  });
  const sums = sumsOfVenue(seen);
  const last = line(['', '', '', '', '', '', '', sums.minutes, ...moneyCells(sums)]);
  return `\uFEFF${line(columns)}${rows.join('')}${last}`;
}
