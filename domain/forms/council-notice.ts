import { addDays, dayAt, type Instant, instantAt, type TimeZone } from '../shared/calendar-day.ts';

/** How a council is notified of new requests: by a mail for each, or by one mail a day. */
export type NoticeManner = 'each' | 'daily';

/** The address that a mailbox names for notices of new requests. */
export interface CouncilNotice {
  readonly to: string;
  readonly how: NoticeManner;
}

/** The mail of a day is sent at seven in the morning, by the clock of the town. */
const morning = 7 * 3600;

/**
 * When the council is notified of a request that arrives now.
 *
 * @example noticeDue('daily', Date.parse('2026-11-18T11:00:00Z'), 'Europe/Madrid') // 2026-11-19T06:00:00Z
 */
export function noticeDue(how: NoticeManner, now: Instant, zone: TimeZone): Instant {
  if (how === 'each') return now;
  const today = dayAt(now, zone);
  const thisMorning = instantAt(today, morning, zone);
  return now < thisMorning ? thisMorning : instantAt(addDays(today, 1), morning, zone);
}
