import type { WrittenClosedTime } from '#adapters/wire/appointments/closing/closure.ts';
import { clockMinutes } from '#adapters/wire/appointments/opening-draft.ts';
import type { ClosedTime, ClosureFault } from '#domain/appointments/closing/office-closure.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** The time of a closure as it was sent. One hour alone is a mistake, and not a whole day. */
export function readClosedTime(
  office: string,
  { firstDay, lastDay, follows, desks, opens, closes }: WrittenClosedTime,
): Either<ClosureFault, ClosedTime> {
  const [first, last] = [parseDay(firstDay), parseDay(lastDay)];
  if (first === null || last === null) return left({ kind: 'order' });
  const isWhole = !opens && !closes;
  const hours = isWhole ? null : { from: clockMinutes(opens ?? ''), to: clockMinutes(closes ?? '') };
  return right({
    office,
    follows: follows ?? 'days',
    desks: desks ?? null,
    firstDay: first,
    lastDay: last,
    hours,
  });
}
