import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { intranetGood, intranetKinds } from '#domain/intranet/intranet-records.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isRight } from '#domain/shared/result.ts';

/** Where the intranet stores what people of staff did in it. */
export interface IntranetPorts {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly clock: Clock;
}

/** More records of a kind than one answer ever has. */
const mostRecords = 2000;

/** Which records of a kind are listed; all of the town without bounds. */
interface BookQuery {
  readonly owner?: string;
  readonly from?: Instant;
  readonly until?: Instant;
}

/** The records of a town's intranet. */
export const intranetBook = ({ goods, goodsRecords, clock }: IntranetPorts, realm: RealmId) => {
  const good = { realm, good: intranetGood };
  return {
    find: (kind: keyof typeof intranetKinds, id: string) =>
      goodsRecords.record(good, intranetKinds[kind], id),
    list: (kind: keyof typeof intranetKinds, { owner, from, until }: BookQuery = {}) =>
      goodsRecords.list(good, {
        kind: intranetKinds[kind],
        owner: owner ?? null,
        from: from ?? null,
        until: until ?? null,
        limit: mostRecords,
        after: null,
      }),
    /** Stores a record; false if somebody else wrote it since it was read. */
    write: async (record: GoodsRecord, by: string): Promise<boolean> => {
      const key = `${record.kind}/${record.id}/${record.version}/${by}`;
      const body = { bodyHash: JSON.stringify(record.body), at: clock.now(), by, records: [record] };
      return isRight(await goods.ask(good, { key, acts: [], money: [], ...body }));
    },
  };
};
