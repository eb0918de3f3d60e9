import type { FastifyInstance } from 'fastify';
import { listComments } from '#application/comments/list-comments.ts';
import { moderateComment } from '#application/comments/moderate-comment.ts';
import { staffComment } from '#adapters/wire/comments/comment.ts';
import { listCommentsCall } from '#adapters/wire/comments/list-comments.ts';
import { moderateCommentCall } from '#adapters/wire/comments/moderate-comment.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { allowed } from '../../plugins/staff.ts';
import { route } from '../../plugins/route.ts';
import { commentMail } from './comment-mail.ts';

/** What staff see and decide about comments, each with a token of their own. */
export function staffCommentEndpoints(server: FastifyInstance, council: ServerParts): void {
  const list = listComments(council);
  route(server, council, listCommentsCall, async ({ realm, state: kind, id, limit, offset, member }) => {
    const may = allowed(council, member, { acts: ['comment.read'], in: {} });
    if (isLeft(may)) return may;
    if (id !== null) {
      const found = await council.comments.find(realm, id);
      const one = found === null ? [] : [staffComment(found)];
      return right({ items: one, itemsCount: one.length });
    }
    const { items, total } = await list(realm, { kind, limit, offset });
    return right({ items: items.map(staffComment), itemsCount: total });
  });

  const moderate = moderateComment(council);
  route(server, council, moderateCommentCall, async ({ town, comment: id, body, member, request }) => {
    const may = allowed(council, member, { acts: ['comment.moderate'], in: {} });
    if (isLeft(may)) return may;
    const done = await moderate(town.realm, id, {
      by: member.name,
      hidden: 'hide' in body ? body.hide : null,
      write: (comment, reason) => commentMail(town, comment, reason),
    });
    if (isLeft(done)) return done;
    const { comment, isUnsent } = done.right;
    if (isUnsent) request.log.error({ unsent: 1 }, 'messages were not sent');
    return right({ ...staffComment(comment), unsent: Number(isUnsent) });
  });
}
