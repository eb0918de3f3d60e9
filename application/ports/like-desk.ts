import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CouncilRefusal } from './council-refusal.ts';
import type { Likes } from './like-store.ts';

/** Why likes were not told or taken; `hidden`: the town shows none. */
export type LikeDeskRefusal = CouncilRefusal | { readonly kind: 'hidden' };

/** The council's likes, as a device sees them. */
export interface LikeDesk {
  /** The likes of up to 100 proposals, in the order asked. */
  read(realm: RealmId, proposals: readonly string[]): Promise<Either<LikeDeskRefusal, readonly Likes[]>>;
  /** Says whether this device likes it from now on; `notAllowed` without a session. */
  give(realm: RealmId, proposal: string, liked: boolean): Promise<Either<LikeDeskRefusal, Likes>>;
}
