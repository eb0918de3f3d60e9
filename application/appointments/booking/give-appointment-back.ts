import type { OfficeVisit } from '#domain/appointments/visit.ts';
import { visitRecord } from '#domain/appointments/visit-record.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { freeSeat } from '../waiting/free-seat.ts';
import { type BookingPorts, goodOfAppointments } from './booking-ports.ts';
import { type BookingRefused, whyNotBooked } from './booking-refused.ts';
import { readVisit } from './read-visit.ts';

/**
 * Gives an appointment back before its time. Its cells rest until a random moment, so that it says nothing to who asks for
 * them. Sent again, it is answered as it is now.
 */
export const giveAppointmentBack =
  (ports: Pick<BookingPorts, 'goods' | 'goodsRecords' | 'clock' | 'random'>) =>
  async (realm: RealmId, id: string, by: string): Promise<Either<BookingRefused, OfficeVisit>> => {
    const kept = await readVisit(ports)(realm, id);
    if (kept === null) return left({ kind: 'unknownVisit' });
    const { visit, version } = kept;
    if (visit.state === 'cancelled') return right(visit);
    const at = ports.clock.now();
    if (visit.state !== 'confirmed' || visit.seat === null || visit.at <= at)
      return left({ kind: 'wrongState', state: visit.state });
    const { seat } = visit;
    const deeds = [...visit.deeds, { act: 'cancel', at, by }];
    const after: OfficeVisit = { ...visit, state: 'cancelled', person: null, deeds };
    const freed = await freeSeat(ports, realm, visit, seat);
    const done = await ports.goods.ask(goodOfAppointments(realm), {
      key: `back/${seat.grant}`,
      bodyHash: '',
      at,
      by,
      acts: [{ kind: 'giveBack', grant: seat.grant }, ...freed.acts],
      money: [],
      records: [visitRecord(after, version + 1), ...freed.records],
    });
    return isLeft(done) ? left(whyNotBooked(done.left)) : right(after);
  };
