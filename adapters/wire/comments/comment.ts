import * as t from 'io-ts';
import type { Comment, CommentState, HideReason } from '#domain/comments/comment.ts';
import { type PersonalKind, personalDataIn } from '#domain/comments/personal-data.ts';
import { orNull } from '../decode.ts';

const states: Record<CommentState['kind'], null> = {
  pending: null,
  published: null,
  hidden: null,
  deleted: null,
};
const reasons: Record<HideReason, null> = {
  insults: null,
  advertising: null,
  personalData: null,
  offTopic: null,
  unlawful: null,
};
export const reasonWire = t.keyof(reasons);

const reasonCounts: Record<HideReason, t.NumberC> = {
  insults: t.number,
  advertising: t.number,
  personalData: t.number,
  offTopic: t.number,
  unlawful: t.number,
};
const personalKeys: Record<PersonalKind, null> = { phone: null, mail: null, identity: null };

/** What an author sends: a name of their choice, plain text, the comment it answers, a key made with the draft. */
export const newCommentWire = t.intersection([
  t.type({ name: t.string, text: t.string }),
  t.partial({ replyTo: orNull(t.string), key: orNull(t.string) }),
]);

/** Whether the user supports the comment from now on; a body without a value supports it. */
export const supportGivenWire = t.partial({ supports: t.boolean });
export const supportsWire = t.type({ _id: t.string, supports: t.number, supported: t.boolean });

/** A comment as readers see it: a hidden or deleted one has neither name nor text. */
export const commentWire = t.type({
  _id: t.string,
  replyTo: t.union([t.string, t.null]),
  name: t.union([t.string, t.null]),
  text: t.string,
  state: t.keyof(states),
  /** Why it is hidden. */
  reason: t.union([reasonWire, t.null]),
  createdAt: t.string,
  supports: t.number,
  supported: t.boolean,
  isOwn: t.boolean,
});
export type CommentWire = t.TypeOf<typeof commentWire>;

export const threadWire = t.intersection([commentWire, t.type({ replies: t.array(commentWire) })]);

/** A page of the comments on a proposal. */
export const commentPageWire = t.type({
  items: t.array(threadWire),
  itemsCount: t.number,
  /** `before` or `after` they are published. */
  moderation: t.keyof({ before: null, after: null }),
  /** Published comments, answers too. */
  published: t.number,
  /** Whether the user may write: they verified an e-mail. */
  mayWrite: t.boolean,
});

/** The reader: what they support, and who they are (null without a session). */
interface Reader {
  readonly user: string | null;
  readonly supported: ReadonlySet<string>;
}

export function commentFor(comment: Comment, { user, supported }: Reader): CommentWire {
  const { id, replyTo, name, text, state, createdAt, supports, author } = comment;
  const isTold = state.kind === 'published' || state.kind === 'pending';
  return {
    _id: id,
    replyTo,
    name: isTold ? name : null,
    text: isTold ? text : '',
    state: state.kind,
    reason: state.kind === 'hidden' ? state.reason : null,
    createdAt: new Date(createdAt).toISOString(),
    supports,
    supported: supported.has(id),
    isOwn: user !== null && author === user && state.kind !== 'deleted',
  };
}

/** Why a reader reports a comment: one of the reasons, their own words, both, or neither. */
export const reportGivenWire = t.partial({ reason: orNull(reasonWire), words: orNull(t.string) });

/** What staff do with a comment: publish it, or hide it for a reason. */
export const moderatingWire = t.union([t.type({ publish: t.literal(true) }), t.type({ hide: reasonWire })]);

/** A comment as staff read it: even if it is hidden, with what was done with it. */
export const staffCommentWire = t.intersection([
  t.type({
    _id: t.string,
    proposal: t.string,
    replyTo: t.union([t.string, t.null]),
    name: t.union([t.string, t.null]),
    text: t.string,
    state: t.keyof(states),
    reason: t.union([reasonWire, t.null]),
    createdAt: t.string,
    reports: t.number,
    /** How many said each reason. */
    reportedFor: t.partial(reasonCounts),
    /** What some of them wrote. */
    reportWords: t.array(t.string),
    /** What in its text looks like personal data. */
    personalData: t.array(t.keyof(personalKeys)),
    supports: t.number,
    history: t.array(
      t.type({ at: t.string, by: t.string, did: t.string, reason: t.union([reasonWire, t.null]) }),
    ),
  }),
  t.partial({ unsent: t.number }),
]);

export type StaffComment = t.TypeOf<typeof staffCommentWire>;

export function staffComment(comment: Comment): StaffComment {
  const { id, content, replyTo, name, text, state, createdAt, reports, supports, history } = comment;
  const { reportedFor, reportWords = [] } = comment;
  return {
    _id: id,
    proposal: content,
    replyTo,
    name,
    text,
    state: state.kind,
    reason: state.kind === 'hidden' ? state.reason : null,
    createdAt: new Date(createdAt).toISOString(),
    reports,
    reportedFor: { ...reportedFor },
    reportWords: [...reportWords],
    personalData: [...personalDataIn(text)],
    supports,
    history: history.map(({ at, by, hidden }) => ({
      at: new Date(at).toISOString(),
      by,
      did: hidden === null ? 'published' : 'hidden',
      reason: hidden,
    })),
  };
}
