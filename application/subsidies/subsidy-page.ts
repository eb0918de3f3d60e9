import type { SubsidySort } from '#domain/subsidies/subsidy-table.ts';
import type { SubsidyView } from './subsidy-rows.ts';

/** What of the subsidies is looked at, as the address of the page says it. */
export interface SubsidyPage {
  readonly view: SubsidyView;
  /** Null for all years. */
  readonly year: number | null;
  /** A year of the address that there is none of, as it was written: the page shows this year instead, and says so. */
  readonly strangeYear: string;
  readonly search: string;
  readonly sort: SubsidySort | null;
  /** Only those of an administration, department, body or organisation, by its name. */
  readonly entity: string;
}

/** The first year with a button of its own (specification 3, section 9). */
const firstYear = 2019;

/** The years that have a button, from the first to this one. */
export const yearsOffered = (thisYear: number): readonly number[] =>
  Array.from(
    { length: Math.max(1, thisYear - firstYear + 1) },
    (_, at) => Math.min(firstYear, thisYear) + at,
  );

const views: ReadonlyMap<string, SubsidyView> = new Map([
  ['por-convocatoria', 'by-call'],
  ['concesiones', 'grants'],
]);
const sorts: ReadonlyMap<string, SubsidySort> = new Map([
  ['importe', { by: 'amount', descending: false }],
  ['-importe', { by: 'amount', descending: true }],
  ['year', { by: 'year', descending: false }],
  ['-year', { by: 'year', descending: true }],
]);
const nameIn = <T>(names: ReadonlyMap<string, T>, isIt: (value: T) => boolean): string =>
  [...names].find(([, value]) => isIt(value))?.[0] ?? '';

const allYears = 'todos';
const longestSearch = 120;

/** Calls stand as their source has them; grants with the greatest amounts first. */
const usualSort = (view: SubsidyView): SubsidySort | null =>
  view === 'calls' ? null : { by: 'amount', descending: true };

const isSameSort = (a: SubsidySort | null, b: SubsidySort | null): boolean =>
  a?.by === b?.by && a?.descending === b?.descending;

/** Reads the address; `parameter` gives a value by its name, or null. What cannot be meant counts as not said. */
export function readSubsidyPage(parameter: (name: string) => string | null, thisYear: number): SubsidyPage {
  const written = (name: string) => (parameter(name) ?? '').trim().slice(0, longestSearch);
  const view = views.get(written('vista')) ?? 'calls';
  const year = written('year');
  const known = yearsOffered(thisYear).find((one) => String(one) === year);
  const isStrange = year !== '' && year !== allYears && known === undefined;
  return {
    view,
    year: year === allYears ? null : (known ?? thisYear),
    strangeYear: isStrange ? year : '',
    search: written('texto'),
    // Calls have neither of the columns that can be sorted by.
    sort: view === 'calls' ? null : (sorts.get(written('orden')) ?? usualSort(view)),
    entity: written('entidad'),
  };
}

/** A page of the subsidies as parameters of its address, without what goes without saying. */
export function writeSubsidyPage(
  { view, year, search, sort, entity }: Omit<SubsidyPage, 'strangeYear'>,
  thisYear: number,
): readonly (readonly [name: string, value: string])[] {
  const yearWritten = year === null ? allYears : String(year);
  const said = {
    vista: nameIn(views, (one) => one === view),
    year: year === thisYear ? '' : yearWritten,
    texto: search,
    orden: isSameSort(sort, usualSort(view)) ? '' : nameIn(sorts, (one) => isSameSort(one, sort)),
    entidad: entity,
  };
  return Object.entries(said).filter(([, value]) => value !== '');
}

/** The order after its column was chosen: from the greatest down first, then the other way. */
export const sortAfter = (sort: SubsidySort | null, by: SubsidySort['by']): SubsidySort => ({
  by,
  descending: sort?.by === by ? !sort.descending : true,
});
