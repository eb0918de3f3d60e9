import type { Town } from '#domain/access/town.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Language, languageTag, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { ownTickets, type TicketOrder } from '#domain/tickets/ticket-order.ts';
import type { EventSession, TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import { writeCalendar } from '../content/calendar/ical.ts';

/** What the file of an order of tickets is written with. */
export interface TicketCalendar {
  readonly town: Town;
  readonly event: TicketedEvent;
  readonly session: EventSession;
  readonly language: Language;
  readonly now: Instant;
  /** Its name in calendars. The key opens the order, so it is no part of what a calendar shares. */
  readonly uid: string;
  /** How often its record was written: it grows with each change. */
  readonly version: number;
}

/** The file by which a calendar program has the session, or crosses it out; null if its holder never had a ticket. */
export function calendarOfTickets(
  { town, event, session, language, now, uid, version }: TicketCalendar,
  order: Pick<TicketOrder, 'state' | 'tickets'>,
): string | null {
  if (order.state !== 'granted' && order.state !== 'calledOff') return null;
  const say = (text: LocalizedText) => textFor(text, language, town.defaultLanguage).text;
  const isCancelled = order.state === 'calledOff' || ownTickets(order).length === 0;
  return writeCalendar({
    name: say(town.name),
    language: languageTag(language),
    zone: town.timeZone,
    asOf: now,
    entries: [
      {
        uid,
        title: say(event.title),
        // A calendar is shared: it has no letters that open a door.
        text: say(session.title),
        url: '',
        time: { kind: 'instants', from: session.start, to: session.end },
        appointment: { place: say(event.place), moved: version, isCancelled },
      },
    ],
  });
}
