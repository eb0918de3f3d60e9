import type * as t from 'io-ts';
import type { Town } from '#domain/access/town.ts';
import { requestTerm } from '#domain/office/desk/term.ts';
import { subjectOf } from '#application/office/request-subject.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { Handling } from '#application/requests/handle-request.ts';
import {
  type handlingWire,
  readDeskChange,
  staffRequest,
  writeKnownSender,
} from '#adapters/wire/requests/staff-request.ts';
import { type CouncilRequest, readReference } from '#domain/forms/request.ts';
import type { Act } from '#domain/office/roles.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type CalendarDay, dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { WorkingCalendar } from '#domain/working-days/working-days.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { allowed } from '../../plugins/staff.ts';
import { type Assignees, assigneesIn } from '../desk/assignees.ts';

type AskedHandling = t.TypeOf<typeof handlingWire>;

/** The shape of a key that names an intent. */
export const intentShape = /^[\w-]{16,64}$/u;

/** The acts that a body asks for: each of its members is one. What only reads needs the act of the call. */
export function actsOf(body: AskedHandling): readonly Act[] {
  const { status, assignedTo, message, note, isApproved } = body;
  const isSaid = (value: unknown) => value !== null && value !== undefined;
  return [
    'request.read',
    ...(isSaid(status) || isSaid(message) ? (['request.answer'] as const) : []),
    ...(isSaid(note) ? (['request.note'] as const) : []),
    ...(assignedTo === undefined && readDeskChange(body) === null ? [] : (['request.assign'] as const)),
    ...(isSaid(isApproved) ? (['request.publish'] as const) : []),
  ];
}

const approvalOf = (isApproved: boolean | null | undefined) => {
  if (isApproved === null || isApproved === undefined) return undefined;
  return isApproved ? 'approved' : 'withdrawn';
};

/** What a body asks for. Blank words are no message. */
export function handlingOf(
  { status, assignedTo: named, message, note, isApproved }: AskedHandling,
  { stored }: Pick<Assignees, 'stored'>,
): Handling {
  const assignedTo = stored(named);
  const trimmed = (text: string | null | undefined) => (text ?? '').trim();
  const messages = [
    { text: trimmed(message), isNote: false },
    { text: trimmed(note), isNote: true },
  ].filter(({ text }) => text !== '');
  return { status: status ?? null, assignedTo, approval: approvalOf(isApproved), messages };
}

/** How a town's requests are shown to one member of staff. */
export interface StaffReader {
  readonly member: StaffMember;
  readonly calendar: WorkingCalendar;
  readonly today: CalendarDay;
  readonly assignees: Assignees;
}

/** How a town's requests are shown to a member of staff now. */
export const readerIn = async (
  council: Pick<ServerParts, 'desk' | 'clock' | 'people'>,
  town: Town,
  member: StaffMember,
): Promise<StaffReader> => ({
  member,
  calendar: await council.desk.calendar(town.realm),
  today: dayAt(council.clock.now(), town.timeZone),
  assignees: await assigneesIn(council, town, member),
});

/** A request as one member of staff reads it: with the contact of its sender only if they may see that. */
export function shownTo(
  council: ServerParts,
  { member, calendar, today, assignees }: StaffReader,
  request: CouncilRequest,
) {
  const may = allowed(council, member, { acts: ['request.seeContact'], in: subjectOf(request) });
  // A person looks at a contact on demand, which is noted; programs cannot be asked why they look.
  const isHidden = isLeft(may) || member.session !== undefined;
  const assignedTo = assignees.shown(request.assignedTo);
  const shown = staffRequest({ ...request, assignedTo, ...(isHidden && { contact: {} }) });
  const sender = isLeft(may) ? {} : { sender: writeKnownSender(request) };
  return { ...shown, ...sender, term: requestTerm(request, calendar, today) };
}

/** The request that staff name by its reference or by its public number; null if there is none. */
export async function named(
  { requests }: Pick<ServerParts, 'requests'>,
  realm: RealmId,
  name: string,
): Promise<CouncilRequest | null> {
  if (/^\d{4}-\d{6,}$/u.test(name)) return requests.byNumber(realm, name);
  const id = readReference(name);
  return id === null ? null : requests.find(realm, id);
}
