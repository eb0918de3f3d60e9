import type { FastifyInstance } from 'fastify';
import { likeProposal } from '#application/processes/like-proposal.ts';
import { readLikes } from '#application/processes/read-likes.ts';
import type { Likes } from '#application/ports/server/like-store.ts';
import { giveLikeCall } from '#adapters/wire/likes/give-like.ts';
import { readLikesCall } from '#adapters/wire/likes/read-likes.ts';
import { readManyLikesCall } from '#adapters/wire/likes/read-many-likes.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { sessionUser } from '../../plugins/session.ts';

/** A page of a list, and some more for clients with longer ones. */
const mostAtOnce = 100;

const shownLikes = (id: string, { count, liked }: Likes) => ({
  _id: id,
  displayType: 'likes' as const,
  voteCount: count,
  liked,
});
const none: Likes = { count: 0, liked: false };

/** Likes of proposals: read by anybody, given by devices with a session (specification 3, sections 6 and 7). */
export function likeEndpoints(server: FastifyInstance, council: ServerParts): void {
  const read = readLikes(council);
  route(server, council, readLikesCall, async ({ realm, id, request }) => {
    const user = await sessionUser(council, request, realm);
    const likes = await read(realm, [id], user?.userId ?? null);
    return isLeft(likes) ? likes : right(shownLikes(id, likes.right[0] ?? none));
  });

  route(server, council, readManyLikesCall, async ({ realm, body: { contents }, request }) => {
    if (contents.length > mostAtOnce) return left({ kind: 'unreadable', where: 'contents' });
    const user = await sessionUser(council, request, realm);
    const likes = await read(realm, contents, user?.userId ?? null);
    if (isLeft(likes)) return likes;
    const items = likes.right.map((one, n) => shownLikes(contents[n] ?? '', one));
    return right({ items, itemsCount: items.length });
  });

  const like = likeProposal(council);
  route(server, council, giveLikeCall, async ({ realm, id, user, body: { liked = true } }) => {
    const likes = await like({ realm, proposal: id, device: user.userId, liked });
    return isLeft(likes) ? likes : right(shownLikes(id, likes.right));
  });
}
