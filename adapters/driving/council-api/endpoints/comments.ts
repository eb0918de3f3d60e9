import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  deleteComment,
  type HeededComment,
  type HeedRefusal,
  reportComment,
  supportComment,
} from '#application/comments/heed-comment.ts';
import { readComments } from '#application/comments/read-comments.ts';
import { type WriteRefusal, writeComment } from '#application/comments/write-comment.ts';
import { newCommentWire, supportGivenWire, writeComment as told } from '#adapters/wire/comments/comment.ts';
import { decode } from '#adapters/wire/decode.ts';
import { commentOrders } from '#domain/comments/threads.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { Council } from '../council.ts';
import { inTown, once, type TownRequest, withSession } from '../plugins/in-town.ts';
import { refuse } from '../plugins/refuse.ts';
import { sessionUser } from '../plugins/session.ts';
import { wholeNumber } from '../whole-number.ts';

type OnProposal = TownRequest<{ id: string }>;
type OneComment = TownRequest<{ id: string; comment: string }>;

/** What a client may ask for; keys are as those of requests. */
const longestKey = 100;

function refused(reply: FastifyReply, refusal: WriteRefusal, now: Instant) {
  if (refusal.kind === 'commentRefused') {
    const { field, kind } = refusal.fault;
    const most = 'most' in refusal.fault ? { most: refusal.fault.most } : {};
    return refuse(reply, 'commentRefused', { where: field, faults: [{ kind, ...most }], ...most });
  }
  if (refusal.kind === 'tooManyComments')
    return refuse(reply, refusal.kind, { retryAfter: Math.ceil((refusal.from - now) / 1000) });
  return refuse(reply, refusal.kind);
}

/** Comments on proposals: read by anybody, written, supported, reported and taken back with a session. */
export function commentEndpoints(server: FastifyInstance, council: Council): void {
  const read = readComments(council);
  const write = writeComment(council);

  server.get(
    '/api/:realm/comments/:id',
    inTown<OnProposal>(council, async ({ realm }, request, reply) => {
      const asked = once(request, 'order');
      const order = commentOrders.find((one) => one === asked) ?? null;
      if (asked !== null && order === null) return refuse(reply, 'wrongQuery');
      const user = (await sessionUser(council, request, realm))?.userId ?? null;
      const page = await read({
        realm,
        content: request.params.id,
        reader: user,
        order: order ?? 'oldest',
        limit: wholeNumber(once(request, 'limit'), 20, 100),
        offset: wholeNumber(once(request, 'offset'), 0, 1_000_000),
      });
      if (isLeft(page)) return refuse(reply, page.left.kind);
      const { threads, total, supported, moderation, published, mayWrite } = page.right;
      const items = threads.map(({ head, replies }) => ({
        ...told(head, { user, supported }),
        replies: replies.map((one) => told(one, { user, supported })),
      }));
      return { items, itemsCount: total, moderation, published, mayWrite };
    }),
  );

  server.post(
    '/api/:realm/comments/:id',
    withSession<OnProposal>(council, async ({ realm }, { userId }, request, reply) => {
      const body = decode(newCommentWire, request.body);
      if (isLeft(body)) return refuse(reply, 'unreadable', { where: body.left.where });
      const { name, text, replyTo = null, key = null } = body.right;
      if (key !== null && (key === '' || key.length > longestKey))
        return refuse(reply, 'unreadable', { where: 'key' });
      const content = request.params.id;
      const sent = await write({ realm, content, author: userId, key, name, text, replyTo });
      if (isLeft(sent)) return refused(reply, sent.left, council.clock.now());
      return told(sent.right, { user: userId, supported: new Set() });
    }),
  );

  /** One address for each thing that is done about a comment. */
  const heed = <T extends object | null>(
    work: 'delete' | 'report',
    act: (heeded: HeededComment) => Promise<Either<HeedRefusal, T>>,
  ) =>
    server.post(
      `/api/:realm/comments/:id/:comment/${work}`,
      withSession<OneComment>(council, async ({ realm }, { userId: user }, request, reply) => {
        const { id: content, comment } = request.params;
        const done = await act({ realm, content, comment, user });
        return isLeft(done) ? refuse(reply, done.left.kind) : { status: 'ok' };
      }),
    );
  heed('delete', deleteComment(council));
  heed('report', reportComment(council));

  const support = supportComment(council);
  server.post(
    '/api/:realm/comments/:id/:comment/support',
    withSession<OneComment>(council, async ({ realm }, { userId: user }, request, reply) => {
      const given = decode(supportGivenWire, request.body ?? {});
      if (isLeft(given)) return refuse(reply, 'unreadable', { where: given.left.where });
      const { id: content, comment } = request.params;
      const done = await support({ realm, content, comment, user, supports: given.right.supports ?? true });
      return isLeft(done) ? refuse(reply, done.left.kind) : { _id: comment, ...done.right };
    }),
  );
}
