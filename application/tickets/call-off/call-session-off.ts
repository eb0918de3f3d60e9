import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { type CallOff, callOffRecord } from '#domain/tickets/call-off/call-off.ts';
import { sessionPoolsToSet } from '#domain/tickets/event-pools.ts';
import { type OrderedTicket, ownTickets, type TicketOrder } from '#domain/tickets/ticket-order.ts';
import { ticketNotices } from '#domain/tickets/ticket-notices.ts';
import { ticketOrderIn, ticketOrderKind, ticketOrderRecord } from '#domain/tickets/ticket-records.ts';
import { type EventSession, sessionOf, type TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import type { RefundReservation } from '../../reservations/settle-reservation.ts';
import { allRecords } from '#application/scarcity/all-records.ts';
import { payTicketsBack, takingBack } from '../give-ticket-back.ts';
import type { KeptTicketOrder } from '../read-ticket-order.ts';
import { ticketRequest } from '../ticket-request.ts';
import { viewTicketOrder } from '../view-ticket-order.ts';
import { readCallOff } from './read-call-off.ts';
import { type SignatureNotTakenBack, takeCallOffBack } from './take-call-off-back.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask' | 'pools' | 'grant'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly clock: Clock;
  readonly refund: RefundReservation;
}

/** Why a session is not called off. `sameSigner`: the second signature is another person's. `changed`: read it anew. */
export interface CallOffRefused {
  readonly kind: 'unknownSession' | 'sameSigner' | 'reasonMissing' | 'changed';
}

/** What became of a session's orders: how many were told and get their money, and how many refunds staff must make. */
export interface CalledOff {
  readonly isOff: boolean;
  readonly orders: number;
  readonly waits: number;
}

const allBackOf = ({ price }: OrderedTicket) => ({ refund: price, kept: cents(0) });

/** Ends one order of a session that is called off. Of one that waited for its payment, or its turn, nothing goes back. */
async function endOrder(
  ports: Ports,
  good: GoodId,
  kept: KeptTicketOrder,
  { reason, by }: { readonly reason: string; readonly by: string },
): Promise<'ended' | 'waits' | 'nothing'> {
  const { order, version } = kept;
  const at = ports.clock.now();
  // Who came in already has had the session.
  const { used } = await viewTicketOrder(ports)(good, order);
  const own = order.state === 'granted' ? ownTickets(order).filter(({ id }) => !used.includes(id)) : [];
  if (own.length > 0) {
    const taking = {
      key: `calledOff/${order.id}`,
      at,
      by,
      backOf: allBackOf,
      state: 'calledOff',
      word: 'calledOff',
      reason,
    } as const;
    const { request, after } = await takingBack(ports, good, kept, own, taking);
    if (isLeft(await ports.goods.ask(good, request))) return 'nothing';
    const ids = own.map(({ id }) => id);
    return (await payTicketsBack(ports, good, after, { ids, by })) === 'waits' ? 'waits' : 'ended';
  }
  if (order.state !== 'held' && order.state !== 'waiting') return 'nothing';
  const ended: TicketOrder = { ...order, state: 'calledOff' };
  const records = [
    ticketOrderRecord(ended, version + 1),
    ...ticketNotices(order, 'calledOff', { now: at, version: version + 1 }, { reason }),
  ];
  await ports.goods.ask(good, ticketRequest(`calledOff/${order.id}`, { at, by, acts: [], records }));
  return 'ended';
}

async function endOrders(
  ports: Ports,
  good: GoodId,
  session: string,
  said: { readonly reason: string; readonly by: string },
): Promise<CalledOff> {
  const records = await allRecords(ports)(good, ticketOrderKind);
  const outcomes: ('ended' | 'waits' | 'nothing')[] = [];
  for (const record of records) {
    const order = ticketOrderIn(record);
    // oxlint-disable-next-line no-await-in-loop -- the bank returns money one payment after the other
    if (order.session === session)
      outcomes.push(await endOrder(ports, good, { order, version: record.version }, said));
  }
  const count = (what: string) => outcomes.filter((one) => one === what).length;
  return { isOff: true, orders: count('ended') + count('waits'), waits: count('waits') };
}

const subjectOf = ({ id }: Pick<EventSession, 'id'>): string => `session/${id}`;

/** Takes the first signature back that a session is called off, by who gave it. */
export const takeSessionCallOffBack =
  (ports: Pick<Ports, 'goods' | 'goodsRecords' | 'clock'>) =>
  async (
    good: GoodId,
    event: TicketedEvent,
    asked: { readonly session: string; readonly by: string },
  ): Promise<Either<SignatureNotTakenBack | { readonly kind: 'unknownSession' }, 'takenBack'>> => {
    const session = sessionOf(event, asked.session);
    if (session === null) return left({ kind: 'unknownSession' });
    const signed = {
      good,
      read: await readCallOff(ports)(good, session.id),
      recordOf: (callOff: CallOff, stored: { readonly at: Instant; readonly version: number }) =>
        callOffRecord(session.id, callOff, stored),
      subject: subjectOf(session),
      act: 'event.takeCallOffBack',
    };
    return takeCallOffBack(ports)(signed, asked.by);
  };

/**
 * Calls a session off: the first signature waits, the second one, of somebody else, does it. Nothing more is sold, everybody is
 * told, and all money goes back. Asked for again, it goes on where it was interrupted.
 */
export const callSessionOff =
  (ports: Ports) =>
  async (
    good: GoodId,
    event: TicketedEvent,
    asked: { readonly session: string; readonly reason: string; readonly by: string },
  ): Promise<Either<CallOffRefused, CalledOff>> => {
    const session = sessionOf(event, asked.session);
    if (session === null) return left({ kind: 'unknownSession' });
    const read = await readCallOff(ports)(good, session.id);
    const reason = read.callOff?.reason ?? asked.reason.trim();
    if (reason === '') return left({ kind: 'reasonMissing' });
    const said = { reason, by: asked.by };
    if (read.isOff) return right(await endOrders(ports, good, session.id, said));
    const signatures = read.callOff?.signatures ?? [];
    if (signatures.some(({ by }) => by === asked.by)) return left({ kind: 'sameSigner' });
    const at = ports.clock.now();
    const callOff: CallOff = { reason, signatures: [...signatures, { by: asked.by, at }] };
    const isSecond = signatures.length > 0;
    const pools = await ports.goods.pools(good, at);
    const known = new Set(pools.map(({ id }) => id));
    const closing = sessionPoolsToSet(event, session, pools, true);
    const done = await ports.goods.ask(
      good,
      ticketRequest(`callOff/${session.id}/${asked.by}/${read.version}`, {
        at,
        by: asked.by,
        acts: isSecond ? closing.filter(({ pool }) => known.has(pool)) : [],
        records: [callOffRecord(session.id, callOff, { at, version: read.version + 1 })],
        steps: [
          {
            subject: subjectOf(session),
            step: {
              act: isSecond ? 'event.callOff' : 'event.signCallOff',
              from: null,
              to: isSecond ? 'calledOff' : 'signed',
              words: reason,
              by: asked.by,
              at,
            },
          },
        ],
      }),
    );
    if (isLeft(done)) return left({ kind: 'changed' });
    return isSecond
      ? right(await endOrders(ports, good, session.id, said))
      : right({ isOff: false, orders: 0, waits: 0 });
  };
