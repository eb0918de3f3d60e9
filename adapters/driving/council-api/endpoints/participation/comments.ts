import type { FastifyInstance } from 'fastify';
import { deleteComment, reportComment, supportComment } from '#application/comments/heed-comment.ts';
import { readComments } from '#application/comments/read-comments.ts';
import { type WriteRefusal, writeComment } from '#application/comments/write-comment.ts';
import { commentFor as told } from '#adapters/wire/comments/comment.ts';
import { deleteCommentCall } from '#adapters/wire/comments/delete-comment.ts';
import { readCommentsCall } from '#adapters/wire/comments/read-comments.ts';
import { reportCommentCall } from '#adapters/wire/comments/report-comment.ts';
import { supportCommentCall } from '#adapters/wire/comments/support-comment.ts';
import { writeCommentCall } from '#adapters/wire/comments/write-comment.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft, left, map, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type RefusedBy, route } from '../../plugins/route.ts';
import { sessionUser } from '../../plugins/session.ts';

/** What a client may ask for; keys are as those of requests. */
const longestKey = 100;

function refused(refusal: WriteRefusal, now: Instant): RefusedBy<typeof writeCommentCall> {
  if (refusal.kind === 'commentRefused') {
    const { field, kind } = refusal.fault;
    const most = 'most' in refusal.fault ? { most: refusal.fault.most } : {};
    return { kind: 'commentRefused', where: field, faults: [{ kind, ...most }], ...most };
  }
  if (refusal.kind === 'tooManyComments')
    return { kind: refusal.kind, retryAfter: Math.ceil((refusal.from - now) / 1000) };
  return refusal;
}

/** Comments on proposals: read by anybody, written, supported, reported and withdrawn with a session. */
export function commentEndpoints(server: FastifyInstance, council: ServerParts): void {
  const read = readComments(council);
  route(server, council, readCommentsCall, async ({ realm, id, order, limit, offset, request }) => {
    const user = (await sessionUser(council, request, realm))?.userId ?? null;
    const page = await read({ realm, content: id, reader: user, order, limit, offset });
    if (isLeft(page)) return page;
    const { threads, total, supported, moderation, published, mayWrite } = page.right;
    const items = threads.map(({ head, replies }) => ({
      ...told(head, { user, supported }),
      replies: replies.map((one) => told(one, { user, supported })),
    }));
    return right({ items, itemsCount: total, moderation, published, mayWrite });
  });

  const write = writeComment(council);
  route(server, council, writeCommentCall, async ({ realm, id, body, user }) => {
    const { name, text, replyTo = null, key = null } = body;
    if (key !== null && (key === '' || key.length > longestKey))
      return left({ kind: 'unreadable', where: 'key' });
    const sent = await write({ realm, content: id, author: user.userId, key, name, text, replyTo });
    if (isLeft(sent)) return left(refused(sent.left, council.clock.now()));
    return right(told(sent.right, { user: user.userId, supported: new Set() }));
  });

  heedingEndpoints(server, council);
}

/** One address for each action on a comment. */
function heedingEndpoints(server: FastifyInstance, council: ServerParts): void {
  const done = map(() => ({ status: 'ok' as const }));
  const remove = deleteComment(council);
  route(server, council, deleteCommentCall, async ({ realm, id, comment, user: { userId } }) =>
    done(await remove({ realm, content: id, comment, user: userId })),
  );
  const report = reportComment(council);
  route(server, council, reportCommentCall, async ({ realm, id, comment, body, user: { userId } }) => {
    const why = { reason: body.reason ?? null, words: body.words ?? '' };
    return done(await report({ realm, content: id, comment, user: userId, ...why }));
  });
  const support = supportComment(council);
  route(server, council, supportCommentCall, async ({ realm, id, comment, user: { userId }, body }) => {
    const { supports = true } = body;
    const done = await support({ realm, content: id, comment, user: userId, supports });
    return isLeft(done) ? done : right({ _id: comment, ...done.right });
  });
}
