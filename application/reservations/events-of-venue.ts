import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import {
  eventHolder,
  eventIn,
  eventKind,
  type KeptEvent,
  mostEventDays,
} from '#domain/reservations/council-event.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

const day = 86_400_000;
/** More events than any venue has in a year. */
const mostEvents = 1000;

/** The events of the council that have places of a venue in a period, or from a moment on, the latest first. */
export const eventsOfVenue =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'list'> }) =>
  async (
    good: GoodId,
    { from, until }: { readonly from: Instant; readonly until: Instant | null },
  ): Promise<readonly KeptEvent[]> => {
    const records = await goodsRecords.list(good, {
      kind: eventKind,
      owner: eventHolder,
      from: from - mostEventDays * day,
      until,
      limit: mostEvents,
      after: null,
    });
    return records.map(eventIn).filter((event) => event.until > from);
  };
