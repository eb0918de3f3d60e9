import type { FastifyInstance } from 'fastify';
import { handleRequest } from '#application/requests/handle-request.ts';
import { listRequests } from '#application/requests/list-requests.ts';
import { handleRequestCall } from '#adapters/wire/requests/handle-request.ts';
import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import { readForStaffCall } from '#adapters/wire/requests/read-staff-request.ts';
import { staffRequest } from '#adapters/wire/requests/staff-request.ts';
import { type Mailbox, mailboxId } from '#domain/forms/mailbox.ts';
import { type Reference, readReference } from '#domain/forms/request.ts';
import type { Town } from '#domain/access/town.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { handledMail } from './request-mail.ts';

const approvalOf = (isApproved: boolean | null | undefined) => {
  if (isApproved === null || isApproved === undefined) return undefined;
  return isApproved ? 'approved' : 'withdrawn';
};

/** What staff read and change of their town's requests, each with a token of their own. */
export function staffRequestEndpoints(server: FastifyInstance, council: ServerParts): void {
  const list = listRequests(council);
  route(server, council, listRequestsCall, async ({ realm, mailbox, ...asked }) => {
    const { status, approval, replies, limit, offset } = asked;
    const from = mailbox === null ? null : mailboxId(mailbox);
    const { items, total } = await list(realm, {
      mailbox: from,
      status,
      approval,
      hasReply: replies !== null,
      limit,
      offset,
    });
    return right({ items: items.map(staffRequest), itemsCount: total });
  });

  route(server, council, readForStaffCall, async ({ realm, reference }) => {
    const id = await idOf(council, realm, reference);
    const found = id === null ? null : await council.requests.find(realm, id);
    return found === null ? left({ kind: 'unknownRequest' }) : right(staffRequest(found));
  });

  const handle = handleRequest(council);
  route(server, council, handleRequestCall, async ({ town, reference, body, member, request }) => {
    const id = await idOf(council, town.realm, reference);
    if (id === null) return left({ kind: 'unknownRequest' });
    const { status, assignedTo, message, note, isApproved } = body;
    const trimmed = (text: string | null | undefined) => (text ?? '').trim();
    const messages = [
      { text: trimmed(message), isNote: false },
      { text: trimmed(note), isNote: true },
    ].filter(({ text }) => text !== '');
    const mailbox = await mailboxOf(council, town.realm, id);
    const handled = await handle(town.realm, id, {
      by: member.name,
      handling: { status: status ?? null, assignedTo, approval: approvalOf(isApproved), messages },
      write: handledMail(council, town, mailbox),
    });
    if (isLeft(handled)) return handled;
    const { unsent } = handled.right;
    if (unsent > 0) request.log.error({ unsent }, 'messages were not sent');
    return right({ ...staffRequest(handled.right.request), unsent });
  });
}

/** The mailbox that a request came through; null if it is no longer there. */
async function mailboxOf(council: ServerParts, realm: Town['realm'], id: Reference): Promise<Mailbox | null> {
  const request = await council.requests.find(realm, id);
  return request && ((await council.mailboxes.find(realm, request.mailbox))?.mailbox ?? null);
}

/** Staff name a request by its reference or by its public number. */
async function idOf(council: ServerParts, realm: Town['realm'], named: string): Promise<Reference | null> {
  if (/^\d{4}-\d{6,}$/u.test(named)) return (await council.requests.byNumber(realm, named))?.id ?? null;
  return readReference(named);
}
