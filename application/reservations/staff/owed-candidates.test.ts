import { describe, expect, it } from 'vitest';
import { owedKind, owedRecord } from '#domain/reservations/owed-record.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import { reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { pavilion } from '#fixtures/builders/reservations/venue.ts';
import { giveReservationBack } from '../give-reservation-back.ts';
import { owedCandidates } from './owed-candidates.ts';
import { listOwedMoney } from './owed-money.ts';

/** A town in which money goes back of one of two reservations. */
async function returning() {
  const town = reservingTown(pavilion);
  await town.books('one');
  await town.books('kept', { place: 'pista1', start: town.clock.at + 86_400_000 });
  await giveReservationBack(town.ports)(town.good, 'one');
  const ids = async (ports = town.ports) =>
    (await owedCandidates(ports)(town.good)).map(({ reservation }) => reservation.id);
  return { ...town, ids };
}

describe('money that goes back', () => {
  it('is noted when it does, and only those reservations are read', async () => {
    const { ids, ports, goods } = await returning();
    expect(await ids()).toEqual(['one']);
    const list: typeof goods.list = (good, query) => {
      if (query.kind === 'reservation') throw new Error('all reservations are read');
      return goods.list(good, query);
    };
    expect(await ids({ ...ports, goodsRecords: { ...goods, list } })).toEqual(['one']);
  });

  it('of before it was noted is found once, also after a try that somebody disturbed', async () => {
    const { ids, ports, goods, good } = await returning();
    await goods.eraseRecords(good, owedKind, Number.MAX_SAFE_INTEGER);
    const ask = async () => left({ kind: 'recordChanged', record: 'owed/one' } as const);
    expect(await ids({ ...ports, goods: { ...goods, ask } })).toEqual([]);
    expect(await ids()).toEqual(['one']);
  });

  it('is not listed of a reservation of which nothing goes back', async () => {
    const { ports, goods, good, find, clock } = await returning();
    const records = [owedRecord(await find('kept'), true, 1)];
    const request = { key: 'k', bodyHash: '', at: clock.at, by: '', acts: [], money: [], records };
    expect(isLeft(await goods.ask(good, request))).toBe(false);
    expect((await listOwedMoney(ports)(good)).map(({ reservation }) => reservation.id)).toEqual(['one']);
  });

  it('is of all pages', async () => {
    const { ports, goods } = await returning();
    const goodsRecords = {
      ...goods,
      record: async (id: never, kind: string, record: string) =>
        kind === 'reservation'
          ? ((await goods.record(id, kind, 'one')) as never)
          : goods.record(id, kind, record),
      list: async (_: unknown, { after, kind }: { after: unknown; kind: string }) =>
        kind === owedKind
          ? Array.from({ length: after === null ? 500 : 2 }, (_one, n) => ({ id: String(n), at: n }))
          : [],
    };
    const found = await owedCandidates({ ...ports, goodsRecords } as never)({
      realm: 'vilanova',
      good: 'reservations/norte',
    } as never);
    expect(found).toHaveLength(502);
  });
});
