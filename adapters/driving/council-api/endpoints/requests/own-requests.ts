import type { FastifyInstance } from 'fastify';
import { listOwnRequestsCall } from '#adapters/wire/requests/list-own-requests.ts';
import { writeOwnRequest } from '#adapters/wire/requests/own-request.ts';
import { rateRequestCall } from '#adapters/wire/requests/rate-request.ts';
import { readRequestCall } from '#adapters/wire/requests/read-request.ts';
import { replyToRequestCall } from '#adapters/wire/requests/reply-to-request.ts';
import { retractRequestCall } from '#adapters/wire/requests/retract-request.ts';
import { sentRequest } from '#adapters/wire/requests/sent-request.ts';
import { listOwnRequests } from '#application/requests/list-own-requests.ts';
import { isSender, markSeen } from '#application/requests/own-request.ts';
import { rateRequest } from '#application/requests/handling/rate-request.ts';
import { replyToRequest } from '#application/requests/reply-to-request.ts';
import { rereadRequest } from '#application/requests/reread-request.ts';
import { retractRequest } from '#application/requests/retract-request.ts';
import { type Reference, readReference } from '#domain/forms/request.ts';
import type { ReplyRefusal } from '#domain/forms/sender/request-thread.ts';
import { senderRights } from '#domain/forms/sender/sender-rights.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Town } from '#domain/access/town.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type RefusedBy, route } from '../../plugins/route.ts';
import { sessionUser } from '../../plugins/session.ts';
import { assigneesIn } from '../desk/assignees.ts';

const keyShape = /^[\w-]{16,64}$/u;

/** A request as its reader sees it; null if the town has none with that reference. */
const requestViews = (council: ServerParts) => {
  const reread = rereadRequest(council);
  const isFrom = isSender(council);
  const seen = markSeen(council);
  return async (town: Town, id: Reference, userId: string | null) => {
    const { realm } = town;
    const found = await reread(realm, id);
    if (found === null) return null;
    const { request } = found;
    const isFromReader = await isFrom(realm, id, userId);
    if (isFromReader) await seen(request);
    const payment = request.payment === null ? null : await council.payments.find(realm, request.payment);
    const { shown } = await assigneesIn(council, town, null);
    const named = { ...request, assignedTo: shown(request.assignedTo) };
    return sentRequest({ ...found, request: named, payment, may: senderRights(request, isFromReader) });
  };
};

function replyRefused(
  refusal: ReplyRefusal | { readonly kind: 'unknownRequest' | 'notSender' },
  now: Instant,
): RefusedBy<typeof replyToRequestCall> {
  if (refusal.kind === 'tooManyAttempts')
    return { kind: refusal.kind, retryAfter: Math.ceil((refusal.from - now) / 1000) };
  if (refusal.kind !== 'replyRefused') return refusal;
  const { fault } = refusal;
  const most = 'most' in fault ? { most: fault.most } : {};
  return { kind: refusal.kind, faults: [fault], ...most };
}

/**
 * What the sender of a request reads, writes and takes back. The reference is in the body: servers and browsers log
 * addresses.
 */
export function ownRequestEndpoints(server: FastifyInstance, council: ServerParts): void {
  const view = requestViews(council);
  const list = listOwnRequests(council);
  route(server, council, listOwnRequestsCall, async ({ realm, limit, offset, user }) => {
    const { items, total } = await list(realm, user.userId, { limit, offset });
    return right({
      items: items.map(({ request, form }) => writeOwnRequest(request, form)),
      itemsCount: total,
    });
  });

  route(server, council, readRequestCall, async ({ realm, town, body, request }) => {
    const reference = readReference(body.reference);
    if (reference === null) return left({ kind: 'unknownRequest' });
    const user = await sessionUser(council, request, realm);
    const found = await view(town, reference, user?.userId ?? null);
    return found === null ? left({ kind: 'unknownRequest' }) : right(found);
  });

  const reply = replyToRequest(council);
  route(server, council, replyToRequestCall, async ({ town, body, user }) => {
    const { text, images, key } = body;
    if (!keyShape.test(key)) return left({ kind: 'unreadable', where: 'key' });
    const id = readReference(body.reference);
    if (id === null) return left({ kind: 'unknownRequest' });
    const sent = await reply({ town, id, sender: user.userId, text, images: images ?? [], key });
    if (isLeft(sent)) return left(replyRefused(sent.left, council.clock.now()));
    const found = await view(town, id, user.userId);
    return found === null ? left({ kind: 'unknownRequest' }) : right(found);
  });

  const rate = rateRequest(council);
  route(server, council, rateRequestCall, async ({ realm, town, body, request }) => {
    const { isSolved, score, text } = body;
    const id = readReference(body.reference);
    if (id === null) return left({ kind: 'unknownRequest' });
    const rated = await rate(realm, id, { isSolved, score, text: text ?? '' });
    if (isLeft(rated))
      return left(
        rated.left.kind === 'opinionRefused'
          ? { kind: rated.left.kind, faults: [{ why: rated.left.fault }] }
          : rated.left,
      );
    const user = await sessionUser(council, request, realm);
    const found = await view(town, id, user?.userId ?? null);
    return found === null ? left({ kind: 'unknownRequest' }) : right(found);
  });

  const retract = retractRequest(council);
  route(server, council, retractRequestCall, async ({ town, body, user }) => {
    const id = readReference(body.reference);
    if (id === null) return left({ kind: 'unknownRequest' });
    const done = await retract(town, user.userId, id);
    if (isLeft(done)) return done;
    const found = await view(town, id, user.userId);
    return found === null ? left({ kind: 'unknownRequest' }) : right(found);
  });
}
