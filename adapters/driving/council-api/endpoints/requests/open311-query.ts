import type { ArrivalSpan } from '#application/ports/server/request-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** Which reports are asked for; null: all of them. */
export interface ReportQuery {
  readonly ids: readonly string[] | null;
  readonly codes: readonly string[] | null;
  readonly statuses: readonly ('open' | 'closed')[] | null;
  readonly span: Omit<ArrivalSpan, 'mailboxes' | 'today'>;
}

/** The standard's own limits: 90 days or 1000 reports, whichever is less. */
const mostDays = 90;
const mostReports = 1000;
const day = 86_400_000;
/** W3C's profile of ISO 8601, with its zone. */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?(?:Z|[+-]\d{2}:\d{2})$/u;

const listIn = (value: string | null): readonly string[] | null =>
  value === null || value.trim() === ''
    ? null
    : value
        .split(',')
        .map((one) => one.trim())
        .slice(0, mostReports);

/** Undefined: a value is given but cannot be read. In an address a plus may have become a blank. */
function momentIn(value: string | null): Instant | null | undefined {
  if (value === null || value === '') return null;
  const written = value.replace(/ (?=\d{2}:\d{2}$)/u, '+');
  const instant = moment.test(written) ? Date.parse(written) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
}

/** Reads the filters of GeoReport. Left: the filter that cannot be read. */
export function readReportQuery(
  once: (name: string) => string | null,
  now: Instant,
): Either<string, ReportQuery> {
  const [start, end] = [momentIn(once('start_date')), momentIn(once('end_date'))];
  if (start === undefined) return left('start_date');
  if (end === undefined) return left('end_date');
  const until = end ?? (start === null ? now : Math.min(now, start + mostDays * day));
  const from = start ?? until - mostDays * day;
  if (from > until || until - from > mostDays * day) return left('start_date, end_date: at most 90 days');
  const statuses = listIn(once('status'));
  const known = (statuses ?? []).filter((one) => one === 'open' || one === 'closed');
  if (statuses !== null && known.length < statuses.length) return left('status');
  return right({
    ids: listIn(once('service_request_id')),
    codes: listIn(once('service_code')),
    statuses: statuses === null ? null : known,
    span: { from, until, most: mostReports },
  });
}
