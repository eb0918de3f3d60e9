import type { StaffPeople } from '#application/ports/server/office/staff-people.ts';
import type { Town } from '#domain/access/town.ts';
import { type RemindedPerson, remindersDue } from '#domain/intranet/staff-reminder.ts';
import { dueNotice } from '#domain/notices/notice.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import { decideSomewhere } from '#domain/office/decide.ts';
import type { WaitingIntranet } from '#domain/office/duties/intranet-duty.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isRight } from '#domain/shared/result.ts';
import { intranetBook, type IntranetPorts } from './intranet-book.ts';

interface RemindingPorts extends IntranetPorts {
  readonly people: Pick<StaffPeople, 'list'>;
  readonly waitingOf: (town: Town) => Promise<readonly WaitingIntranet[]>;
}

/** A person as reminders know them; nobody if they no longer work here or have no address. */
function reminded(person: StaffPerson, now: Instant): readonly RemindedPerson[] {
  const { id, name, email, language, createdAt: since, endedAt } = person;
  if (endedAt !== null || email === null) return [];
  const answersRequests = isRight(decideSomewhere(person, { act: 'request.answer', now }));
  return [{ id, name, email, language, since, answersRequests }];
}

/** Has mails sent to people of staff about what has waited for them on the intranet: each once, whatever process comes first. */
export const remindStaff =
  (ports: RemindingPorts) =>
  async (town: Town): Promise<void> => {
    const { realm, timeZone: zone } = town;
    const [book, now] = [intranetBook(ports, realm), ports.clock.now()];
    const people = (await ports.people.list(realm)).flatMap((person) => reminded(person, now));
    // oxlint-disable no-await-in-loop -- one after the other: reminding is in no hurry
    for (const notice of remindersDue(await ports.waitingOf(town), people, { now, zone }))
      if ((await book.find('reminder', notice.id)) === null)
        await book.write(dueNotice(notice, now, 1), bySystem);
    // oxlint-enable no-await-in-loop
  };

/** What a person is reminded of, as it is when the mail is sent; null if it no longer waits for them. */
export const remindedOf =
  (ports: RemindingPorts) =>
  async (town: Town, subject: string, person: string): Promise<WaitingIntranet | null> => {
    const now = ports.clock.now();
    const people = (await ports.people.list(town.realm))
      .filter(({ id }) => id === person)
      .flatMap((one) => reminded(one, now));
    const isDue = (one: WaitingIntranet) =>
      one.subject === subject && remindersDue([one], people, { now, zone: town.timeZone }).length > 0;
    return (await ports.waitingOf(town)).find(isDue) ?? null;
  };
