import type { Instant } from '../shared/calendar-day.ts';
import type { RealmId } from '../shared/ids.ts';
import type { Moderation } from './moderation.ts';

/** Why staff hide a comment: readers see the reason in its place. */
export const hideReasons = ['insults', 'advertising', 'personalData', 'offTopic', 'unlawful'] as const;
/** One reason to hide a comment. */
export type HideReason = (typeof hideReasons)[number];

/** Whether a comment is shown: only published ones are. A hidden or deleted one leaves a place in its thread. */
export type CommentState =
  | { readonly kind: 'pending' }
  | { readonly kind: 'published' }
  | { readonly kind: 'hidden'; readonly reason: HideReason }
  | { readonly kind: 'deleted' };

/** Why a reader reports a comment: one of the reasons, and their own words, both if they say so. */
export interface ReportWhy {
  readonly reason: HideReason | null;
  readonly words: string | null;
}

/** What staff did with a comment, and who. */
export interface ModerationStep {
  readonly at: Instant;
  readonly by: string;
  /** Null: it was published. */
  readonly hidden: HideReason | null;
}

/** What somebody wrote about a proposal. */
export interface Comment {
  readonly realm: RealmId;
  readonly id: string;
  /** The proposal that it is about. */
  readonly content: string;
  /** The comment that it answers; an answer cannot be answered. */
  readonly replyTo: string | null;
  /** The user who wrote it; null once that person is erased. */
  readonly author: string | null;
  /** As its author wants to be called; null once that person is erased, or the comment. */
  readonly name: string | null;
  /** Plain text; blank once its author deleted it. */
  readonly text: string;
  readonly state: CommentState;
  readonly createdAt: Instant;
  /** How many have reported it since staff last published it. */
  readonly reports: number;
  /** Why, as far as those who reported it said so, and how many said each; missing if nobody did. */
  readonly reportedFor?: Readonly<Partial<Record<HideReason, number>>>;
  /** What they wrote about it in their own words, some of it, in the order of the alphabet; missing if nobody did. */
  readonly reportWords?: readonly string[];
  readonly supports: number;
  readonly history: readonly ModerationStep[];
}

/** The state that a comment begins in. */
export const firstState = (moderation: Moderation): CommentState =>
  moderation === 'before' ? { kind: 'pending' } : { kind: 'published' };

/** A comment without what was reported about it. */
function settled(comment: Comment): Comment {
  const { reportedFor: _, reportWords: __, ...rest } = comment;
  return { ...rest, reports: 0 };
}

/**
 * A comment after staff published or hid it; null where its author has deleted it. To publish one that was reported
 * settles its reports.
 */
export function moderated(comment: Comment, step: ModerationStep): Comment | null {
  if (comment.state.kind === 'deleted') return null;
  const state: CommentState =
    step.hidden === null ? { kind: 'published' } : { kind: 'hidden', reason: step.hidden };
  return { ...settled(comment), state, history: [...comment.history, step] };
}

/** A comment that its author took back: only the fact that it existed is kept. */
export const deleted = (comment: Comment): Comment => ({
  ...settled(comment),
  name: null,
  text: '',
  state: { kind: 'deleted' },
});

/** Whether others may answer it, support it, report it. */
export const isPublishedComment = ({ state }: Pick<Comment, 'state'>): boolean => state.kind === 'published';
