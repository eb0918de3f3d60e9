import type { ClosureAnswer, PlannedVisitAnswer } from '#adapters/wire/appointments/closing/closure.ts';
import type { OfficeDayAnswer } from '#adapters/wire/appointments/closing/look-at-office.ts';
import { writtenClock } from '#adapters/wire/reservations/minutes-of-clock.ts';
import type { PlannedVisit } from '#application/appointments/closing/plan-closure.ts';
import type { ClosedVisit } from '#domain/appointments/closing/closure-records.ts';
import type { OfficeClosure } from '#domain/appointments/closing/office-closure.ts';
import type { OfficeDay } from '#domain/appointments/office-week.ts';
import type { DayHours } from '#domain/free-times/opening.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';

const momentText = (at: Instant): string => new Date(at).toISOString();
const momentOrNull = (at: Instant | null | undefined): string | null =>
  at === null || at === undefined ? null : momentText(at);

/** The desk of the name that a desk has among all of a town. */
export const deskOfUnit = (unit: string): string => unit.slice(unit.indexOf('.') + 1);

/** The name that staff know a person in a closure by: it opens nothing. */
export const nameInClosure =
  ({ keys }: Pick<ServerParts, 'keys'>) =>
  (visit: string): string =>
    keys.account(`visit in a closure ${visit}`).slice(0, 32);

/** Somebody who would be in a closure. */
export const writePlanned =
  (nameOf: (visit: string) => string) =>
  ({ visit, proposed }: PlannedVisit): PlannedVisitAnswer => ({
    person: nameOf(visit.id),
    name: visit.person?.name ?? '',
    code: visit.code,
    services: [...visit.services],
    desk: deskOfUnit(visit.seat?.unit ?? ''),
    from: momentText(visit.at),
    to: momentOrNull(proposed?.at),
    hasMail: (visit.person?.email ?? '') !== '',
  });

/** A closure with everybody who was in it, and how many still are. */
export const writeClosure =
  (nameOf: (visit: string) => string) =>
  (closure: OfficeClosure, people: readonly ClosedVisit[], left: number): ClosureAnswer => {
    const { id, office, follows, desks, firstDay, lastDay, hours, reason, moves, by, at, reopened } = closure;
    return {
      id,
      office,
      follows,
      desks: desks === null ? null : [...desks],
      firstDay,
      lastDay,
      opens: hours === null ? null : writtenClock(hours.from),
      closes: hours === null ? null : writtenClock(hours.to),
      reason,
      moves,
      by,
      at: momentText(at),
      isReopened: reopened !== undefined,
      left,
      people: people.map((one) => ({
        person: nameOf(one.visit),
        name: one.name,
        code: one.code,
        services: [...one.services],
        from: momentText(one.from),
        to: momentOrNull(one.to),
        told: one.told,
        phone: one.told === 'phone' ? (one.phone ?? '') : '',
      })),
    };
  };

const hoursText = ({ from, to }: DayHours): string => `${writtenClock(from)}–${writtenClock(to)}`;

/** A day of an office for staff who set it up. */
export const writeOfficeDay = ({ hours, staffHours, free, ...day }: OfficeDay): OfficeDayAnswer => ({
  ...day,
  hours: hours.map(hoursText),
  staffHours: staffHours.map(hoursText),
  free: { ...free },
});
