import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { Rehearsal, RehearsalRefused } from '#domain/voting/rehearsal/rehearsal.ts';
import type { TownBundle, TownKeeper } from '../town-keeper.ts';

/** The database and the keys of a rehearsal, open. */
export interface OpenRehearsal<Parts> {
  /** What a server of its town works with. */
  readonly council: Parts;
  readonly keeper: TownKeeper;
  readonly close: () => Promise<void>;
}

/** The rehearsals of the votes of a council, each with a database of its own. `Parts`: what a server works with. */
export interface Rehearsals<Parts> {
  /** The one that is held of a vote; null if there is none. */
  readonly of: (town: RealmId, vote: string) => Rehearsal | null;
  /** The one of that name; null if people do not find it, or not any longer. */
  readonly held: (name: RealmId) => Rehearsal | null;
  /** Makes one, with what its town has and what `fill` adds to it. Nobody finds it before all of it is there. */
  readonly begin: (
    wanted: Omit<Rehearsal, 'state' | 'given' | 'over'>,
    bundle: TownBundle,
    fill: (council: Parts) => Promise<void>,
  ) => Promise<Either<RehearsalRefused, Rehearsal>>;
  /** Closes its poll, so that results are shown as they will be. */
  readonly closePoll: (rehearsal: Rehearsal) => Promise<void>;
  /** Gives the next invented person out: their number from 1 on, from the first again after the last. */
  readonly givePerson: (name: RealmId) => number | null;
  /** Deletes everything of it but one step. */
  readonly discard: (rehearsal: Rehearsal) => Promise<void>;
  /** Its database, open; null if it is not held. */
  readonly open: (name: RealmId) => Promise<OpenRehearsal<Parts> | null>;
  /** Discards what is over, belongs to a vote that was opened, or was left by a program that ended. */
  readonly sweep: () => Promise<void>;
  /** Closes what is open of rehearsals that are held no longer, perhaps since another process discarded them. */
  readonly closeGone: () => Promise<void>;
  readonly stop: () => Promise<void>;
}
