import { type ClosedVisit, closedVisitRecord } from '#domain/appointments/closing/closure-records.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';
import { closedVisitsOf, type KeptClosedVisit } from './read-closures.ts';

type Ports = Pick<BookingPorts, 'goods' | 'goodsRecords' | 'clock'>;

/** Who was called needs to be called no more. */
const withoutPhone = ({ phone: _phone, ...closed }: ClosedVisit): ClosedVisit => closed;

async function note(
  ports: Ports,
  realm: RealmId,
  { closed, version }: KeptClosedVisit,
  by: string,
): Promise<boolean> {
  const done = await ports.goods.ask(goodOfAppointments(realm), {
    key: `phoned/${closed.closure}/${closed.visit}/${version}`,
    bodyHash: '',
    at: ports.clock.now(),
    by,
    acts: [],
    money: [],
    records: [closedVisitRecord({ ...withoutPhone(closed), told: 'phoned' }, version + 1)],
  });
  return !isLeft(done);
}

/** Notes that somebody of staff called a person whom no mail reaches. */
export const notePhoned =
  (ports: Ports) =>
  async (
    realm: RealmId,
    { closure, isPerson, by }: { closure: string; isPerson: (visit: string) => boolean; by: string },
  ): Promise<Either<{ readonly kind: 'unknownVisit' | 'changed' }, 'phoned'>> => {
    const one = (await closedVisitsOf(ports)(realm, closure)).find(({ closed }) => isPerson(closed.visit));
    if (one === undefined) return left({ kind: 'unknownVisit' });
    if (one.closed.told === 'phoned') return right('phoned');
    return (await note(ports, realm, one, by)) ? right('phoned') : left({ kind: 'changed' });
  };
