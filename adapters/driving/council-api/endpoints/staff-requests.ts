import type { FastifyInstance } from 'fastify';
import { approvalStates, listRequests } from '#application/requests/list-requests.ts';
import { handleRequest } from '#application/requests/handle-request.ts';
import { decode } from '#adapters/wire/decode.ts';
import { handlingWire, writeForStaff } from '#adapters/wire/staff-request.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { type Reference, readReference, requestStatuses } from '#domain/forms/request.ts';
import type { Town } from '#domain/access/town.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '../council.ts';
import { inTown, once, type TownRequest } from '../plugins/in-town.ts';
import { refuse } from '../plugins/refuse.ts';
import { staffMember } from '../plugins/staff.ts';
import { wholeNumber } from '../whole-number.ts';
import { requestMail } from './request-mail.ts';

const approvalOf = (isApproved: boolean | null | undefined) => {
  if (isApproved === null || isApproved === undefined) return undefined;
  return isApproved ? 'approved' : 'withdrawn';
};

/** What staff read and change of their town's requests, each with a token of their own. */
export function staffRequestEndpoints(server: FastifyInstance, council: Council): void {
  const handle = handleRequest(council);
  const list = listRequests(council);
  type OneRequest = TownRequest<{ reference: string }>;

  server.get(
    '/api/:realm/staff/requests',
    inTown(council, async ({ realm }, request: TownRequest, reply) => {
      if ((await staffMember(council, request, realm)) === null) return refuse(reply, 'notStaff');
      const asked = once(request, 'status');
      const status = requestStatuses.find((one) => one === asked) ?? null;
      if (asked !== null && status === null) return refuse(reply, 'wrongQuery');
      const mailbox = once(request, 'mailbox');
      const wanted = once(request, 'approval');
      const approval = approvalStates.find((one) => one === wanted) ?? null;
      if (wanted !== null && approval === null) return refuse(reply, 'wrongQuery');
      const { items, total } = await list(realm, {
        mailbox: mailbox === null ? null : mailboxId(mailbox),
        status,
        approval,
        limit: wholeNumber(once(request, 'limit'), 20, 200),
        offset: wholeNumber(once(request, 'offset'), 0, 1_000_000),
      });
      return { items: items.map(writeForStaff), itemsCount: total };
    }),
  );

  server.get(
    '/api/:realm/staff/requests/:reference',
    inTown<OneRequest>(council, async ({ realm }, request, reply) => {
      if ((await staffMember(council, request, realm)) === null) return refuse(reply, 'notStaff');
      const id = await idOf(council, realm, request.params.reference);
      const found = id === null ? null : await council.requests.find(realm, id);
      return found === null ? refuse(reply, 'unknownRequest') : writeForStaff(found);
    }),
  );

  server.post(
    '/api/:realm/staff/requests/:reference',
    inTown<OneRequest>(council, async (town, request, reply) => {
      const member = await staffMember(council, request, town.realm);
      if (member === null) return refuse(reply, 'notStaff');
      const body = decode(handlingWire, request.body);
      if (isLeft(body)) return refuse(reply, 'unreadable', { where: body.left.where });
      const id = await idOf(council, town.realm, request.params.reference);
      if (id === null) return refuse(reply, 'unknownRequest');
      const { status, assignedTo, message, note, isApproved } = body.right;
      const told = (text: string | null | undefined) => (text ?? '').trim();
      const messages = [
        { text: told(message), isNote: false },
        { text: told(note), isNote: true },
      ].filter(({ text }) => text !== '');
      const handled = await handle(town.realm, id, {
        by: member.name,
        handling: { status: status ?? null, assignedTo, approval: approvalOf(isApproved), messages },
        write: (changed, said) => requestMail(town, changed, said),
      });
      if (isLeft(handled)) return refuse(reply, handled.left.kind);
      if (handled.right.unsent > 0)
        request.log.error({ unsent: handled.right.unsent }, 'messages were not sent');
      return { ...writeForStaff(handled.right.request), unsent: handled.right.unsent };
    }),
  );
}

/** Staff name a request by its reference or by its public number. */
async function idOf(council: Council, realm: Town['realm'], named: string): Promise<Reference | null> {
  if (/^\d{4}-\d{6,}$/u.test(named)) return (await council.requests.byNumber(realm, named))?.id ?? null;
  return readReference(named);
}
