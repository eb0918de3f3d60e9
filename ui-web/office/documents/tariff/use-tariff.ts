import { useMemo } from 'react';
import { type KeyedRate, type TariffRow, tariffRows, withPrice } from '#domain/reservations/tariff-rows.ts';
import { tariffCoverage } from '#domain/reservations/tariff-coverage.ts';
import { cents } from '#domain/shared/money.ts';
import { mayWrite, useForm } from '../form/form-place.ts';
import { depositIn, lightIn, namedParts, pricedVenue, ratesIn, writtenRates } from './written-tariff.ts';

/** The row of a venue without prices. */
const emptyRow: TariffRow = { places: [], weekdays: [], from: 0, until: 1440, rates: [] };

/** What of a row says when and where it holds. */
export type RowBand = Partial<Pick<TariffRow, 'places' | 'weekdays' | 'from' | 'until'>>;

/** The prices of a venue as rows, and what is done with them. */
export function useTariff() {
  const { document, write, newKey } = useForm();
  const { shown, languages } = document;
  const { rates, undrawn } = ratesIn(shown);
  const [places, people] = [namedParts(shown, 'places', languages), namedParts(shown, 'people', languages)];
  const rows = tariffRows(rates);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- all of it is read from the fields
  const coverage = useMemo(() => tariffCoverage(rates, pricedVenue(shown, places, people)), [shown]);
  const put = (after: readonly KeyedRate[]) => {
    const written = writtenRates(shown, rates, after);
    if (written.length > 0) write(written);
  };
  const isOf = (row: TariffRow) => (rate: KeyedRate) => row.rates.some(({ key }) => key === rate.key);
  const tariff = { categories: [], rates, light: lightIn(shown), deposit: cents(depositIn(shown)) };
  return {
    rows: rows.length > 0 ? rows : [emptyRow],
    rates,
    places,
    people,
    undrawn,
    coverage,
    tariff,
    isReadOnly: !mayWrite(document, null),
    setPrice: (row: TariffRow, category: string, euros: number | null) => {
      const perHour = euros === null ? null : cents(Math.round(euros * 100));
      const categories = people.map(({ id }) => id);
      put(withPrice(rates, { row, category, perHour, categories }, newKey));
    },
    setBand: (row: TariffRow, band: RowBand) =>
      put(rates.map((rate) => (isOf(row)(rate) ? { ...rate, ...band } : rate))),
    /** The same prices for the later half of the hours, before the others, so that they hold there. */
    split: (row: TariffRow) => {
      const from = Math.ceil((Math.max(row.from, 540) + Math.min(row.until, 1320)) / 120) * 60;
      const copies = row.rates.map((rate) => ({
        ...rate,
        key: newKey(),
        from: Math.min(from, row.until - 5),
      }));
      const at = rates.findIndex(isOf(row));
      put(rates.toSpliced(at, 0, ...copies));
    },
    remove: (row: TariffRow) => put(rates.filter((rate) => !isOf(row)(rate))),
    /** Before the row above it, so that it holds where both do. */
    raise: (row: TariffRow) => {
      const above = rows[rows.findIndex((one) => one.rates[0] === row.rates[0]) - 1];
      if (above === undefined) return;
      const rest = rates.filter((rate) => !isOf(row)(rate));
      put(rest.toSpliced(rest.findIndex(isOf(above)), 0, ...rates.filter(isOf(row))));
    },
  };
}
