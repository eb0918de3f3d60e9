import { type CalendarDay, parseDay } from '#domain/shared/calendar-day.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { Check } from './check.ts';
import { isRecord } from './read-answer.ts';

/** A deviation that somebody is responsible for until a day, that day included. */
export interface Deviation {
  readonly id: Check['id'];
  readonly reason: string;
  readonly expires: CalendarDay;
}

/** What is wrong with a deviation file: the place (`2.expires`) and what was expected there. */
export interface DeviationFault {
  readonly where: string;
  readonly expected: 'list' | 'checkId' | 'onceOnly' | 'reason' | 'day';
}

/**
 * Reads a deviation file: a JSON list of `{ id, reason, expires }`. All faults are reported together.
 *
 * @example readDeviations('[{ "id": "pro-02", "reason": "old server", "expires": "2027-06-30" }]', allChecks)
 */
export function readDeviations(
  text: string,
  checks: readonly Check[],
): Either<readonly DeviationFault[], readonly Deviation[]> {
  const list = parsed(text);
  if (!Array.isArray(list)) return left([{ where: '', expected: 'list' }]);
  const faults: DeviationFault[] = [];
  const deviations: Deviation[] = [];
  for (const [at, entry] of (list as readonly unknown[]).entries()) {
    const { id, reason, expires } = isRecord(entry) ? entry : {};
    const check = checks.find((known) => known.id === id);
    const day = typeof expires === 'string' ? parseDay(expires) : null;
    if (!check) faults.push({ where: `${at}.id`, expected: 'checkId' });
    if (deviations.some((known) => known.id === id)) faults.push({ where: `${at}.id`, expected: 'onceOnly' });
    if (typeof reason !== 'string' || reason.trim() === '')
      faults.push({ where: `${at}.reason`, expected: 'reason' });
    else if (day === null || day !== expires) faults.push({ where: `${at}.expires`, expected: 'day' });
    else if (check) deviations.push({ id: check.id, reason, expires: day });
  }
  return faults.length > 0 ? left(faults) : right(deviations);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
