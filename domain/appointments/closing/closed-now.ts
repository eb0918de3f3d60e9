import { cellDay, cellLength } from '../../free-times/cell-day.ts';
import { dayAt, type Instant, type TimeZone } from '../../shared/calendar-day.ts';
import type { AppointmentOffice } from '../appointment-office.ts';
import { unitOf } from '../office-calendar.ts';
import { canServe } from '../queue.ts';
import { closedCells, type OfficeClosure } from './office-closure.ts';

/** What is closed in an office at a moment. */
export interface ClosedNow {
  /** What the council says of it. */
  readonly reason: string;
  /** The services that none of the desks which are open can do. */
  readonly services: readonly string[];
}

/**
 * What closures take from who comes without an appointment: the services of which every desk that can do them is closed at
 * that moment. Null if there is none. A ticket is given all the same; who takes it is told.
 */
export function closedNow(
  { office, services }: { readonly office: AppointmentOffice; readonly services: readonly string[] },
  closures: readonly OfficeClosure[],
  now: Instant,
  zone: TimeZone,
): ClosedNow | null {
  const day = dayAt(now, zone);
  const cell = BigInt(Math.floor((now - cellDay(day, zone).start) / cellLength));
  const isShut = (some: readonly OfficeClosure[], unit: string) =>
    ((closedCells(some, zone)(unit, day) >> cell) & 1n) === 1n;
  const shut = office.desks.filter((desk) => isShut(closures, unitOf(office, desk)));
  const gone = services.filter((id) => {
    const able = office.desks.filter((desk) => canServe(desk, [id]));
    return able.length > 0 && able.every((desk) => shut.includes(desk));
  });
  const why = closures.find((one) => shut.some((desk) => isShut([one], unitOf(office, desk))));
  return why === undefined || gone.length === 0 ? null : { reason: why.reason, services: gone };
}
