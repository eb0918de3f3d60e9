import type { Association } from '#domain/directory/association.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CouncilRefusal } from '../browser/council-refusal.ts';

/** The associations of a town. */
export interface AssociationRegister {
  /** Those that may be listed: the active ones. */
  active(realm: RealmId): Promise<Either<CouncilRefusal, readonly Association[]>>;
  /** Those of them that say where they lie: title, types, address and coordinates, as a map needs them. */
  placed(realm: RealmId): Promise<Either<CouncilRefusal, readonly Association[]>>;
}
