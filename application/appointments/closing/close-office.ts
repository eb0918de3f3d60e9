import type { Town } from '#domain/access/town.ts';
import type { AppointmentOffice, AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import { closureKind, closureRecord } from '#domain/appointments/closing/closure-records.ts';
import {
  closureFault,
  type ClosureFault,
  isSettledAt,
  type OfficeClosure,
} from '#domain/appointments/closing/office-closure.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';
import { displaceVisits } from './displace-visits.ts';
import { planClosure } from './plan-closure.ts';
import { readClosure } from './read-closures.ts';

/** Why nothing is closed. `otherClosure`: another one has that id. `changed`: it can be tried again. */
export type ClosureRefused =
  | ClosureFault
  | { readonly kind: 'unknownOffice' | 'unknownClosure' | 'otherClosure' | 'changed' };

/** How often it is tried anew to move those whose new time somebody else got. */
const mostRounds = 5;

const writtenIn = ({
  office,
  follows,
  desks,
  firstDay,
  lastDay,
  hours,
  reason,
  moves,
}: OfficeClosure): string =>
  JSON.stringify([office, follows, desks, firstDay, lastDay, hours, reason, moves]);

/** The office of a closure among those of a town. */
export const officeOf = (
  { offices }: Pick<AppointmentSetup, 'offices'>,
  { office }: Pick<OfficeClosure, 'office'>,
): AppointmentOffice | undefined => offices.find(({ id }) => id === office);

/** Stores the closure: from then on nobody books in it. The same sent again is the one that is there. */
async function closed(
  ports: BookingPorts,
  town: Town,
  closure: OfficeClosure,
  office: AppointmentOffice,
): Promise<Either<ClosureRefused, OfficeClosure>> {
  const before = await readClosure(ports)(town.realm, closure.id);
  if (before !== null)
    return writtenIn(before) === writtenIn(closure) ? right(before) : left({ kind: 'otherClosure' });
  const fault = closureFault(closure, office, dayAt(closure.at, town.timeZone));
  if (fault !== null) return left(fault);
  const done = await ports.goods.ask(goodOfAppointments(town.realm), {
    key: `closure/${closure.id}`,
    bodyHash: writtenIn(closure),
    at: closure.at,
    by: closure.by,
    acts: [],
    money: [],
    records: [closureRecord(closure, town.timeZone, 1)],
  });
  return isLeft(done) ? left({ kind: 'changed' }) : right(closure);
}

/** Moves whoever is in a closure, until nobody is; who came between is found in the next round. How many are left. */
export const emptyClosure =
  (ports: BookingPorts) =>
  async (town: Town, closure: OfficeClosure): Promise<number> => {
    const setup = await ports.appointments.setup(town.realm);
    const office = officeOf(setup, closure);
    if (office === undefined || closure.reopened) return 0;
    for (let round = 0; ; round += 1) {
      // oxlint-disable no-await-in-loop -- each round sees what the one before left
      const planned = await planClosure(ports)(town, { setup, office, closed: closure });
      if (planned.length === 0 || round === mostRounds) return planned.length;
      await displaceVisits(ports, { town, setup, closure }, planned);
      // oxlint-enable no-await-in-loop
    }
  };

/** Stores what became of a closure, unless it was changed or erased meanwhile. Whether it was stored. */
async function storeChange(
  ports: Pick<BookingPorts, 'goods' | 'goodsRecords'>,
  town: Town,
  after: OfficeClosure,
  { by, at, act }: { readonly by: string; readonly at: number; readonly act: 'reopen' | 'settled' },
): Promise<boolean> {
  const good = goodOfAppointments(town.realm);
  const kept = await ports.goodsRecords.record(good, closureKind, after.id);
  if (kept === null) return false;
  const version = kept.version + 1;
  const done = await ports.goods.ask(good, {
    key: `${act}/${after.id}/${version}`,
    bodyHash: '',
    at,
    by,
    acts: [],
    money: [],
    records: [closureRecord(after, town.timeZone, version)],
  });
  return !isLeft(done);
}

/** Moves whoever is in a closure, and notes once nobody is or will be. How many are left. */
export const settleClosure =
  (ports: BookingPorts) =>
  async (town: Town, closure: OfficeClosure): Promise<number> => {
    const waiting = await emptyClosure(ports)(town, closure);
    const at = ports.clock.now();
    const isOver = waiting === 0 && closure.settled === undefined && isSettledAt(closure, at);
    if (isOver)
      await storeChange(ports, town, { ...closure, settled: at }, { by: closure.by, at, act: 'settled' });
    return waiting;
  };

/**
 * Closes an office, or some of its desks, for some days: nobody books there from then on, and everybody who had an
 * appointment is moved or chooses. Sent again after a kill, it goes on where it was.
 */
export const closeOffice =
  (ports: BookingPorts) =>
  async (town: Town, closure: OfficeClosure): Promise<Either<ClosureRefused, number>> => {
    const office = officeOf(await ports.appointments.setup(town.realm), closure);
    if (office === undefined) return left({ kind: 'unknownOffice' });
    const stored = await closed(ports, town, closure, office);
    return isLeft(stored) ? stored : right(await settleClosure(ports)(town, stored.right));
  };

/** Opens again what was closed. Those who were moved stay where they are; the others may choose these times too. */
export const reopenOffice =
  (ports: Pick<BookingPorts, 'goods' | 'goodsRecords' | 'clock'>) =>
  async (town: Town, id: string, by: string): Promise<Either<ClosureRefused, OfficeClosure>> => {
    const closure = await readClosure(ports)(town.realm, id);
    if (closure === null) return left({ kind: 'unknownClosure' });
    if (closure.reopened) return right(closure);
    const at = ports.clock.now();
    const after: OfficeClosure = { ...closure, reopened: { by, at } };
    const isDone = await storeChange(ports, town, after, { by, at, act: 'reopen' });
    return isDone ? right(after) : left({ kind: 'changed' });
  };
