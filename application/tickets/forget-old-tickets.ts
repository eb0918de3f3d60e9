import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { noticeKind } from '#domain/notices/notice.ts';
import { phoneCallKind } from '#domain/notices/phone-call.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { lineKind, turnKind } from '#domain/tickets/line/line-entry.ts';
import { eventTicketKind, ticketOrderKind } from '#domain/tickets/ticket-records.ts';
import { eventOfGood } from '#domain/tickets/ticketed-event.ts';
import { noticesKept } from '../reservations/forget-old-reservations.ts';

/** Milliseconds for which orders and tickets are kept after they were made: a sale may begin a year ahead. */
export const ticketsKept = 2 * 365 * 86_400_000;
/** Milliseconds for which places in a line are kept. */
const linesKept = 365 * 86_400_000;

/** Erases orders, tickets and places in lines of long ago. What was sold and paid stays in the books, and is nobody's. */
export const forgetOldTickets =
  ({
    goodsRecords,
    realms,
  }: {
    readonly goodsRecords: Pick<GoodsRecords, 'goodsWith' | 'eraseRecords'>;
    readonly realms: { readonly towns: () => Promise<readonly { readonly realm: RealmId }[]> };
  }) =>
  async (by: Instant): Promise<void> => {
    const terms = [
      [ticketOrderKind, ticketsKept],
      [eventTicketKind, ticketsKept],
      [lineKind, linesKept],
      [turnKind, linesKept],
      [noticeKind, noticesKept],
      [phoneCallKind, ticketsKept],
    ] as const;
    // oxlint-disable no-await-in-loop -- one good after the other: erasing is in no hurry
    for (const { realm } of await realms.towns())
      for (const good of await goodsRecords.goodsWith(realm, ticketOrderKind)) {
        if (eventOfGood(good) === null) continue;
        for (const [kind, kept] of terms) await goodsRecords.eraseRecords({ realm, good }, kind, by - kept);
      }
    // oxlint-enable no-await-in-loop
  };
