import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';

/** What changes of the contents of the towns while a server runs. */
export interface ContentState {
  /** Another number after every change of the contents of any town, whichever process made it. */
  readonly version: number;
  /** The last moment at which something was taken out of what the town shows; 0 if that never happened. */
  readonly removed: Instant;
  /** How many ballots each survey of the town has. */
  readonly ballots: ReadonlyMap<SurveyId, number>;
}

/** Shows whether what was made from the contents of a town still holds, without reading the contents. */
export interface ContentWatch {
  /** The state of a town: everything that any process has confirmed before the call is in it. */
  look(realm: RealmId): Promise<ContentState>;
}
