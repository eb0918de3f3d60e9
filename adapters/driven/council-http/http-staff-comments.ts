import type * as t from 'io-ts';
import type { CouncilRefusal } from '#application/ports/council-refusal.ts';
import { staffCommentWire } from '#adapters/wire/comments/comment.ts';
import type { HideReason } from '#domain/comments/comment.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import { staffCall, type StaffLine, staffList } from './staff-call.ts';

export type StaffComment = t.TypeOf<typeof staffCommentWire>;
export const commentLists = ['pending', 'reported', 'all'] as const;
type CommentList = (typeof commentLists)[number];

export const staffCommentAddress = (realm: RealmId, more: string): string =>
  `/api/${encodeURIComponent(realm)}/staff/comments${more}`;

/** All comments of a list, page after page. */
export const staffComments = (
  line: StaffLine,
  realm: RealmId,
  list: CommentList,
): Promise<Either<CouncilRefusal, readonly StaffComment[]>> =>
  staffList(line, staffCommentWire, (paging) => staffCommentAddress(realm, `?state=${list}&${paging}`));

/** Publishes a comment, or hides it for a reason. `unsent` tells that its author could not be written to. */
export const moderateByHttp = (
  line: StaffLine,
  realm: RealmId,
  comment: string,
  hide: HideReason | null,
): Promise<Either<CouncilRefusal, StaffComment>> =>
  staffCall(
    line,
    staffCommentWire,
    staffCommentAddress(realm, `/${encodeURIComponent(comment)}`),
    hide === null ? { publish: true } : { hide },
  );
