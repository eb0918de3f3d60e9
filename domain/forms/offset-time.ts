import { instantAt, parseDay, readMoment, type TimeZone } from '../shared/calendar-day.ts';
import { type Either, left, right } from '../shared/result.ts';

/** Why a local time gets no offset. */
export type OffsetRefusal =
  | { readonly kind: 'notATime' }
  /** The zone's clock is neither one nor two hours ahead then: 'time-zone error' (specification 1, section 5). */
  | { readonly kind: 'foreignOffset'; readonly offset: string };

const written = (minutes: number): string => {
  const whole = Math.abs(minutes);
  const digits = (part: number) => String(part).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(whole / 60))}:${digits(whole % 60)}`;
};

/**
 * A local time as the browser gives it, with the offset of the town's clock at that time.
 *
 * @example withOffset('2026-11-20T09:30', 'Europe/Madrid') // right('2026-11-20T09:30:00+01:00')
 */
export function withOffset(local: string, zone: TimeZone): Either<OffsetRefusal, string> {
  const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/u.exec(local);
  const day = parseDay(match?.[1] ?? '');
  if (match === null || day === null || readMoment(local, zone) === null) return left({ kind: 'notATime' });
  const [hours, minutes, seconds] = [Number(match[2]), Number(match[3]), Number(match[4] ?? 0)];
  const clock = hours * 3600 + minutes * 60 + seconds;
  const instant = instantAt(day, clock, zone);
  const offset = written(Math.round((Date.parse(`${day}T00:00:00Z`) / 1000 + clock - instant / 1000) / 60));
  if (offset !== '+01:00' && offset !== '+02:00') return left({ kind: 'foreignOffset', offset });
  return right(`${day}T${match[2]}:${match[3]}:${match[4] ?? '00'}${offset}`);
}
