import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import {
  type CouncilEvent,
  eventHolder,
  eventIn,
  eventKind,
  mostEventDays,
} from '#domain/reservations/council-event.ts';
import type { ReservedPeriod } from './list-reservations.ts';

const day = 86_400_000;
/** More than one for each hour of a week is no event any more. */
const mostEvents = 200;

/** The events of the council that have places of a venue in a period, the latest first. */
export const eventsOfVenue =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'list'> }) =>
  async (good: GoodId, { from, until }: ReservedPeriod): Promise<readonly CouncilEvent[]> => {
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
