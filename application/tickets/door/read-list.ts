import type { RealmId } from '#domain/shared/ids.ts';
import { lettersHash, ticketHash } from '#domain/tickets/door/door-hash.ts';
import type { PackedTickets } from '#domain/tickets/door/door-part.ts';
import type { DoorEvent, DoorTicket } from '#domain/tickets/door/door-ticket.ts';
import { writeHex } from '#domain/tickets/door/hex.ts';
import { packingTickets } from '#domain/tickets/door/pack-tickets.ts';
import type { DoorPorts } from './door-ports.ts';

/** The list of an event, and which ticket has which hash. */
export interface ReadDoorList {
  readonly parts: readonly PackedTickets[];
  /** Ids of tickets by the hash of their code, and by that of their letters, both as hexadecimal. */
  readonly byHash: ReadonlyMap<string, string>;
  readonly byLetters: ReadonlyMap<string, string>;
}

/** What making a list needs. `rest` lets others work before it goes on. */
export interface ListPorts extends Pick<DoorPorts, 'doorTickets'> {
  readonly rest: () => Promise<void>;
}

async function packed(
  { rest }: Pick<ListPorts, 'rest'>,
  event: DoorEvent,
  tickets: readonly DoorTicket[],
): Promise<readonly PackedTickets[]> {
  const packing = packingTickets(event, tickets);
  for (;;) {
    const step = packing.next();
    if (step.done === true) return step.value;
    // oxlint-disable-next-line no-await-in-loop -- others work in between
    await rest();
  }
}

/** Makes the list of an event. It takes a second or two for 100,000 tickets: its caller keeps it for a moment. */
export const readDoorList =
  (ports: ListPorts) =>
  async (realm: RealmId, id: string): Promise<ReadDoorList | null> => {
    const event = await ports.doorTickets.event(realm, id);
    if (event === null) return null;
    const tickets = await ports.doorTickets.tickets(realm, id);
    const parts = await packed(ports, event, tickets);
    await ports.rest();
    return {
      parts,
      byHash: new Map(tickets.map((one) => [writeHex(ticketHash(one.code)), one.id])),
      byLetters: new Map(tickets.map((one) => [writeHex(lettersHash(one.id)), one.id])),
    };
  };
