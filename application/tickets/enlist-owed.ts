import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { recordPages } from '#application/scarcity/all-records.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ticketOrderIn, ticketOrderKind, ticketOrderRecord } from '#domain/tickets/ticket-records.ts';
import { ticketRequest } from './ticket-request.ts';

/** The kind, and the id, of the record that all orders of an event with money to go back have the owner by which they are found. */
const enlistedKind = 'owedEnlisted';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly clock: Clock;
}

/** The record of an order as it is written now, if it was written before orders with money to go back had an owner of their own. */
function anew(record: GoodsRecord): GoodsRecord | null {
  const written = ticketOrderRecord(ticketOrderIn(record), record.version + 1);
  return written.owner === record.owner ? null : written;
}

/**
 * Gives orders of earlier versions, of which money goes back, the owner by which Hoy finds them: once for each event. What somebody
 * changes meanwhile is written as it should be by them.
 */
export const enlistOwed =
  ({ goods, goodsRecords, clock }: Ports) =>
  async (good: GoodId): Promise<void> => {
    if ((await goodsRecords.record(good, enlistedKind, enlistedKind)) !== null) return;
    const at = clock.now();
    const request = (key: string, records: readonly GoodsRecord[]) =>
      goods.ask(good, ticketRequest(key, { at, by: bySystem, acts: [], records }));
    let isWhole = true;
    for await (const page of recordPages({ goodsRecords }, good, { kind: ticketOrderKind, owner: null }))
      for (const record of page) {
        const written = anew(record);
        if (written === null) continue;
        // oxlint-disable-next-line no-await-in-loop -- each by itself: one that somebody changes stops no other
        const done = await request(`owed/${record.id}/${record.version}`, [written]);
        isWhole = isWhole && !isLeft(done);
      }
    if (!isWhole) return;
    const enlisted = { kind: enlistedKind, id: enlistedKind, owner: '', at, version: 1, body: {} };
    await request(enlistedKind, [enlisted]);
  };
