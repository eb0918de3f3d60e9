import {
  personCalled,
  type PersonToCall,
  personToCallIn,
  personToCallKind,
  personToCallRecord,
  toCallOwner,
} from '#domain/appointments/person-to-call.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';

/** More people than are to be called at a time. */
const mostToCall = 2000;

/** Who has to be called, the next appointment first. */
export const peopleToCall =
  ({ goodsRecords }: Pick<BookingPorts, 'goodsRecords'>) =>
  async (realm: RealmId): Promise<readonly PersonToCall[]> => {
    const bounds = { from: null, until: null, limit: mostToCall, after: null };
    const query = { kind: personToCallKind, owner: toCallOwner, ...bounds };
    return (await goodsRecords.list(goodOfAppointments(realm), query)).map(personToCallIn).toReversed();
  };

/** Notes that a person was called, and forgets their name. Noted again, it is as it was. */
export const noteCalled =
  ({ goods, goodsRecords, clock }: Pick<BookingPorts, 'goods' | 'goodsRecords' | 'clock'>) =>
  async (
    realm: RealmId,
    id: string,
    by: string,
  ): Promise<Either<{ readonly kind: 'unknownVisit' | 'changed' }, 'called'>> => {
    const good = goodOfAppointments(realm);
    const record = await goodsRecords.record(good, personToCallKind, id);
    if (record === null) return left({ kind: 'unknownVisit' });
    const one = personToCallIn(record);
    if (one.calledBy !== null) return right('called');
    const done = await goods.ask(good, {
      key: `called/${id}`,
      bodyHash: '',
      at: clock.now(),
      by,
      acts: [],
      money: [],
      records: [personToCallRecord(personCalled(one, by), record.version + 1)],
    });
    return isLeft(done) ? left({ kind: 'changed' }) : right('called');
  };
