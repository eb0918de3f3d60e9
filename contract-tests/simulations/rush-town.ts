import { confirmAppointment } from '#application/appointments/booking/confirm-appointment.ts';
import { findFreeTimes } from '#application/appointments/booking/find-free-times.ts';
import { holdAppointment } from '#application/appointments/booking/hold-appointment.ts';
import type { MinuteWork, SentWork } from '#application/scarcity/holds/hold-gate.ts';
import { visitDoor } from '#adapters/driving/council-api/endpoints/appointments/visit-door.ts';
import type { ServerParts } from '#adapters/driving/council-api/composition/server-parts.ts';
import type { AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import { readIdentity } from '#domain/census/identity-number.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { sqlGoodsBooks } from '#adapters/driven/sqlite/tables/scarcity/goods-books.table.ts';
import { sqlGoodsCalendar } from '#adapters/driven/sqlite/tables/scarcity/goods-calendar.table.ts';
import { sqlGoodsRecords } from '#adapters/driven/sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import { triesFor } from '#domain/scarcity/work/hold-load.ts';
import { doWork } from '#domain/scarcity/work/work-proof.ts';
import { addDays, instantAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { aService, plaza } from '#fixtures/builders/appointments/appointment-setup.ts';
import { bookingCouncil, bookingTown as town } from '#fixtures/builders/appointments/booking-town.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { memoryAttempts } from '#fixtures/memory/attempt-keeper.ts';
import { memoryCensus } from '#fixtures/memory/census-register.ts';

const day = addDays(today, 7);
/** Times of one day are released at ten, a week before. */
export const opening = instantAt(today, 10 * 3600, 'Europe/Madrid');
/** Work takes its time on the clock of the simulation, but only one of so many hashes is tried. */
export const tried = 200;
const triesAt = (unfinished: number): number => Math.ceil(triesFor(unfinished) / tried);

const onlyThatDay = {
  rules: [
    {
      weekdays: [1, 2, 3, 4, 5, 6, 7] as const,
      weeks: { kind: 'each' } as const,
      firstDay: day,
      lastDay: day,
      hours: [{ from: 9 * 60, to: 14 * 60 }],
    },
  ],
  exceptions: [],
  onHolidays: true,
};
/** The offices that open. */
export const offices = ['office0', 'office1', 'office2', 'office3'];
const officesWith = (desks: number): AppointmentSetup => ({
  services: [aService('padron', { booker: 'census' })],
  offices: offices.map((id) => ({
    ...plaza,
    id,
    hours: onlyThatDay,
    desks: Array.from({ length: desks }, (_, desk) => ({
      id: String(desk),
      title: `Mesa ${desk}`,
      services: null,
      hours: null,
      staffHours: null,
    })),
    releases: [{ daysBefore: 7, minute: 600, within: 0, parts: 1 }],
  })),
});

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** The n-th identity number. */
export const nthIdentity = (n: number): string => `${String(n).padStart(8, '0')}${letters[n % 23]}`;
const censusRow = (n: number) => {
  const read = readIdentity(nthIdentity(n));
  if (isLeft(read)) throw new Error(nthIdentity(n));
  return { identity: read.right, secrets: ['1984'] };
};
const birthDay = '1984-03-02';

/** What came of asking for a time: it is held, or why it is not and which work would help. */
export type Held = 'held' | { readonly where: string; readonly work: MinuteWork | null };

type Council = ReturnType<typeof bookingCouncil>['ports'];
type Door = ReturnType<typeof visitDoor>;

/** One call to hold a time. */
interface AskedTime {
  readonly key: string;
  readonly office: string;
  readonly at: number;
  readonly device: string;
  readonly identity: string | null;
  readonly work: SentWork | null;
}

const services = ['padron'];

/** Holds a time, as the endpoint answers it. */
const holding =
  (council: Council, door: Door) =>
  async ({ key, office, at, device, identity, work }: AskedTime): Promise<Held> => {
    const came = { town, address: device, body: { key, services, identity, birthDay, work } };
    const letIn = await door.holderOf(came, device);
    if (isLeft(letIn)) {
      const refused = letIn.left as { kind: string; where?: string; faults?: object[] };
      const { kind, where = kind, faults } = refused;
      return { where, work: where === 'workNeeded' ? (faults?.[0] as MinuteWork) : null };
    }
    const wanted = { id: key, services, people: 1, office, at, ...letIn.right };
    const held = await holdAppointment(council)(town, { ...wanted, channel: 'web', by: 'sender' });
    if (isLeft(held)) return { where: held.left.kind, work: null };
    door.held(town.realm, key, held.right.visit);
    return 'held';
  };

/** Confirms it for a person. */
const confirming =
  (council: Council, door: Door) =>
  async (visit: string, identity: string): Promise<string> => {
    const done = await confirmAppointment(council)(town, {
      visit,
      person: { name: 'Empar Ferrandis', email: '', language: 'va' },
      written: { identity, birthDay },
      mailCode: '',
      channel: 'web',
      by: 'sender',
    });
    if (!isLeft(done)) door.finished(town.realm, visit);
    return isLeft(done) ? done.left.kind : 'confirmed';
  };

const timesOf = (council: Council) => async (office: string) => {
  const found = await findFreeTimes(council)(town, {
    services,
    people: 1,
    office,
    from: day,
    channel: 'web',
  });
  return isLeft(found) ? [] : found.right.days.flatMap(({ starts }) => starts);
};

/** The council on the embedded database, and what people and robots do at it. */
export function townOfRush({ people, identities }: { readonly people: number; readonly identities: number }) {
  const database = openSql();
  const { ports, setTime } = bookingCouncil(
    officesWith(Math.ceil(people / 80)),
    {},
    {
      goods: sqlGoods(database),
      goodsRecords: sqlGoodsRecords(database),
      goodsCalendar: sqlGoodsCalendar(database),
    },
  );
  const rows = Array.from({ length: people + identities }, (_, n) => censusRow(n + 1));
  const council = { ...ports, census: memoryCensus(town.realm, rows) };
  const parts = { ...council, attempts: memoryAttempts(ports.clock) };
  const door = visitDoor(parts as unknown as ServerParts, triesAt);
  let keys = 0;
  return {
    clock: ports.clock,
    setTime,
    newKey: () => {
      keys += 1;
      return `visit ${keys}`;
    },
    times: timesOf(council),
    hold: holding(council, door),
    confirm: confirming(council, door),
    books: sqlGoodsBooks(database),
    close: () => database.close(),
  };
}
/** The same, as people and robots have it. */
export type RushTown = ReturnType<typeof townOfRush>;

/** Work, done. */
export const doneWork = (work: MinuteWork): SentWork => ({
  minute: work.minute,
  tries: work.tries,
  counters: doWork(work) ?? [],
});
