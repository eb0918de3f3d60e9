import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { OrderedTicket, TicketOrder } from '#domain/tickets/ticket-order.ts';
import { ticketOrderRecord, ticketRecord } from '#domain/tickets/ticket-records.ts';
import { canReturn } from '#domain/tickets/ticket-return.ts';
import { sessionOf, type TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import { answerOnce } from '../scarcity/answer-once.ts';
import { endedTickets } from './give-ticket-back.ts';
import { type KeptTicketOrder, readTicketOrder } from './read-ticket-order.ts';
import { holdOfTicket, newlyLettered, ticketRequest } from './ticket-request.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** Which ticket goes to whom: `to` is the key of the order that the other person opens it with, made by chance. */
export interface TicketTransfer {
  readonly order: string;
  readonly ticket: string;
  readonly to: string;
  readonly name: string;
}

/** Why a ticket stays with its holder. */
export interface TransferRefused {
  readonly kind: 'unknownTickets' | 'notTransferable' | 'notOwn' | 'begun' | 'nameMissing' | 'used';
}

const heldFor = 60_000;
const longestName = 80;

/** The order of who gets the ticket: it counts for who bought it, whose limits hold, and its money goes back to who paid. */
const givenOrder = (
  { phone: _phone, ...order }: TicketOrder,
  ticket: OrderedTicket,
  to: string,
  at: number,
): TicketOrder => ({
  ...order,
  id: to,
  tickets: [ticket],
  amount: cents(0),
  state: 'granted',
  from: order.id,
  handed: [],
  contact: null,
  at,
});

interface ReadTransfer {
  readonly kept: KeptTicketOrder | null;
  /** The ticket of the order that is given away. */
  readonly ticket: OrderedTicket | undefined;
  /** What the other person has already under the key of the transfer. */
  readonly before: KeptTicketOrder | null;
}

async function readTransfer(
  ports: Ports,
  good: GoodId,
  { order, ticket: id, to }: TicketTransfer,
): Promise<ReadTransfer> {
  const [kept, before] = await Promise.all([
    readTicketOrder(ports)(good, order),
    readTicketOrder(ports)(good, to),
  ]);
  return { kept, ticket: kept?.order.tickets.find((one) => one.id === id), before };
}

/** Gives the ticket away if it may be given now. */
async function decided(
  ports: Ports,
  good: GoodId,
  event: TicketedEvent,
  transfer: TicketTransfer,
): Promise<Either<TransferRefused, TicketOrder>> {
  const { ticket: id, to, name: written } = transfer;
  const { kept, ticket, before } = await readTransfer(ports, good, transfer);
  if (kept === null || ticket === undefined) return left({ kind: 'unknownTickets' });
  const { order, version } = kept;
  if (!event.isTransferable) return left({ kind: 'notTransferable' });
  if (order.state !== 'granted' || ticket.ended !== undefined || before !== null)
    return left({ kind: 'notOwn' });
  const at = ports.clock.now();
  const session = sessionOf(event, order.session);
  if (session === null || !canReturn(session, at)) return left({ kind: 'begun' });
  const name = written.trim().slice(0, longestName);
  if (name === '') return left({ kind: 'nameMissing' });
  const [given] = newlyLettered(ports.random, [{ ...ticket, name }]) as [OrderedTicket];
  const gone: OrderedTicket = { ...ticket, ended: { kind: 'transferred', to } };
  const own = { ...order, tickets: order.tickets.map((one) => (one.id === id ? gone : one)) };
  const next = givenOrder(order, given, to, at);
  const done = await ports.goods.ask(
    good,
    ticketRequest(`transfer/${id}`, {
      at,
      by: 'sender',
      bodyHash: to,
      acts: [
        { kind: 'giveBack', grant: id },
        holdOfTicket(event, order, given, at + heldFor),
        { kind: 'confirm', grant: given.id, until: null },
      ],
      records: [
        ticketOrderRecord(own, version + 1),
        ticketOrderRecord(next, 1),
        ...(await endedTickets(ports, good, order, [gone])),
        ticketRecord({ ...next, at }, given, 1),
      ],
    }),
  );
  if (!isLeft(done)) return right(next);
  return left({ kind: done.left.kind === 'wrongStatus' ? 'used' : 'notOwn' });
}

/**
 * Gives a ticket to somebody else, by name: what it was opens no door any more, and the other person has one with other
 * letters, at the same place. The same sent again is the same transfer.
 */
export const transferTicket =
  (ports: Ports) =>
  async (
    good: GoodId,
    event: TicketedEvent,
    transfer: TicketTransfer,
  ): Promise<Either<TransferRefused, TicketOrder>> => {
    const stored = async (): Promise<Either<TransferRefused, TicketOrder> | null> => {
      const { ticket, before } = await readTransfer(ports, good, transfer);
      const isSame = ticket?.ended?.kind === 'transferred' && ticket.ended.to === transfer.to;
      return isSame && before !== null ? right(before.order) : null;
    };
    return answerOnce(stored, () => decided(ports, good, event, transfer));
  };
