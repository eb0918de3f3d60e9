import type { FastifyInstance } from 'fastify';
import { moderateComment } from '#application/comments/moderate-comment.ts';
import { moderatingWire, writeForStaff } from '#adapters/wire/comments/comment.ts';
import { decode } from '#adapters/wire/decode.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '../council.ts';
import { inTown, once, type TownRequest } from '../plugins/in-town.ts';
import { refuse } from '../plugins/refuse.ts';
import { staffMember } from '../plugins/staff.ts';
import { wholeNumber } from '../whole-number.ts';
import { commentMail } from './comment-mail.ts';

type OneComment = TownRequest<{ comment: string }>;

/** What staff look at and decide about comments, each with a token of their own. */
export function staffCommentEndpoints(server: FastifyInstance, council: Council): void {
  const moderate = moderateComment(council);

  server.get(
    '/api/:realm/staff/comments',
    inTown(council, async ({ realm }, request: TownRequest, reply) => {
      if ((await staffMember(council, request, realm)) === null) return refuse(reply, 'notStaff');
      const kind = once(request, 'state') ?? 'pending';
      if (kind !== 'pending' && kind !== 'reported' && kind !== 'all') return refuse(reply, 'wrongQuery');
      const { items, total } = await council.comments.waiting(realm, {
        kind,
        limit: wholeNumber(once(request, 'limit'), 20, 200),
        offset: wholeNumber(once(request, 'offset'), 0, 1_000_000),
      });
      return { items: items.map(writeForStaff), itemsCount: total };
    }),
  );

  server.post(
    '/api/:realm/staff/comments/:comment',
    inTown<OneComment>(council, async (town, request, reply) => {
      const member = await staffMember(council, request, town.realm);
      if (member === null) return refuse(reply, 'notStaff');
      const body = decode(moderatingWire, request.body);
      if (isLeft(body)) return refuse(reply, 'unreadable', { where: body.left.where });
      const done = await moderate(town.realm, request.params.comment, {
        by: member.name,
        hidden: 'hide' in body.right ? body.right.hide : null,
        write: (comment, reason) => commentMail(town, comment, reason),
      });
      if (isLeft(done)) return refuse(reply, done.left.kind);
      const { comment, isUnsent } = done.right;
      if (isUnsent) request.log.error({ unsent: 1 }, 'messages were not sent');
      return { ...writeForStaff(comment), unsent: Number(isUnsent) };
    }),
  );
}
