import type * as t from 'io-ts';
import type { CouncilRefusal } from '#application/ports/council-refusal.ts';
import { staffCommentWire } from '#adapters/wire/comment.ts';
import { decode } from '#adapters/wire/decode.ts';
import { listOf } from '#adapters/wire/document.ts';
import type { HideReason } from '#domain/comments/comment.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { call, type CallSettings, failureIn } from './council-call.ts';

export type StaffComment = t.TypeOf<typeof staffCommentWire>;
export const commentLists = ['pending', 'reported', 'all'] as const;
type CommentList = (typeof commentLists)[number];

/** Staff that call a council, with the token that the council's operator gave them. */
export interface StaffLine extends CallSettings {
  readonly token: string;
}

/** As many as the council gives at once. */
const pageSize = 200;
const listPage = listOf(staffCommentWire);

export const staffCommentAddress = (realm: RealmId, more: string): string =>
  `/api/${encodeURIComponent(realm)}/staff/comments${more}`;

async function told<A>(
  line: StaffLine,
  codec: t.Decoder<unknown, A>,
  address: string,
  post?: object,
): Promise<Either<CouncilRefusal, A>> {
  const answered = await call(line, address, post, { authorization: `Bearer ${line.token}` });
  if (isLeft(answered)) return answered;
  const failure = failureIn(answered.right);
  return failure === null ? decode(codec, answered.right.body) : left(failure);
}

/** All comments of a list, page after page. */
export async function staffComments(
  line: StaffLine,
  realm: RealmId,
  list: CommentList,
): Promise<Either<CouncilRefusal, readonly StaffComment[]>> {
  const found: StaffComment[] = [];
  for (;;) {
    const query = `?state=${list}&limit=${pageSize}&offset=${found.length}`;
    const page = await told(line, listPage, staffCommentAddress(realm, query));
    if (isLeft(page)) return page;
    found.push(...page.right.items);
    if (page.right.items.length === 0 || found.length >= page.right.itemsCount) return right(found);
  }
}

/** Publishes a comment, or hides it for a reason. `unsent` tells that its author could not be written to. */
export const moderateByHttp = (
  line: StaffLine,
  realm: RealmId,
  comment: string,
  hide: HideReason | null,
): Promise<Either<CouncilRefusal, StaffComment>> =>
  told(
    line,
    staffCommentWire,
    staffCommentAddress(realm, `/${encodeURIComponent(comment)}`),
    hide === null ? { publish: true } : { hide },
  );
