import type { Instant } from '#domain/shared/calendar-day.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { Pool } from '#domain/scarcity/pool.ts';
import { asksBirthDay } from '#domain/reservations/visitor.ts';
import { leftOfTicketType, type TakenSpecials } from '#domain/tickets/left-of-type.ts';
import { asksWho, seatedPoolOf, type TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import type { EventRow, TicketedEventAnswer } from './ticketed-event.ts';

const moment = (at: Instant): string => new Date(at).toISOString();

/** An event in a list. */
export function writeEventRow(event: TicketedEvent, now: Instant): EventRow {
  const { id, title, summary, place, image, sessions, types, sale } = event;
  const next = sessions.filter(({ end }) => end > now).toSorted((a, b) => a.start - b.start)[0];
  const prices = types.map(({ price }) => price);
  return {
    id,
    title,
    summary,
    place,
    image,
    next: next === undefined ? null : moment(next.start),
    sessions: sessions.length,
    from: Math.min(...prices),
    to: Math.max(...prices),
    saleFrom: moment(sale.from),
  };
}

const writeTypes = (event: TicketedEvent): TicketedEventAnswer['types'] =>
  event.types.map((type) => {
    const { id, title, price, need, check, minimumAge, maximumAge, perPerson } = type;
    return {
      id,
      title,
      price,
      need,
      check,
      minimumAge,
      maximumAge,
      perPerson,
      asksWho: asksWho(type),
      needsBirthDay: asksBirthDay(type, false),
      hasSeats: seatedPoolOf(event, type) !== null,
    };
  });

/** What is known of an event now, beside its document. */
export interface EventNow {
  readonly now: Instant;
  readonly pools: readonly Pool[];
  /** Of each session, the seats for wheelchairs and those beside them that somebody has. */
  readonly taken: ReadonlyMap<string, TakenSpecials>;
  /** The sessions that are called off, with the reason, and those for which somebody waits. */
  readonly calledOff: ReadonlyMap<string, LocalizedText>;
  readonly withLine: ReadonlySet<string>;
  readonly gatheredUntil: Instant | null;
}

/** An event as everybody reads it. */
export const writeTicketedEvent = (
  event: TicketedEvent,
  { now, pools, taken, calledOff, withLine, gatheredUntil }: EventNow,
): TicketedEventAnswer => ({
  ...writeEventRow(event, now),
  dates: event.sessions.map(({ id, title, doors, start, end }) => ({
    id,
    title,
    doors: moment(doors),
    start: moment(start),
    end: moment(end),
    calledOff: (calledOff.get(id) as string | undefined) ?? null,
    hasLine: withLine.has(id),
    left: event.types.map((type) => ({
      type: type.id,
      left: leftOfTicketType(event, id, type, { pools, taken: taken.get(id) ?? new Map() }),
    })),
  })),
  types: writeTypes(event),
  perOrder: event.perOrder,
  saleUntil: event.sale.until === null ? null : moment(event.sale.until),
  gatheredUntil: gatheredUntil === null ? null : moment(gatheredUntil),
  isTransferable: event.isTransferable,
  hasWaitingList: event.hasWaitingList,
  terms: event.terms.map(({ hours, percent }) => ({ hoursBefore: hours, percent })),
});
