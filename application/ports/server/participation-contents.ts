import type { CommentSwitch } from '#domain/comments/moderation.ts';
import type { SiteDetails } from '#domain/content/site-details.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** A published proposal, as far as its likes and comments depend on it. */
export interface PublishedProposal {
  readonly id: string;
  /** The process that it names; null if it names none. */
  readonly process: string | null;
}

/** What the settings of a town say about its proposals. What cannot be read counts as not said. */
export type ParticipationSettings = Pick<SiteDetails, 'hidesLikes' | 'comments'>;

/** What a town publishes and sets, as far as likes and comments on its proposals depend on it. */
export interface ParticipationContents {
  /** Those of the proposals that are published, in no particular order. */
  published(realm: RealmId, proposals: readonly string[]): Promise<readonly PublishedProposal[]>;
  settings(realm: RealmId): Promise<ParticipationSettings>;
  /** What a process says about comments; null if it says nothing, or if there is no such process. */
  commentsOf(realm: RealmId, process: string): Promise<CommentSwitch | null>;
}
