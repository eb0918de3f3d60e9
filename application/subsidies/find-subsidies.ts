import type { CouncilRefusal } from '../ports/browser/council-refusal.ts';
import type { SubsidyRegister } from '../ports/server/subsidy-register.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, map } from '#domain/shared/result.ts';
import type { Grant, SubsidyCall } from '#domain/subsidies/subsidy.ts';
import { searchSubsidies, type SubsidySort, sortSubsidies } from '#domain/subsidies/subsidy-table.ts';
import { byCallRows, callRows, grantRows, type SubsidyView, type TypedRow } from './subsidy-rows.ts';

/** Which rows are wanted, and in which order; null for all years and for the order of the source. */
export interface SubsidyQuery {
  readonly view: SubsidyView;
  readonly language: Language;
  readonly year: number | null;
  readonly search: string;
  readonly sort: SubsidySort | null;
}

type Found = Either<CouncilRefusal, readonly TypedRow[]>;

/** The rows of a table of the subsidies page. A source that fails is reported, never shown as an empty table. */
export const findSubsidies =
  ({ register }: { readonly register: SubsidyRegister }) =>
  async (realm: RealmId, { view, language, year, search, sort }: SubsidyQuery): Promise<Found> => {
    const chosen = (rows: readonly TypedRow[]) => {
      const found = searchSubsidies(rows, search);
      return sort === null ? found : sortSubsidies(found, sort);
    };
    if (view === 'calls') {
      const calls = await register.calls(realm, year);
      return map((all: readonly SubsidyCall[]) => chosen(callRows(all, language)))(calls);
    }
    const rowsOf = view === 'grants' ? grantRows : byCallRows;
    const grants = await register.grants(realm, year);
    return map((all: readonly Grant[]) => chosen(rowsOf(all, language)))(grants);
  };
