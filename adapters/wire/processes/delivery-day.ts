import * as t from 'io-ts';
import { parseDay } from '#domain/shared/calendar-day.ts';

/** A calendar day, `2026-11-27`; with a time after it, the time is not read. */
export const deliveryDay = new t.Type<string>(
  'day',
  t.string.is,
  (u, context) => (typeof u === 'string' && parseDay(u) !== null ? t.success(u) : t.failure(u, context)),
  t.identity,
);
