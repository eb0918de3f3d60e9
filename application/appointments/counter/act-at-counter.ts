import { actOnVisit, type CounterDeed, type VisitFault } from '#domain/appointments/act-on-visit.ts';
import { counterStep } from '#domain/appointments/counter-step.ts';
import type { OfficeVisit } from '#domain/appointments/visit.ts';
import { visitRecord } from '#domain/appointments/visit-record.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';
import { readVisit } from '../booking/read-visit.ts';

/** What a counter does with a visit that it saw as a version: if another desk was faster, this one is told. */
export interface AskedDeed extends Omit<CounterDeed, 'at'> {
  readonly visit: string;
  readonly version: number;
}

/** Calls, serves, parks or ends a visit. */
export const actAtCounter =
  (ports: Pick<BookingPorts, 'goods' | 'goodsRecords' | 'clock'>) =>
  async (
    realm: RealmId,
    { visit: id, version, ...deed }: AskedDeed,
  ): Promise<Either<VisitFault | { readonly kind: 'unknownVisit' | 'changed' }, OfficeVisit>> => {
    const kept = await readVisit(ports)(realm, id);
    if (kept === null) return left({ kind: 'unknownVisit' });
    if (kept.version !== version) return left({ kind: 'changed' });
    const at = ports.clock.now();
    const done = actOnVisit(kept.visit, { ...deed, at });
    if (isLeft(done)) return done;
    const stored = await ports.goods.ask(goodOfAppointments(realm), {
      key: `counter/${id}/${version + 1}/${deed.act}/${deed.by}`,
      bodyHash: JSON.stringify(deed.desk),
      at,
      by: deed.by,
      acts: [],
      money: [],
      records: [visitRecord(done.right, version + 1)],
      steps: [counterStep(kept.visit.state, done.right, { act: deed.act, at, by: deed.by })],
    });
    return isLeft(stored) ? left({ kind: 'changed' }) : done;
  };
