import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { openingRecord, seedBytes, seedFrom, type TicketOpening } from '#domain/tickets/line/opening.ts';
import { ticketRequest } from '../ticket-request.ts';
import { readTicketOpening } from './read-line.ts';

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

/** An opening whose seed is drawn, with the version of its record. */
export interface DrawnOpening {
  readonly opening: TicketOpening;
  readonly version: number;
}

/** The opening with its seed, drawn once the last of those who are gathered has come; null while they come. */
export const drawOpening =
  (ports: Ports) =>
  async (good: GoodId, until: Instant): Promise<DrawnOpening | null> => {
    const at = ports.clock.now();
    if (at < until) return null;
    const { opening, version } = await readTicketOpening(ports)(good);
    if (opening !== null) return { opening, version };
    const drawn = { seed: seedFrom(ports.random(seedBytes)), isDone: false };
    const done = await ports.goods.ask(good, openingRequest(drawn, at, 1));
    // Another process was faster: its seed is that of both, and it serves this round.
    return isLeft(done) ? null : { opening: drawn, version: 1 };
  };

/** Ends an opening: who comes from now on is served at once. */
export const endOpening =
  ({ goods, clock }: Pick<Ports, 'goods' | 'clock'>) =>
  async (good: GoodId, { opening, version }: DrawnOpening): Promise<void> => {
    await goods.ask(good, openingRequest({ ...opening, isDone: true }, clock.now(), version + 1));
  };
