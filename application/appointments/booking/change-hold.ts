import type { OfficeVisit } from '#domain/appointments/visit.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type BookingPorts, goodOfAppointments } from './booking-ports.ts';
import { type BookingRefused, whyNotBooked } from './booking-refused.ts';
import { holdLasts } from './hold-appointment.ts';
import { type KeptVisit, readVisit } from './read-visit.ts';

type Ports = Pick<BookingPorts, 'goods' | 'goodsRecords' | 'clock'>;

/** Does something with a time that is held; pressed twice at once, it counts once. */
const changing =
  (key: (kept: KeptVisit) => string, actOf: (grant: string, now: Instant) => GoodsAct) =>
  (ports: Ports) =>
  async (realm: RealmId, id: string): Promise<Either<BookingRefused, OfficeVisit>> => {
    const kept = await readVisit(ports)(realm, id);
    if (kept === null) return left({ kind: 'unknownVisit' });
    const { visit } = kept;
    if (visit.state !== 'held' || visit.seat === null)
      return left({ kind: 'wrongState', state: visit.state });
    const at = ports.clock.now();
    const done = await ports.goods.ask(goodOfAppointments(realm), {
      key: `${key(kept)}/${id}`,
      bodyHash: '',
      at,
      by: 'sender',
      acts: [actOf(visit.seat.grant, at)],
      money: [],
      records: [],
    });
    return isLeft(done) ? left(whyNotBooked(done.left)) : right(visit);
  };

/** Keeps a time for ten minutes from now, ten times at most. */
export const extendHeldTime = changing(
  ({ extended }) => `more ${extended}`,
  (grant, now) => ({ kind: 'extend', grant, until: now + holdLasts }),
);

/** Lets go of a time that is held. */
export const leaveHeldTime = changing(
  () => 'leave',
  (grant) => ({ kind: 'release', grant }),
);
