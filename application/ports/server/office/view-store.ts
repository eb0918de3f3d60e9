import type { DeskView } from '#domain/office/desk/desk-view.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** The views that staff keep. */
export interface ViewStore {
  /** Those of a member of staff and those that are shared, by their names. */
  seenBy(realm: RealmId, owner: string): Promise<readonly DeskView[]>;
  /** Stores a view, in place of the one with its id, if that has the same owner; false if it has another one. */
  keep(realm: RealmId, view: DeskView): Promise<boolean>;
  /** Removes a view of its owner; false if there is none. */
  remove(realm: RealmId, id: string, owner: string): Promise<boolean>;
}
