import type { FastifyInstance } from 'fastify';
import type * as t from 'io-ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { changeDesk } from '#application/office/desk/change-desk.ts';
import { handleRequest, type HandlingRefusal } from '#application/requests/handle-request.ts';
import { undoHandling } from '#application/requests/undo-handling.ts';
import { listRequests } from '#application/requests/list-requests.ts';
import { handleRequestCall } from '#adapters/wire/requests/handle-request.ts';
import { subjectOf } from '#application/office/request-subject.ts';
import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import { writeStep } from '#adapters/wire/steps/step.ts';
import { undoHandlingCall } from '#adapters/wire/requests/undo-handling.ts';
import { readForStaffCall } from '#adapters/wire/requests/read-staff-request.ts';
import { type handlingWire, readDeskChange, staffRequest } from '#adapters/wire/requests/staff-request.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { type CouncilRequest, readReference } from '#domain/forms/request.ts';
import type { Town } from '#domain/access/town.ts';
import { termOf } from '#domain/office/desk/term.ts';
import { type CalendarDay, dayAt } from '#domain/shared/calendar-day.ts';
import type { WorkingCalendar } from '#domain/working-days/working-days.ts';
import { partsFor } from '#domain/office/decide.ts';
import type { Act } from '#domain/office/roles.ts';
import { lookedAct, requestSubject } from '#domain/office/steps/subject-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type RefusedBy, route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import { handledMail } from './request-mail.ts';

const approvalOf = (isApproved: boolean | null | undefined) => {
  if (isApproved === null || isApproved === undefined) return undefined;
  return isApproved ? 'approved' : 'withdrawn';
};

/** What staff read and change of their town's requests, each with a token of their own. */
export function staffRequestEndpoints(server: FastifyInstance, council: ServerParts): void {
  const list = listRequests(council);
  route(server, council, listRequestsCall, async ({ realm, town, mailbox, member, ...asked }) => {
    const { status, approval, replies, limit, offset } = asked;
    const from = mailbox === null ? null : mailboxId(mailbox);
    const { items, total } = await list(realm, {
      mailbox: from,
      readable: partsFor(member, { act: 'request.read', part: 'mailbox', now: council.clock.now() }),
      status,
      approval,
      hasReply: replies !== null,
      limit,
      offset,
    });
    const reader = await readerIn(council, town, member);
    return right({ items: items.map((one) => shownTo(council, reader, one)), itemsCount: total });
  });

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
    const { status, assignedTo, message, note, isApproved } = body;
    const trimmed = (text: string | null | undefined) => (text ?? '').trim();
    const messages = [
      { text: trimmed(message), isNote: false },
      { text: trimmed(note), isNote: true },
    ].filter(({ text }) => text !== '');
    const asked = readDeskChange(body);
    const desk = asked === null ? right(undefined) : await change(town, found, asked);
    if (isLeft(desk)) return desk;
    const { mailbox = null } = (await council.mailboxes.find(town.realm, found.mailbox)) ?? {};
    const { seen = null, key = null, undo } = body;
    if (key !== null && !intentShape.test(key)) return left({ kind: 'unreadable', where: 'key' });
    const handled = await handle(town.realm, found.id, {
      by: member.name,
      owner: member.id,
      seen,
      key,
      canUndo: undo === true,
      handling: {
        status: status ?? null,
        assignedTo,
        approval: approvalOf(isApproved),
        messages,
        desk: desk.right,
      },
      write: handledMail(council, town, mailbox),
    });
    if (isLeft(handled)) return left(await handlingRefused(council, found, handled.left));
    const { unsent } = handled.right;
    if (unsent > 0) request.log.error({ unsent }, 'messages were not sent');
    const reader = await readerIn(council, town, member);
    return right({ ...shownTo(council, reader, handled.right.request), unsent });
  });

  const undo = undoHandling(council);
  route(server, council, undoHandlingCall, async ({ realm, town, reference, body, member }) => {
    const found = await named(council, realm, reference);
    if (found === null) return left({ kind: 'unknownRequest' });
    const may = allowed(council, member, { acts: ['request.read'], in: subjectOf(found) });
    if (isLeft(may)) return may;
    const { name: by, id: owner } = member;
    const back = await undo(realm, found.id, { by, owner, key: body.key ?? null });
    if (!isLeft(back)) return right(shownTo(council, await readerIn(council, town, member), back.right));
    const refused = back.left;
    return left(
      refused.kind === 'undoOver' ? { kind: refused.kind, faults: [{ why: refused.why }] } : refused,
    );
  });
}

const intentShape = /^[\w-]{16,64}$/u;

/** A refusal with what changed since the request was seen: the steps after that. */
async function handlingRefused(
  { steps }: ServerParts,
  request: CouncilRequest,
  refusal: HandlingRefusal,
): Promise<RefusedBy<typeof handleRequestCall>> {
  if (refusal.kind !== 'requestChanged') return refusal;
  const all = await steps.of(request.realm, requestSubject(request));
  const since = all.filter(({ number, act }) => number > refusal.seen && act !== lookedAct);
  return { kind: refusal.kind, faults: since.map(writeStep) };
}

/** The acts that a body asks for: each of its members is one. What only reads needs the act of the call. */
function actsOf({
  status,
  assignedTo,
  message,
  note,
  isApproved,
  ...body
}: t.TypeOf<typeof handlingWire>): readonly Act[] {
  const isSaid = (value: unknown) => value !== null && value !== undefined;
  return [
    'request.read',
    ...(isSaid(status) || isSaid(message) ? (['request.answer'] as const) : []),
    ...(isSaid(note) ? (['request.note'] as const) : []),
    ...(assignedTo === undefined && readDeskChange(body) === null ? [] : (['request.assign'] as const)),
    ...(isSaid(isApproved) ? (['request.publish'] as const) : []),
  ];
}

/** How a town's requests are shown to one member of staff. */
interface Reader {
  readonly member: StaffMember;
  readonly calendar: WorkingCalendar;
  readonly today: CalendarDay;
}

const readerIn = async (council: ServerParts, town: Town, member: StaffMember): Promise<Reader> => ({
  member,
  calendar: await council.desk.calendar(town.realm),
  today: dayAt(council.clock.now(), town.timeZone),
});

/** A request as one member of staff reads it: with the contact of its sender only if they may see that. */
function shownTo(council: ServerParts, { member, calendar, today }: Reader, request: CouncilRequest) {
  const may = allowed(council, member, { acts: ['request.seeContact'], in: subjectOf(request) });
  const shown = staffRequest(isLeft(may) ? { ...request, contact: {} } : request);
  return { ...shown, term: termOf(request, calendar, today) };
}

/** The request that staff name by its reference or by its public number; null if there is none. */
async function named(
  { requests }: ServerParts,
  realm: RealmId,
  name: string,
): Promise<CouncilRequest | null> {
  if (/^\d{4}-\d{6,}$/u.test(name)) return requests.byNumber(realm, name);
  const id = readReference(name);
  return id === null ? null : requests.find(realm, id);
}
