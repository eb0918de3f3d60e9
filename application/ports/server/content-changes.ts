import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Under which name the proposals that staff published are listed beside the collections of a town. */
export const residentsProposals = '#published';

/**
 * Under which name a part of a collection is listed beside the collection: a process and a survey under its own id, the
 * proposals of a process under the id of the process.
 */
export const partName = (collection: string, id: string): string => `${collection}/${id}`;

/** When the contents of towns last changed. */
export interface ContentChanges {
  /**
   * The last change of each collection of a town, and of its parts. One that was loaded again with the same documents has not changed; one
   * that an older program loaded, and that has not changed since then, is not listed.
   */
  of(realm: RealmId): Promise<ReadonlyMap<string, Instant>>;
}
