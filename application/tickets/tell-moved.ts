import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { announcedStart, sessionTimeKind, sessionTimeRecord } from '#domain/tickets/session-time.ts';
import { ownTickets, type TicketOrder } from '#domain/tickets/ticket-order.ts';
import { ticketNotices } from '#domain/tickets/ticket-notices.ts';
import { ticketOrderIn, ticketOrderKind } from '#domain/tickets/ticket-records.ts';
import type { EventSession, TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import { allRecords } from '#application/scarcity/all-records.ts';
import { ticketRequest } from './ticket-request.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly clock: Clock;
}

/** How many are told with one request. */
const toldAtOnce = 200;

/** Mails everybody who has a ticket of a session, and was told another time than that at which it begins now. */
async function tellHolders(
  ports: Ports,
  good: GoodId,
  { id: session, start }: EventSession,
  notedAt: Instant,
): Promise<void> {
  const at = ports.clock.now();
  const orders = (await allRecords(ports)(good, ticketOrderKind)).map(ticketOrderIn);
  const isTold = (order: TicketOrder) => order.start !== start || order.at < notedAt;
  const records = orders
    .filter((order) => order.session === session && order.state === 'granted' && isTold(order))
    .filter((order) => ownTickets(order).length > 0)
    // Told once for each time to which it is moved: that is the number of the mail.
    .flatMap((order) => ticketNotices(order, 'moved', { now: at, version: start }));
  for (let from = 0; from < records.length; from += toldAtOnce) {
    const some = records.slice(from, from + toldAtOnce);
    const request = { at, by: bySystem, bodyHash: 'moved', acts: [], records: some };
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    await ports.goods.ask(good, ticketRequest(`moved/${session}/${start}/${from}`, request));
  }
}

/**
 * Tells those who have tickets if the council has moved a session since it was announced. The time is noted once all mails
 * are, so that a server that is killed in between tells the others when it starts.
 */
export const tellMoved =
  (ports: Ports) =>
  async (good: GoodId, event: TicketedEvent): Promise<void> => {
    for (const session of event.sessions) {
      // oxlint-disable no-await-in-loop -- one session after the other
      const record = await ports.goodsRecords.record(good, sessionTimeKind, session.id);
      if (record !== null && announcedStart(record) === session.start) continue;
      // Who bought before a time was noted first was told the time that their order has.
      await tellHolders(ports, good, session, record === null ? 0 : record.at);
      const at = ports.clock.now();
      const version = (record?.version ?? 0) + 1;
      const noted = sessionTimeRecord(session.id, session.start, { at, version });
      const asked = { at, by: bySystem, acts: [], records: [noted] };
      await ports.goods.ask(good, ticketRequest(`time/${session.id}/${version}`, asked));
      // oxlint-enable no-await-in-loop
    }
  };
