import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { Town } from '#domain/access/town.ts';
import { decide, decideSomewhere } from '#domain/office/decide.ts';
import { dutiesOf, queuesOf } from '#domain/office/duties/duties.ts';
import type { DutyReader } from '#domain/office/duties/duty-reading.ts';
import { assigneeKey } from '#domain/office/desk/assignee.ts';
import { type Duty, dutyKinds, type DutyKind } from '#domain/office/duties/duty.ts';
import { mostOfAKind, type Today } from '#domain/office/duties/today.ts';
import { weekOf } from '#domain/office/duties/week.ts';
import type { PlannedChange } from '#domain/office/duties/waiting-work.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { isOfDocument } from '#domain/office/duties/document-changes.ts';
import { isRight } from '#domain/shared/result.ts';
import { readWork, type WorkPorts } from './waiting-work.ts';

const mayRead = (member: StaffMember, { in: parts }: Pick<PlannedChange, 'in'>, now: Instant): boolean =>
  isRight(decide(member, { act: 'document.read', subject: { in: parts }, now }));

const countsOf = (duties: ReturnType<typeof dutiesOf>): Readonly<Record<DutyKind, number>> =>
  Object.fromEntries(
    dutyKinds.map((kind) => [kind, duties.filter((one) => one.kind === kind).length]),
  ) as Record<DutyKind, number>;

/** Requests by what they are called. */
async function titled(
  { requests }: Pick<WorkPorts, 'requests'>,
  { realm }: Town,
  duties: readonly Duty[],
): Promise<readonly Duty[]> {
  const numbers = duties.flatMap(({ kind, subject }) =>
    kind === 'request' || kind === 'proposal' ? [subject] : [],
  );
  const titles = await requests.titles(realm, numbers);
  return duties.map((one) => {
    const title = titles.get(one.subject);
    return title === undefined ? one : { ...one, title };
  });
}

/** What waits for a member of staff, and the week of their town. Empty is an answer too. */
export const readToday =
  (ports: WorkPorts) =>
  async (town: Town, member: StaffMember): Promise<Today> => {
    const now = ports.clock.now();
    const day = dayAt(now, town.timeZone);
    const { work, calendar } = await readWork(ports, town, day);
    const names = [assigneeKey(member.id), member.name, member.id];
    const reader: DutyReader = { holder: member, names, now, zone: town.timeZone };
    const duties = dutiesOf(work, reader);
    const changes = work.changes.filter((one) => !isOfDocument(one) || mayRead(member, one, now));
    const counts = countsOf(duties);
    const answers = isRight(decideSomewhere(member, { act: 'request.answer', now }));
    // Terms are no secret of a mailbox, but how many there are is for those who answer requests.
    const dues = answers ? work.requests.flatMap(({ term }) => (term === null ? [] : [term.due])) : [];
    const shown = dutyKinds.flatMap((kind) =>
      duties.filter((one) => one.kind === kind).slice(0, mostOfAKind),
    );
    return {
      day,
      count: duties.length - counts.change,
      overdue: duties.filter(({ reason }) => reason.kind === 'overdue').length,
      counts,
      duties: await titled(ports, town, shown),
      queues: answers ? queuesOf(work.requests, reader) : null,
      week: weekOf({ changes, dues }, calendar, day),
    };
  };
