import type { Town } from '#domain/access/town.ts';
import type { SetupLink } from '#domain/office/setup/setup-link.ts';
import type { TownSetup } from '#domain/office/setup/town-setup.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Where towns that are set up in the browser begin. */
export interface TownSetups {
  /** Stores a link; those whose time was over before `now` and that made no town are erased. */
  keepLink(link: SetupLink, now: Instant): Promise<void>;
  findLink(hash: string): Promise<SetupLink | null>;
  /**
   * Makes a town with a link, in one transaction: the link is used by it, and a setting up begins. Every server process
   * finds the town then. `linkInvalid` and `realmTaken` change nothing.
   */
  make(hash: string, town: Town, now: Instant): Promise<'made' | 'linkInvalid' | 'realmTaken'>;
  /** The setting up of a town; null if it was not made with a link. */
  find(realm: RealmId): Promise<TownSetup | null>;
  /** Those that are not over. */
  open(): Promise<readonly TownSetup[]>;
  /** Changes the setting up of a town in its latest state; null if there is none. */
  change(realm: RealmId, edit: (before: TownSetup) => TownSetup): Promise<TownSetup | null>;
}
