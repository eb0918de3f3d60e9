import { letRest } from '#domain/appointments/appointment-goods.ts';
import type { OfficeVisit, VisitSeat } from '#domain/appointments/visit.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type BookingPorts, goodOfAppointments } from './booking-ports.ts';
import { type BookingRefused, whyNotBooked } from './booking-refused.ts';
import { holdLasts, restOver } from './let-go.ts';
import { type KeptVisit, readVisit } from './read-visit.ts';

type Ports = Pick<BookingPorts, 'goods' | 'goodsRecords' | 'clock'>;

/** Does something with a time that is held; pressed twice at once, it counts once. */
async function changing(
  ports: Ports,
  realm: RealmId,
  id: string,
  work: {
    readonly key: (kept: KeptVisit) => string;
    readonly acts: (seat: VisitSeat) => readonly GoodsAct[];
  },
): Promise<Either<BookingRefused, OfficeVisit>> {
  const kept = await readVisit(ports)(realm, id);
  if (kept === null) return left({ kind: 'unknownVisit' });
  const { visit } = kept;
  if (visit.state !== 'held' || visit.seat === null) return left({ kind: 'wrongState', state: visit.state });
  const done = await ports.goods.ask(goodOfAppointments(realm), {
    key: `${work.key(kept)}/${id}`,
    bodyHash: '',
    at: ports.clock.now(),
    by: 'sender',
    acts: work.acts(visit.seat),
    money: [],
    records: [],
  });
  return isLeft(done) ? left(whyNotBooked(done.left)) : right(visit);
}

/** Keeps a time for ten minutes from now, ten times at most. */
export const extendHeldTime =
  (ports: Ports) =>
  (realm: RealmId, id: string): Promise<Either<BookingRefused, OfficeVisit>> =>
    changing(ports, realm, id, {
      key: ({ extended }) => `more ${extended}`,
      acts: ({ grant, rest = 0 }) => [{ kind: 'extend', grant, until: ports.clock.now() + holdLasts + rest }],
    });

/** Lets go of a time that is held. If much is held, it rests until a random moment before others see it. */
export const leaveHeldTime =
  (ports: Ports & Pick<BookingPorts, 'random'>) =>
  (realm: RealmId, id: string, isBusy = false): Promise<Either<BookingRefused, OfficeVisit>> =>
    changing(ports, realm, id, {
      key: () => 'leave',
      acts: (seat) => [
        { kind: 'release', grant: seat.grant },
        ...(isBusy ? letRest(seat, seat.cells, restOver(ports)) : []),
      ],
    });
