import type { JsonObject } from '../documents/json.ts';
import { noticeKind } from '../notices/notice.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';

/** The good in whose line the records of a town's intranet are written. */
export const intranetGood = 'intranet';

/** What the intranet stores, by kind: who read what, who looked at a procedure, what is asked for, who has a room, who was reminded. */
export const intranetKinds = {
  reading: 'newsReading',
  review: 'procedureReview',
  request: 'internalRequest',
  room: 'roomHour',
  reminder: noticeKind,
} as const;

const day = 86_400_000;

/** Milliseconds for which each kind is kept after its moment. */
export const intranetKept: Readonly<Record<keyof typeof intranetKinds, number>> = {
  reading: 730 * day,
  review: 3650 * day,
  request: 1460 * day,
  room: 30 * day,
  // Longer than anybody is reminded, or they would be reminded twice.
  reminder: 120 * day,
};

/** A record of the intranet, to be stored as this version; its body is an object without functions. */
export const intranetRecord = (
  kind: keyof typeof intranetKinds,
  {
    body,
    ...parts
  }: { readonly id: string; readonly owner: string; readonly at: Instant; readonly body: object },
  version = 1,
): GoodsRecord => ({ kind: intranetKinds[kind], ...parts, version, body: body as JsonObject });
