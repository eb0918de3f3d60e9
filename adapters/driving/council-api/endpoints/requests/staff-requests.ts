import type { FastifyInstance } from 'fastify';
import { changeDesk } from '#application/office/desk/change-desk.ts';
import { handleRequest, type HandlingRefusal } from '#application/requests/handle-request.ts';
import { listRequests } from '#application/requests/list-requests.ts';
import { handleRequestCall } from '#adapters/wire/requests/handle-request.ts';
import { subjectOf } from '#application/office/request-subject.ts';
import { listRequestsCall, writeCounts } from '#adapters/wire/requests/list-requests.ts';
import { writeStep } from '#adapters/wire/steps/step.ts';
import { readForStaffCall } from '#adapters/wire/requests/read-staff-request.ts';
import { readDeskChange } from '#adapters/wire/requests/staff-request.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { countsByName } from '#domain/office/desk/assignee.ts';
import { lookedAct, requestSubject } from '#domain/office/steps/subject-steps.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type RefusedBy, route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import {
  actsOf,
  handlingOf,
  intentShape,
  named,
  readerIn,
  shownTo,
  type StaffReader,
} from '../office/staff-request.ts';
import { namedStep } from '../desk/assignees.ts';
import { askedOf } from '../desk/asked-requests.ts';
import { handledMail } from './request-mail.ts';

/** The list of staff, within what each may read. */
function listEndpoint(server: FastifyInstance, council: ServerParts): void {
  const list = listRequests(council);
  route(server, council, listRequestsCall, async ({ town, member, sort, limit, offset, ...asked }) => {
    const reader = await readerIn(council, town, member);
    const { assignees } = reader;
    const wanted = { ...askedOf(council, member, asked, assignees), order: sort, limit, offset };
    const { items, total, counts } = await list(town, wanted);
    const assignedTo = countsByName(counts.assignedTo, (stored) => assignees.shown(stored) ?? stored);
    return right({
      items: items.map((one) => shownTo(council, reader, one)),
      itemsCount: total,
      counts: writeCounts({ ...counts, assignedTo }),
    });
  });
}

/** What staff read and change of their town's requests, each with a token of their own. */
export function staffRequestEndpoints(server: FastifyInstance, council: ServerParts): void {
  listEndpoint(server, council);
  route(server, council, readForStaffCall, async ({ realm, town, reference, member }) => {
    const found = await named(council, realm, reference);
    if (found === null) return left({ kind: 'unknownRequest' });
    const may = allowed(council, member, { acts: ['request.read'], in: subjectOf(found) });
    return isLeft(may) ? may : right(shownTo(council, await readerIn(council, town, member), found));
  });

  const handle = handleRequest(council);
  const change = changeDesk(council);
  route(server, council, handleRequestCall, async ({ town, reference, body, member, request }) => {
    const found = await named(council, town.realm, reference);
    if (found === null) return left({ kind: 'unknownRequest' });
    const may = allowed(council, member, { acts: actsOf(body), in: subjectOf(found) });
    if (isLeft(may)) return may;
    const asked = readDeskChange(body);
    const desk = asked === null ? right(undefined) : await change(town, found, asked);
    if (isLeft(desk)) return desk;
    const { mailbox = null } = (await council.mailboxes.find(town.realm, found.mailbox)) ?? {};
    const { seen = null, key = null, undo } = body;
    if (key !== null && !intentShape.test(key)) return left({ kind: 'unreadable', where: 'key' });
    const reader = await readerIn(council, town, member);
    const handled = await handle(town.realm, found.id, {
      by: member.name,
      owner: member.id,
      seen,
      key,
      canUndo: undo === true,
      asked: { ...body, seen: null },
      handling: { ...handlingOf(body, reader.assignees), desk: desk.right },
      write: handledMail(council, town, mailbox),
    });
    if (isLeft(handled)) return left(await handlingRefused(council, reader, found, handled.left));
    const { unsent } = handled.right;
    if (unsent > 0) request.log.error({ unsent }, 'messages were not sent');
    return right({ ...shownTo(council, reader, handled.right.request), unsent });
  });
}

/** A refusal with what changed since the request was seen: the steps after that. */
async function handlingRefused(
  { steps }: ServerParts,
  { assignees }: StaffReader,
  request: CouncilRequest,
  refusal: HandlingRefusal,
): Promise<RefusedBy<typeof handleRequestCall>> {
  if (refusal.kind !== 'requestChanged') return refusal;
  const all = await steps.of(request.realm, requestSubject(request));
  const since = all.filter(({ number, act }) => number > refusal.seen && act !== lookedAct);
  return { kind: refusal.kind, faults: since.map((step) => writeStep(namedStep(assignees)(step))) };
}
