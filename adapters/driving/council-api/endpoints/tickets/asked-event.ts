import type { CallRefusal } from '#adapters/wire/call.ts';
import { readEventDocument } from '#adapters/wire/tickets/event-document.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Town } from '#domain/access/town.ts';
import { isPublished } from '#domain/content/published.ts';
import { eventDocuments } from '#domain/documents/document-parts.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { goodOfEvent, type TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** Why nothing is done with tickets: its kind in words of the domain, with what a person may need to know of it. */
export type TicketRefusal = CallRefusal<'unknownDocument' | 'ticketRefused'>;

/** The refusal of tickets. */
export const ticketRefused = (refused: { readonly kind: string }): TicketRefusal => ({
  kind: 'ticketRefused',
  where: refused.kind,
  faults: [refused],
});

/** An event that a call names, and the good that its places are. */
export interface AskedEvent {
  readonly event: TicketedEvent;
  readonly good: GoodId;
}

/** The events of a town of which tickets can be sold, in the order of the council. */
export async function ticketedEventsOf(
  { documents }: Pick<ServerParts, 'documents'>,
  { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
): Promise<readonly TicketedEvent[]> {
  const written = await documents.all(realm, eventDocuments);
  return written.filter(isPublished).flatMap((raw) => {
    const read = readEventDocument(raw, raw._id, timeZone);
    return isLeft(read) ? [] : [read.right];
  });
}

/** The event of an id. */
export async function ticketedEventIn(
  council: Pick<ServerParts, 'documents'>,
  town: Pick<Town, 'realm' | 'timeZone'>,
  id: string,
): Promise<Either<CallRefusal<'unknownDocument'>, AskedEvent>> {
  const event = (await ticketedEventsOf(council, town)).find((one) => one.id === id);
  if (event === undefined) return left({ kind: 'unknownDocument' });
  return right({ event, good: { realm: town.realm, good: goodOfEvent(id) } });
}
