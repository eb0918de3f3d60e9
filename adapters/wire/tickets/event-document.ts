import * as t from 'io-ts';
import { isPictureAddress } from '#domain/content/web-address.ts';
import { categoryChecks } from '#domain/reservations/category-check.ts';
import { type Instant, readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { ticketedEventFaults } from '#domain/tickets/event-faults.ts';
import {
  type EventSession,
  type PlacePool,
  placeNeeds,
  type TicketedEvent,
  type TicketSale,
  type TicketType,
} from '#domain/tickets/ticketed-event.ts';
import { decode, euros, localizedText, orNull, type Unreadable, wordOf } from '../decode.ts';

const sessionWire = t.intersection([
  t.type({ id: t.string, begins: t.string }),
  t.partial({ title: orNull(localizedText), doors: orNull(t.string), ends: orNull(t.string) }),
]);

const ticketTypeWire = t.intersection([
  t.type({ id: t.string, title: localizedText, price: euros, pools: t.array(t.string) }),
  t.partial({
    check: orNull(wordOf(categoryChecks)),
    minimumAge: orNull(t.number),
    maximumAge: orNull(t.number),
    perPerson: orNull(t.number),
    need: orNull(wordOf(placeNeeds)),
  }),
]);

const seatRowWire = t.intersection([
  t.type({ id: t.string, seats: t.number }),
  t.partial({ wheelchair: orNull(t.array(t.number)), companion: orNull(t.array(t.number)) }),
]);

const poolWire = t.intersection([
  t.type({ id: t.string, title: localizedText }),
  t.partial({ capacity: orNull(t.number), rows: orNull(t.array(seatRowWire)) }),
]);

/** An event as the council writes it: euros, and moments by the clock of the town. What is not written has its usual value. */
export const eventDocumentWire = t.intersection([
  t.type({
    title: localizedText,
    sessions: t.array(sessionWire),
    types: t.array(ticketTypeWire),
    pools: t.array(poolWire),
    saleFrom: t.string,
  }),
  t.partial({
    summary: orNull(localizedText),
    place: orNull(localizedText),
    image: orNull(t.string),
    saleUntil: orNull(t.string),
    openingMinute: orNull(t.boolean),
    perOrder: orNull(t.number),
    transferable: orNull(t.boolean),
    waitingList: orNull(t.boolean),
    returnTerms: orNull(t.array(t.type({ hoursBefore: t.number, percent: t.number }))),
  }),
]);
type EventDocument = t.TypeOf<typeof eventDocumentWire>;

/** A moment; one that cannot be read is no number, so that the check of the event finds it. */
const momentOf = (text: string | null | undefined, zone: TimeZone): Instant =>
  text ? (readMoment(text, zone)?.instant ?? Number.NaN) : Number.NaN;

const doorsBefore = 30 * 60_000;
const usualLength = 2 * 3_600_000;

const sessionsOf = ({ sessions }: EventDocument, zone: TimeZone): readonly EventSession[] =>
  sessions.map(({ id, title, doors, begins, ends }) => {
    const start = momentOf(begins, zone);
    return {
      id,
      title: title ?? '',
      doors: doors ? momentOf(doors, zone) : start - doorsBefore,
      start,
      end: ends ? momentOf(ends, zone) : start + usualLength,
    };
  });

const typesOf = ({ types }: EventDocument): readonly TicketType[] =>
  types.map(({ id, title, price, pools, check, minimumAge, maximumAge, perPerson, need }) => ({
    id,
    title,
    price: cents(price),
    pools,
    check: check ?? 'unchecked',
    minimumAge: minimumAge ?? null,
    maximumAge: maximumAge ?? null,
    perPerson: perPerson ?? null,
    need: need ?? 'any',
  }));

const poolsOf = ({ pools }: EventDocument): readonly PlacePool[] =>
  pools.map(({ id, title, capacity, rows }) => ({
    id,
    title,
    places: capacity ?? 0,
    rows: (rows ?? []).map((row) => ({
      id: row.id,
      seats: row.seats,
      wheelchair: row.wheelchair ?? [],
      companion: row.companion ?? [],
    })),
  }));

const saleOf = ({ saleFrom, saleUntil, openingMinute }: EventDocument, zone: TimeZone): TicketSale => ({
  from: momentOf(saleFrom, zone),
  until: saleUntil ? momentOf(saleUntil, zone) : null,
  gathers: openingMinute ?? false,
});

const usualPerOrder = 6;

function eventOf(written: EventDocument, id: string, zone: TimeZone): TicketedEvent {
  const { title, summary, place, image, returnTerms } = written;
  return {
    id,
    title,
    summary: summary ?? '',
    place: place ?? '',
    image: image && isPictureAddress(image) ? image : null,
    sessions: sessionsOf(written, zone),
    types: typesOf(written),
    pools: poolsOf(written),
    perOrder: written.perOrder ?? usualPerOrder,
    sale: saleOf(written, zone),
    isTransferable: written.transferable ?? false,
    hasWaitingList: written.waitingList ?? false,
    terms: (returnTerms ?? []).map(({ hoursBefore, percent }) => ({ hours: hoursBefore, percent })),
  };
}

/** The names of members in documents, where the domain has others. */
const written: Readonly<Record<string, string>> = { start: 'begins', end: 'ends', places: 'capacity' };

/** A path of the domain as the document has it. */
const writtenPath = (path: string): string => path.replace(/[^.]+$/u, (member) => written[member] ?? member);

/** The event that a document describes. Left: the first place at which no ticket could be sold by it. */
export function readEventDocument(
  raw: unknown,
  id: string,
  zone: TimeZone,
): Either<Unreadable, TicketedEvent> {
  const read = decode(eventDocumentWire, raw);
  if (isLeft(read)) return read;
  const event = eventOf(read.right, id, zone);
  const [where] = ticketedEventFaults(event);
  return where === undefined ? right(event) : left({ kind: 'unreadable', where: writtenPath(where) });
}
