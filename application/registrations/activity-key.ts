import type { ActivityKey } from '#application/ports/server/registrations/proof-vault.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import {
  activityKeyKind,
  activityKeyRecord,
  onlyRecord,
  sealedKeyIn,
} from '#domain/registrations/applicants/application-records.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { ActivityPlaces, RegistrationPorts } from './registration-ports.ts';

type Ports = Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'clock'>;

const subjectOf = ({ realm, good }: GoodId): string => JSON.stringify(['key of an activity', realm, good]);

const keyIn = (good: GoodId, record: Pick<GoodsRecord, 'body'>): ActivityKey => ({
  sealed: sealedKeyIn(record),
  subject: subjectOf(good),
});

/** The key of an activity; null if it was erased, or if nobody has applied yet. */
export const readActivityKey =
  ({ goodsRecords }: Pick<Ports, 'goodsRecords'>) =>
  async (good: GoodId): Promise<ActivityKey | null> => {
    const record = await goodsRecords.record(good, activityKeyKind, onlyRecord);
    return record && keyIn(good, record);
  };

/**
 * The key of an activity; it is made if there is none. Its record has the last moment of the activity, from which it is counted
 * how long things are kept: if that changes, the record does.
 */
export const keyOfActivity =
  (ports: Ports) =>
  async ({ activity, good }: ActivityPlaces): Promise<ActivityKey> => {
    const { goods, goodsRecords, proofVault, clock } = ports;
    const { ends } = activity.times;
    const found = await goodsRecords.record(good, activityKeyKind, onlyRecord);
    if (found !== null && found.at === ends) return keyIn(good, found);
    const sealed = found === null ? proofVault.newKey(subjectOf(good)) : sealedKeyIn(found);
    const version = (found?.version ?? 0) + 1;
    await goods.ask(good, {
      key: `key/${sealed}/${version}`,
      bodyHash: String(ends),
      at: clock.now(),
      by: bySystem,
      acts: [],
      money: [],
      records: [{ ...activityKeyRecord(sealed, ends), version }],
    });
    // Of two that make it at the same time, the one that was stored is the key.
    const stored = await goodsRecords.record(good, activityKeyKind, onlyRecord);
    if (stored === null) throw new Error(`the key of an activity was not stored: ${good.good}`);
    return keyIn(good, stored);
  };
