import { expect, it } from 'vitest';
import { tendPart } from '#application/registrations/after/tend-part.ts';
import { listApplications } from '#application/registrations/read-applications.ts';
import { instantAt, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { partedCourse } from '#fixtures/builders/registrations/activity.ts';
import { registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { applicationTable } from './application-table.ts';

const day = 86_400_000;
const dueOn = (text: string) => {
  const from = instantAt(text as CalendarDay, 0, 'Europe/Madrid');
  return { day: text, from, until: from + day };
};

/** A fee of 60.00 euros: a third when the place is accepted, and two more after a month each. */
const course = {
  ...partedCourse,
  plans: partedCourse.plans.map((plan) => ({
    ...plan,
    parts: [
      { due: null, amount: cents(2000) },
      { due: dueOn('2026-12-18'), amount: cents(2000) },
      { due: dueOn('2027-01-18'), amount: cents(2000) },
    ],
  })),
};

it('says of a fee in parts how many are paid, what is owed now, and since when it is late', async () => {
  const town = registeringTown(course);
  const { ports, places, sends, paid, begin, beginPart, clock } = town;
  /** What the table has of fees, by the names of who answers for them. */
  const rows = async () => {
    const applications = (await listApplications(ports)(places.good, null)).map(
      ({ application }) => application,
    );
    const of = { town: town.town, activity: course, key: null, applications, now: clock.at };
    const [head = '', ...lines] = applicationTable(ports, of).trim().split('\r\n');
    const names = head.split(';');
    return lines.map((line) => {
      const cells = line.split(';');
      const cell = (name: string) => cells[names.indexOf(name)];
      return ['state', 'fee', 'paid', 'parts', 'due', 'lateSince'].map(cell).join(' ');
    });
  };
  await sends(10);
  expect(await rows()).toEqual(['accepted 60,00 no 0/3  ']);
  await paid(await begin(10));
  expect(await rows()).toEqual(['enrolled 60,00 no 1/3  ']);
  clock.at = dueOn('2026-12-18').from;
  expect(await rows()).toEqual(['enrolled 60,00 no 1/3 20,00 ']);
  clock.at = dueOn('2027-01-18').until;
  expect(await rows()).toEqual(['enrolled 60,00 no 1/3 40,00 2026-12-18']);
  await paid(await beginPart(10, 2));
  expect(await rows()).toEqual(['enrolled 60,00 no 2/3 20,00 2027-01-18']);
  const forgiven = { n: 3, act: 'forgive', reason: 'Lo pide Cáritas', by: 'neus' } as const;
  await tendPart(ports)(places, 'key-10', forgiven);
  // Nothing is missing, although only two of three were paid.
  expect(await rows()).toEqual(['enrolled 60,00 yes 2/3  ']);
});
