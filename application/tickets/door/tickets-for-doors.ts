import type { Clock } from '#application/ports/clock.ts';
import type { GoodsFigures } from '#application/ports/server/scarcity/goods-figures.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { DoorTickets } from '#application/ports/server/tickets/door-tickets.ts';
import type { CampaignName, VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { DoorEvent, DoorTicket } from '#domain/tickets/door/door-ticket.ts';
import { writeHex } from '#domain/tickets/door/hex.ts';
import { initialsOf } from '#domain/tickets/holder-initials.ts';
import { seatName } from '#domain/tickets/seats.ts';
import { eventTicketKind, ticketIn } from '#domain/tickets/ticket-records.ts';
import { sessionOf, type TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import { type TicketForDoor, ticketsOfSession } from '../tickets-of-session.ts';
import { codesOfEvent } from '../code-of-ticket.ts';
import { goodAtDoors } from './door-ports.ts';

interface Ports {
  /** The published events of a town. */
  readonly ticketedEvents: (realm: RealmId) => Promise<readonly TicketedEvent[]>;
  readonly goodsRecords: Pick<GoodsRecords, 'list' | 'record'>;
  readonly goodsFigures: Pick<GoodsFigures, 'spent'>;
  readonly voucherKeys: Pick<VoucherKeys, 'sign' | 'publicKey'>;
  readonly clock: Clock;
}

const firstStart = ({ sessions }: TicketedEvent): number => Math.min(...sessions.map(({ start }) => start));

/** An event as its doors need it. */
const eventAtDoors = ({ id, title, sessions, types }: TicketedEvent): DoorEvent => ({
  id,
  title,
  sessions: sessions.map((one) => ({ id: one.id, startsAt: one.start, opensAt: one.doors })),
  types: types.map((type) => ({ id: type.id, title: type.title })),
});

const ticketAtDoors = ({
  id,
  code,
  session,
  type,
  seat,
  holderInitials,
  state,
}: TicketForDoor): DoorTicket => ({
  id,
  code,
  session,
  type,
  seat,
  initials: holderInitials,
  // Whether somebody came in is what the doors themselves know.
  state: state === 'revoked' ? 'revoked' : 'valid',
  grant: id,
});

/** Signatures are the same each time: a list that is made again does not sign its tickets again. */
function rememberedKeys({ voucherKeys }: Pick<Ports, 'voucherKeys'>): Ports['voucherKeys'] {
  // One for each event, and for each ticket with a code of the first version.
  const signed = new Map<string, Uint8Array>();
  return {
    publicKey: (name: CampaignName) => voucherKeys.publicKey(name),
    sign: (name: CampaignName, bytes) => {
      const key = `${name.realm} ${name.campaign} ${writeHex(bytes)}`;
      const found = signed.get(key);
      if (found !== undefined) return found;
      const made = voucherKeys.sign(name, bytes);
      signed.set(key, made);
      return made;
    },
  };
}

/** The tickets that were sold, as the doors read them. */
export function ticketsForDoors(given: Ports): DoorTickets {
  const ports = { ...given, voucherKeys: rememberedKeys(given) };
  const find = async (realm: RealmId, id: string) =>
    (await ports.ticketedEvents(realm)).find((one) => one.id === id) ?? null;
  return {
    events: async (realm) =>
      (await ports.ticketedEvents(realm)).toSorted((a, b) => firstStart(a) - firstStart(b)).map(eventAtDoors),
    event: async (realm, id) => {
      const event = await find(realm, id);
      return event && eventAtDoors(event);
    },
    tickets: async (realm, id) => {
      const event = await find(realm, id);
      const tickets: DoorTicket[] = [];
      // oxlint-disable-next-line no-await-in-loop -- one session after the other, so that others work in between
      for (const session of event?.sessions ?? [])
        tickets.push(...(await ticketsOfSession(ports)(realm, id, session)).map(ticketAtDoors));
      return tickets;
    },
    ticket: async (realm, id, ticket) => {
      const good = goodAtDoors(realm, id);
      const record = await ports.goodsRecords.record(good, eventTicketKind, ticket);
      const event = record && (await find(realm, id));
      if (record === null || event === null) return null;
      const { session, type, seat, name, codeVersion, ended } = ticketIn(record);
      const start = sessionOf(event, session)?.start;
      if (start === undefined) return null;
      return ticketAtDoors({
        id: ticket,
        code: codesOfEvent(ports.voucherKeys, good)({ id: ticket, start, codeVersion }),
        session,
        type,
        seat: seat && seatName(seat),
        holderInitials: initialsOf(name),
        state: ended === undefined ? 'valid' : 'revoked',
      });
    },
  };
}
