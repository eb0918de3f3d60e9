import type { JsonObject } from '../documents/json.ts';
import { cellFrom, cellMinutes } from '../free-times/cell-day.ts';
import { datesFrom } from '../free-times/opened-days.ts';
import type { GoodsCell, Take } from '../scarcity/goods-grant.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import { dayAt, daysBetween, type Instant } from '../shared/calendar-day.ts';
import type { VenueSite } from './priced-time.ts';
import { unitsOfPlace } from './venue-place.ts';
import { type Venue, venueCells } from './venue.ts';

/** An event for which the council needs a place: a polling station, a festival. */
export interface CouncilEvent {
  readonly id: string;
  readonly place: string;
  readonly from: Instant;
  readonly until: Instant;
  /** Why, for those who lose their reservation. */
  readonly reason: string;
}

/** Whose the places of events are. */
export const eventHolder = 'council';

/** The most days that one event may take. */
export const mostEventDays = 31;

/** What is wrong with an event. */
export interface EventFault {
  readonly kind: 'unknownPlace' | 'noReason' | 'order' | 'tooLong' | 'past';
}

const [minute, day] = [60_000, 86_400_000];

/** Why an event cannot be; null if it can. */
export function eventFault(
  { places }: Pick<Venue, 'places'>,
  { place, from, until, reason }: CouncilEvent,
  at: Instant,
): EventFault | null {
  if (!places.some(({ id }) => id === place)) return { kind: 'unknownPlace' };
  if (reason.trim() === '') return { kind: 'noReason' };
  const isCells = [from, until].every((one) => one % (cellMinutes * minute) === 0);
  if (!(from < until) || !isCells) return { kind: 'order' };
  if (from < at) return { kind: 'past' };
  return until - from > mostEventDays * day ? { kind: 'tooLong' } : null;
}

/** The cells that an event takes: of all units of its place, on all its days, and none around them. */
export function eventTakes(site: VenueSite, { place, from, until }: CouncilEvent): Take {
  const [first, last] = [dayAt(from, site.zone), dayAt(until - 1, site.zone)];
  const cells = datesFrom(site, first, daysBetween(first, last) + 1).flatMap((date): readonly GoodsCell[] => {
    const start = cellFrom(date, from);
    const end = Math.min(date.cells, cellFrom(date, until));
    return unitsOfPlace(site.venue.places, place).flatMap((unit) =>
      Array.from({ length: end - start }, (_, at) => ({ unit, day: date.day, index: start + at })),
    );
  });
  return { pool: venueCells, pieces: cells.length, cells };
}

/** The kind of the record of an event. */
export const eventKind = 'event';

/** The event that a record has. */
export function eventIn({ body }: Pick<GoodsRecord, 'body'>): CouncilEvent {
  if (typeof body['reason'] !== 'string') throw new TypeError('an event cannot be read');
  return body as unknown as CouncilEvent;
}

/** The record of a new event. */
export const eventRecord = (event: CouncilEvent): GoodsRecord => ({
  kind: eventKind,
  id: event.id,
  owner: eventHolder,
  at: event.from,
  version: 1,
  body: event as unknown as JsonObject,
});
