import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { Grant, SubsidyCall } from '#domain/subsidies/subsidy.ts';
import type { CouncilRefusal } from '../browser/council-refusal.ts';

type Asked<T> = Promise<Either<CouncilRefusal, readonly T[]>>;

/** Hears of a call or a grant that the list is without because it cannot be read, by its name. */
type LeftOut = (name: LocalizedText) => void;

/**
 * What a council offers and gives. A source that fails says so: an empty list means that there is nothing. Where
 * one cannot be read it is left out if `leftOut` hears of it, else the list is refused: a sum without it would be wrong.
 */
export interface SubsidyRegister {
  /** Calls of a year, or of all years where it is null. */
  calls(realm: RealmId, year: number | null, leftOut?: LeftOut): Asked<SubsidyCall>;
  /** Grants given in a year, or in all years where it is null; beneficiaries are masked. */
  grants(realm: RealmId, year: number | null, leftOut?: LeftOut): Asked<Grant>;
}
