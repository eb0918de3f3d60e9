import type { DrawNames } from '#domain/registrations/act/draw-act.ts';
import type { DrawList } from '#domain/registrations/draw/draw-list.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';

/** An activity whose places are drawn, or a campaign whose vouchers are. */
export interface DrawnActivity {
  readonly id: string;
  readonly title: LocalizedText;
  readonly closesAt: Instant;
  /** Whether no application comes or changes any more, so that the list can be sealed. */
  readonly isFinal: boolean;
  readonly names: DrawNames;
}

/** What is drawn in towns, and the lists without names. */
export interface DrawLists {
  readonly activities: (realm: RealmId) => Promise<readonly DrawnActivity[]>;
  /** The list as it is now: applications in the order of their ids. Null if the activity is unknown, or its list is not final. */
  readonly list: (realm: RealmId, activity: string) => Promise<DrawList | null>;
  /** Gives what is left of the places of a draw that was made. What is given already is not given again, so that it goes on after a kill. */
  readonly give: (realm: RealmId, activity: string) => Promise<void>;
}
