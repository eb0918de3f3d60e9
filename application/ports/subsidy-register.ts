import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { Grant, SubsidyCall } from '#domain/subsidies/subsidy.ts';
import type { CouncilRefusal } from './council-refusal.ts';

type Asked<T> = Promise<Either<CouncilRefusal, readonly T[]>>;

/** What a council offers and gives. A source that fails says so: an empty list means that there is nothing. */
export interface SubsidyRegister {
  /** Calls of a year, or of all years where it is null. */
  calls(realm: RealmId, year: number | null): Asked<SubsidyCall>;
  /** Grants given in a year, or in all years where it is null; beneficiaries are masked. */
  grants(realm: RealmId, year: number | null): Asked<Grant>;
}
