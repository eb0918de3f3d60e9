import type { RandomBytes } from '#application/ports/random-bytes.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import {
  visitsId,
  visitsIn,
  visitsKind,
  visitsRecord,
  visitsTogether,
} from '#domain/showcase/shop-visits.ts';
import { showcaseGood } from '#domain/showcase/showcase-records.ts';
import type { ShowcasePorts } from '../showcase-ports.ts';
import type { GatheredCount, GatheredVisits } from './gathered-visits.ts';

interface Ports extends Pick<ShowcasePorts, 'goods' | 'goodsRecords' | 'clock'> {
  readonly visits: Pick<GatheredVisits, 'realms' | 'take'>;
  readonly random: RandomBytes;
}

/** What is sent under one key until it is known that it is stored. */
interface Batch {
  readonly key: string;
  readonly counted: readonly GatheredCount[];
}

/** Other processes write the same records: so often it is tried anew before the next round. */
const mostTries = 5;

/** The record of a shop and a month with what was counted since. */
const addedTo = async (
  { goodsRecords }: Pick<Ports, 'goodsRecords'>,
  realm: RealmId,
  { shop, month, counts }: GatheredCount,
): Promise<GoodsRecord> => {
  const before = await goodsRecords.record({ realm, good: showcaseGood }, visitsKind, visitsId(shop, month));
  const sum = before === null ? counts : visitsTogether(visitsIn(before), counts);
  return visitsRecord({ shop, month }, sum, (before?.version ?? 0) + 1);
};

/** Stores a batch; whether it is stored. The same key sent again counts once. */
async function stored(ports: Ports, realm: RealmId, { key, counted }: Batch): Promise<boolean> {
  for (let n = 0; n < mostTries; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each try reads what the others wrote
    const records = await Promise.all(counted.map((one) => addedTo(ports, realm, one)));
    const request = { key, bodyHash: '', at: ports.clock.now(), by: bySystem, acts: [], money: [], records };
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (!isLeft(await ports.goods.ask({ realm, good: showcaseGood }, request))) return true;
  }
  return false;
}

/**
 * Stores what was counted since the last time: one request a town. What could not be stored, or of which no answer came, is
 * sent again by the next round under the same key, so that it counts once.
 */
export function keepVisits(ports: Ports): () => Promise<void> {
  const waiting = new Map<RealmId, Batch>();
  const keepIn = async (realm: RealmId): Promise<void> => {
    const key = `visits/${[...ports.random(16)].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
    const batch = waiting.get(realm) ?? { key, counted: ports.visits.take(realm) };
    waiting.set(realm, batch);
    if (await stored(ports, realm, batch)) waiting.delete(realm);
  };
  return async () => {
    // oxlint-disable-next-line no-await-in-loop -- one town after the other
    for (const realm of new Set([...waiting.keys(), ...ports.visits.realms()])) await keepIn(realm);
  };
}
