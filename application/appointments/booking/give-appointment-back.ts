import { visitNotices } from '#domain/appointments/appointment-notices.ts';
import { deskChange, type ToldByDesk } from '#domain/appointments/desk-change.ts';
import { feeBack } from '#domain/appointments/fees/visit-fee.ts';
import { isToChoose, type OfficeVisit } from '#domain/appointments/visit.ts';
import { visitRecord } from '#domain/appointments/visit-record.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { freeSeat } from '../waiting/free-seat.ts';
import { type BookingPorts, goodOfAppointments } from './booking-ports.ts';
import { type BookingRefused, whyNotBooked } from './booking-refused.ts';
import { type KeptVisit, readVisit } from './read-visit.ts';

type Ports = Pick<BookingPorts, 'goods' | 'goodsRecords' | 'clock' | 'random'>;

/** Notes that a person whose time was closed wants no other one. They have nothing to give back. */
async function wantNone(
  ports: Ports,
  realm: RealmId,
  { visit, version }: KeptVisit,
  by: string,
): Promise<Either<BookingRefused, OfficeVisit>> {
  const at = ports.clock.now();
  const closed = visit.closed && { ...visit.closed, isOpen: false };
  const deeds = [...visit.deeds, { act: 'cancel', at, by }];
  const back = feeBack(visit);
  const after: OfficeVisit = { ...visit, person: null, ...(closed && { closed }), deeds, ...back.change };
  const done = await ports.goods.ask(goodOfAppointments(realm), {
    key: `back/${visit.id}/${version}`,
    bodyHash: '',
    at,
    by,
    acts: [],
    money: back.money,
    records: [visitRecord(after, version + 1)],
  });
  return isLeft(done) ? left(whyNotBooked(done.left)) : right(after);
}

/**
 * Gives an appointment back before its time. Its cells rest until a random moment, so that it says nothing to who asks for
 * them. Sent again, it is answered as it is now.
 *
 * @param told what staff say to its person, if they give it back
 */
export const giveAppointmentBack =
  (ports: Ports) =>
  async (
    realm: RealmId,
    id: string,
    by: string,
    told: ToldByDesk | null = null,
  ): Promise<Either<BookingRefused, OfficeVisit>> => {
    const kept = await readVisit(ports)(realm, id);
    if (kept === null) return left({ kind: 'unknownVisit' });
    const { visit, version } = kept;
    if (isToChoose(visit)) return wantNone(ports, realm, kept, by);
    if (visit.state === 'cancelled') return right(visit);
    const at = ports.clock.now();
    if (visit.state !== 'confirmed' || visit.seat === null || visit.at <= at)
      return left({ kind: 'wrongState', state: visit.state });
    const { seat } = visit;
    const deeds = [...visit.deeds, { act: 'cancel', at, by }];
    const back = feeBack(visit);
    const after: OfficeVisit = { ...visit, state: 'cancelled', person: null, deeds, ...back.change };
    const freed = await freeSeat(ports, realm, visit, seat);
    const said = deskChange(visit, after, told, { act: 'cancel', at, by });
    const reason = told?.reason ?? '';
    const done = await ports.goods.ask(goodOfAppointments(realm), {
      key: `back/${seat.grant}`,
      bodyHash: '',
      at,
      by,
      acts: [{ kind: 'giveBack', grant: seat.grant }, ...freed.acts],
      money: back.money,
      records: [
        visitRecord(after, version + 1),
        ...freed.records,
        ...visitNotices(after, 'cancelled', at, { person: visit.person, reason, amount: back.amount }),
        ...said.records,
      ],
      steps: said.steps,
    });
    return isLeft(done) ? left(whyNotBooked(done.left)) : right(after);
  };
