import type * as t from 'io-ts';
import type { LikeDesk, LikeDeskRefusal } from '#application/ports/like-desk.ts';
import type { Likes } from '#application/ports/like-store.ts';
import { decode } from '#adapters/wire/decode.ts';
import { listOf } from '#adapters/wire/document.ts';
import { likeAddresses } from '#adapters/wire/like-addresses.ts';
import { likesWire } from '#adapters/wire/likes/likes.ts';
import { refusals } from '#adapters/wire/refusals.ts';
import { type Either, isLeft, left, map } from '#domain/shared/result.ts';
import { call, type CallSettings, failureIn } from './council-call.ts';

const readLikes = ({ voteCount, liked }: t.TypeOf<typeof likesWire>): Likes => ({ count: voteCount, liked });

const hides = (body: unknown) =>
  (body as { readonly errCode?: unknown } | null)?.errCode === refusals.notActive.errCode;

/** Likes over the council's API. */
export function httpLikeDesk(settings: CallSettings): LikeDesk {
  const asked = async <A>(
    codec: t.Decoder<unknown, A>,
    address: string,
    post: object,
  ): Promise<Either<LikeDeskRefusal, A>> => {
    const answered = await call(settings, address, post);
    if (isLeft(answered)) return answered;
    if (hides(answered.right.body)) return left({ kind: 'hidden' });
    const failure = failureIn(answered.right);
    return failure === null ? decode(codec, answered.right.body) : left(failure);
  };
  return {
    read: async (realm, proposals) =>
      map(({ items }: { readonly items: readonly t.TypeOf<typeof likesWire>[] }) => items.map(readLikes))(
        await asked(listOf(likesWire), likeAddresses.all(realm), {
          displayType: 'likes',
          contents: proposals,
        }),
      ),
    give: async (realm, proposal, liked) =>
      map(readLikes)(await asked(likesWire, likeAddresses.give(realm, proposal), { liked })),
  };
}
