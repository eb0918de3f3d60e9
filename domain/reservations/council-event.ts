import type { JsonObject } from '../documents/json.ts';
import { cellFrom, cellMinutes } from '../free-times/cell-day.ts';
import { datesFrom } from '../free-times/opened-days.ts';
import type { GoodsCell, Take } from '../scarcity/goods-grant.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import { dayAt, daysBetween, type Instant } from '../shared/calendar-day.ts';
import type { VenueSite } from './priced-time.ts';
import { unitsOfPlace } from './venue-place.ts';
import { type Venue, venueCells } from './venue.ts';

/** An event for which the council needs places: a polling station, a festival. */
export interface CouncilEvent {
  readonly id: string;
  readonly places: readonly string[];
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
  { places: wanted, from, until, reason }: CouncilEvent,
  at: Instant,
): EventFault | null {
  const known = new Set(places.map(({ id }) => id));
  if (wanted.length === 0 || !wanted.every((id) => known.has(id))) return { kind: 'unknownPlace' };
  if (reason.trim() === '') return { kind: 'noReason' };
  const isCells = [from, until].every((one) => one % (cellMinutes * minute) === 0);
  if (!(from < until) || !isCells) return { kind: 'order' };
  if (from < at) return { kind: 'past' };
  return until - from > mostEventDays * day ? { kind: 'tooLong' } : null;
}

/** The cells that an event takes: of all units of its places, on all its days, and none around them. */
export function eventTakes(
  site: VenueSite,
  { places, from, until }: Pick<CouncilEvent, 'places' | 'from' | 'until'>,
): Take {
  const units = new Set(places.flatMap((place) => unitsOfPlace(site.venue.places, place)));
  const [first, last] = [dayAt(from, site.zone), dayAt(until - 1, site.zone)];
  const cells = datesFrom(site, first, daysBetween(first, last) + 1).flatMap((date): readonly GoodsCell[] => {
    const start = cellFrom(date, from);
    const end = Math.min(date.cells, cellFrom(date, until));
    return [...units].flatMap((unit) =>
      Array.from({ length: end - start }, (_, at) => ({ unit, day: date.day, index: start + at })),
    );
  });
  return { pool: venueCells, pieces: cells.length, cells };
}

/** The kind of the record of an event. */
export const eventKind = 'event';

/** An event as it is kept, with the reservations that were displaced for it. */
export interface KeptEvent extends CouncilEvent {
  readonly displaced: readonly string[];
}

/** The record of a new event. */
export const eventRecord = (event: KeptEvent): GoodsRecord => ({
  kind: eventKind,
  id: event.id,
  owner: eventHolder,
  at: event.from,
  version: 1,
  body: event as unknown as JsonObject,
});

/** The event that a record has. */
export function eventIn({ body }: Pick<GoodsRecord, 'body'>): KeptEvent {
  if (typeof body['reason'] !== 'string') throw new TypeError('an event cannot be read');
  const { place, ...kept } = body as unknown as KeptEvent & { readonly place?: string };
  // The first ones had one place, and did not say whom they had displaced.
  return place === undefined ? kept : { ...kept, places: [place], displaced: [] };
}
