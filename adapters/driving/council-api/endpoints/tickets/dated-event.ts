import { readEventDocument } from '#adapters/wire/tickets/event-document.ts';
import { movesSoldSession } from '#application/tickets/moves-sold-session.ts';
import { eventDocuments } from '#domain/documents/document-parts.ts';
import { wroteTimes } from '#domain/tickets/moved-sessions.ts';
import { ticketOrderKind } from '#domain/tickets/ticket-records.ts';
import { eventOfGood, goodOfEvent, type TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import type { DatedKind } from '../documents/dated-kind.ts';

/** An event by its sessions, of which people have tickets. */
export const datedEvent: DatedKind<Pick<TicketedEvent, 'sessions'>> = {
  collection: eventDocuments,
  records: ticketOrderKind,
  goodOf: goodOfEvent,
  idOf: eventOfGood,
  read: readEventDocument,
  wrote: wroteTimes,
  toCome: ({ sessions }, now) => ({ sessions: sessions.filter(({ end }) => end > now) }),
  takenOut: () => ({ sessions: [] }),
  moves: movesSoldSession,
};
