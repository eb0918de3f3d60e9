import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { openingRecord, seedBytes, seedFrom, type TicketOpening } from '#domain/tickets/line/opening.ts';
import { ticketRequest } from '../ticket-request.ts';
import { type ReadOpening, readOpening } from './read-line.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

const openingRequest = (opening: TicketOpening, at: Instant, version: number) =>
  ticketRequest(`opening/${version}`, {
    at,
    by: bySystem,
    bodyHash: JSON.stringify(opening),
    acts: [],
    records: [openingRecord(opening, at, version)],
  });

/** The opening with its seed, drawn once the last of those who are gathered has come; null while they come. */
export const drawOpening =
  (ports: Ports) =>
  async (good: GoodId, until: Instant): Promise<ReadOpening | null> => {
    const at = ports.clock.now();
    if (at < until) return null;
    const read = await readOpening(ports)(good);
    if (read.opening !== null) return read;
    // Another process may be faster: its seed is that of both.
    const seed = seedFrom(ports.random(seedBytes));
    await ports.goods.ask(good, openingRequest({ seed, isDone: false }, at, 1));
    return readOpening(ports)(good);
  };

/** Ends an opening: who comes from now on is served at once. */
export const endOpening =
  ({ goods, clock }: Pick<Ports, 'goods' | 'clock'>) =>
  async (good: GoodId, { opening, version }: ReadOpening): Promise<void> => {
    if (opening === null || opening.isDone) return;
    await goods.ask(good, openingRequest({ ...opening, isDone: true }, clock.now(), version + 1));
  };
