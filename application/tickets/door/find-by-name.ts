import type { RealmId } from '#domain/shared/ids.ts';
import { folded } from '#domain/directory/folded.ts';
import { doorKinds, scannedIn } from '#domain/tickets/door/door-records.ts';
import { passageOf } from '#domain/tickets/door/door-scan.ts';
import { seatName } from '#domain/tickets/seats.ts';
import { eventTicketKind, ticketIn } from '#domain/tickets/ticket-records.ts';
import { allRecords } from '#application/scarcity/all-records.ts';
import { type DoorPorts, goodAtDoors } from './door-ports.ts';

/** A ticket that was found by the name on it. */
export interface NamedTicketAtDoor {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly seat: string | null;
  readonly isInside: boolean;
}

/** How many tickets are found at most: who finds more writes more of the name. */
export const mostNamed = 20;
/** With fewer letters nobody is looked for. */
export const fewestNameLetters = 3;

const plain = (text: string): string => folded(text).replaceAll(/\s+/gu, ' ').trim();

/**
 * The valid tickets of a session with part of a name on them, whatever its accents, in the order of names: for somebody who has
 * nothing with them, and shows who they are.
 */
export const findTicketsByName =
  (ports: Pick<DoorPorts, 'goodsRecords'>) =>
  async (
    realm: RealmId,
    event: string,
    { session, text }: { readonly session: string; readonly text: string },
  ): Promise<readonly NamedTicketAtDoor[]> => {
    const good = goodAtDoors(realm, event);
    const wanted = plain(text);
    if (wanted.length < fewestNameLetters) return [];
    const named = (await allRecords(ports)(good, eventTicketKind, session))
      .map((record) => ({ id: record.id, ticket: ticketIn(record) }))
      .filter(({ ticket }) => ticket.ended === undefined && plain(ticket.name).includes(wanted))
      .toSorted((a, b) => (plain(a.ticket.name) < plain(b.ticket.name) ? -1 : 1))
      .slice(0, mostNamed);
    return Promise.all(
      named.map(async ({ id, ticket: { name, type, seat } }) => {
        const scanned = await ports.goodsRecords.record(good, doorKinds.ticket, id);
        const isInside = scanned !== null && passageOf(scannedIn(scanned).scans).inside;
        return { id, name, type, seat: seat && seatName(seat), isInside };
      }),
    );
  };
