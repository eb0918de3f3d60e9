import type { AssociationRegister } from '../ports/server/association-register.ts';
import type { CouncilRefusal } from '../ports/browser/council-refusal.ts';
import type { Association } from '#domain/directory/association.ts';
import { type DirectoryReader, listed, ofTypes, searchAssociations } from '#domain/directory/listed.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, map } from '#domain/shared/result.ts';

/** Which associations are wanted; null for types asks for all of them. */
export interface AssociationQuery extends DirectoryReader {
  readonly types: readonly string[] | null;
  readonly search: string;
}

/** The active associations that fit, by title. */
export const findAssociations =
  ({ register }: { readonly register: Pick<AssociationRegister, 'active'> }) =>
  async (
    realm: RealmId,
    { types, search, ...reader }: AssociationQuery,
  ): Promise<Either<CouncilRefusal, readonly Association[]>> =>
    map((all: readonly Association[]) => {
      const found = searchAssociations(listed(all, reader.language), search, reader);
      return types === null ? found : ofTypes(found, types);
    })(await register.active(realm));
