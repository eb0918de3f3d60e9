import type { Town } from '#domain/access/town.ts';
import type { Subject } from '#domain/following/follow.ts';
import type { FollowedEvent } from '#domain/following/followed-event.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';

/** Something that can be followed, as it is published now. */
export interface FollowedSubject {
  readonly subject: Subject;
  readonly title: LocalizedText;
  /** Its page in the portal; empty where it has none. */
  readonly path: string;
  readonly events: readonly FollowedEvent[];
}

/** Reads what can be followed. */
export interface FollowedSubjects {
  /** Null where it is not there, or not published. */
  find(town: Town, subject: Subject): Promise<FollowedSubject | null>;
}
