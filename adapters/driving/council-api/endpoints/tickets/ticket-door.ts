import { type GateRefused, holdGate, type SentWork } from '#application/scarcity/holds/hold-gate.ts';
import { readTicketOrder } from '#application/tickets/read-ticket-order.ts';
import { viewTicketOrder } from '#application/tickets/view-ticket-order.ts';
import type { TicketOrder } from '#domain/tickets/ticket-order.ts';
import { ticketTypeOf } from '#domain/tickets/ticketed-event.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type AskedEvent, ticketRefused, type TicketRefusal } from './asked-event.ts';

/** Whether the census says who buys: of others only a number is known, or nothing, and anybody can invent that. */
const isKnown = ({ event }: AskedEvent, types: readonly string[]): boolean =>
  types.every((type) => ticketTypeOf(event, type)?.check === 'census');

/** Keeps people of whom nothing is known from holding every ticket while nobody has paid. */
export function ticketDoor(council: ServerParts) {
  const gate = holdGate(council);
  return {
    /** Why nothing is sold: a new order of somebody unknown takes work while much is held. */
    whyNot: async (
      asked: AskedEvent,
      order: {
        readonly key: string;
        readonly types: readonly string[];
        readonly work: SentWork | null;
      },
    ): Promise<TicketRefusal | null> => {
      const { good } = asked;
      if (isKnown(asked, order.types) || !gate.isBusy(good)) return null;
      // What was ordered already is answered as it is.
      if ((await readTicketOrder(council)(good, order.key)) !== null) return null;
      const refused = gate.whyNot({ good, key: order.key, work: order.work, canBeChecked: false });
      return refused === null ? null : ticketRefused(refused);
    },
    /** Why tickets are not kept longer: it takes as much work as another order. */
    whyNotLonger: async (
      asked: AskedEvent & { readonly order: TicketOrder },
      work: SentWork | null,
    ): Promise<GateRefused | null> => {
      const { good, order } = asked;
      const types = order.tickets.map(({ type }) => type);
      if (isKnown(asked, types) || !gate.isBusy(good)) return null;
      const { extended } = await viewTicketOrder(council)(good, order);
      return gate.whyNot({ good, key: `${order.id}/${extended}`, work, canBeChecked: false });
    },
    /** Notes what somebody unknown holds, has for nothing, or waits for. */
    held: (asked: AskedEvent, { id, state, amount, tickets }: TicketOrder): void => {
      const types = tickets.map(({ type }) => type);
      const isUnpaid = state === 'held' || state === 'waiting' || (state === 'granted' && amount === 0);
      if (isUnpaid && !isKnown(asked, types)) gate.held(asked.good, id);
    },
  };
}

/** The same, as the endpoints have it. */
export type TicketDoor = ReturnType<typeof ticketDoor>;
