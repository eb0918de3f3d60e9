import type { FastifyInstance } from 'fastify';
import { likeProposal } from '#application/processes/like-proposal.ts';
import { readLikes } from '#application/processes/read-likes.ts';
import type { Likes } from '#application/ports/like-store.ts';
import { decode } from '#adapters/wire/decode.ts';
import { likeGivenWire, likesAskedWire, manyLikesAskedWire } from '#adapters/wire/likes/likes.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '../council.ts';
import { inTown, type TownRequest, withSession } from '../plugins/in-town.ts';
import { refuse } from '../plugins/refuse.ts';
import { sessionUser } from '../plugins/session.ts';

/** A page of a list, and some more for clients with longer ones. */
const mostAtOnce = 100;

type OneContent = TownRequest<{ id: string }>;

const told = (id: string, { count, liked }: Likes) => ({
  _id: id,
  displayType: 'likes',
  voteCount: count,
  liked,
});

/** Likes of proposals: read by anybody, given by devices with a session (specification 3, sections 6 and 7). */
export function likeEndpoints(server: FastifyInstance, council: Council): void {
  const read = readLikes(council);
  const like = likeProposal(council);

  server.post(
    '/api/:realm/surveys/content/:id',
    inTown<OneContent>(council, async ({ realm }, request, reply) => {
      const asked = decode(likesAskedWire, request.body);
      if (isLeft(asked)) return refuse(reply, 'unreadable', { where: asked.left.where });
      const user = await sessionUser(council, request, realm);
      const { id } = request.params;
      const likes = await read(realm, [id], user?.userId ?? null);
      if (isLeft(likes)) return refuse(reply, likes.left.kind);
      return likes.right.map((one) => told(id, one))[0];
    }),
  );

  server.post(
    '/api/:realm/surveys/content',
    inTown(council, async ({ realm }, request: TownRequest, reply) => {
      const asked = decode(manyLikesAskedWire, request.body);
      if (isLeft(asked)) return refuse(reply, 'unreadable', { where: asked.left.where });
      const { contents } = asked.right;
      if (contents.length > mostAtOnce) return refuse(reply, 'unreadable', { where: 'contents' });
      const user = await sessionUser(council, request, realm);
      const likes = await read(realm, contents, user?.userId ?? null);
      if (isLeft(likes)) return refuse(reply, likes.left.kind);
      const items = likes.right.map((one, n) => told(contents[n] ?? '', one));
      return { items, itemsCount: items.length };
    }),
  );

  server.post(
    '/api/:realm/surveys/content/:id/vote',
    withSession<OneContent>(council, async ({ realm }, user, request, reply) => {
      const given = decode(likeGivenWire, request.body ?? {});
      if (isLeft(given)) return refuse(reply, 'unreadable', { where: given.left.where });
      const { id } = request.params;
      const liked = given.right.liked ?? true;
      const likes = await like({ realm, proposal: id, device: user.userId, liked });
      return isLeft(likes) ? refuse(reply, likes.left.kind) : told(id, likes.right);
    }),
  );
}
