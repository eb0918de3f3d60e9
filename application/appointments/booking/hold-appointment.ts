import { holdForDevice, missingPools } from '#domain/appointments/appointment-goods.ts';
import { type AppointmentNeed, type AskedServices, needOf } from '#domain/appointments/appointment-need.ts';
import type { BookingChannel } from '#domain/appointments/office-calendar.ts';
import type { OfficeVisit, VisitSeat } from '#domain/appointments/visit.ts';
import { visitRecord } from '#domain/appointments/visit-record.ts';
import type { Town } from '#domain/access/town.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { holdRest } from '#domain/scarcity/work/hold-load.ts';
import { type BookingPorts, drawnShare, goodOfAppointments } from './booking-ports.ts';
import { type BookingRefused, whyNotBooked } from './booking-refused.ts';
import { findSeats } from './find-seats.ts';
import { holdLasts, lettingGoOf } from './let-go.ts';
import { type KeptVisit, readVisit } from './read-visit.ts';

/** The time that a person chose. */
export interface AskedHold extends AskedServices {
  /** Made by chance on the device. */
  readonly id: string;
  readonly office: string;
  readonly at: Instant;
  readonly channel: BookingChannel;
  /** The mark of the device, or of the person of staff: each holds one time. */
  readonly device: string;
  readonly by: string;
  /** Whether so much is held that what the device lets go of rests first. */
  readonly isBusy?: boolean;
}

const isSame = ({ office, services, people, at }: OfficeVisit, asked: AskedHold): boolean =>
  office === asked.office &&
  at === asked.at &&
  people === asked.people &&
  services.join(' ') === [...new Set(asked.services)].join(' ');

function newVisit(asked: AskedHold, need: AppointmentNeed, seat: VisitSeat): OfficeVisit {
  const { id, office, at, device, people } = asked;
  return {
    id,
    office,
    services: need.services.map((one) => one.id),
    people,
    at,
    seat,
    state: 'held',
    code: null,
    holder: device,
    person: null,
    moved: 0,
    desk: null,
    deeds: [],
  };
}

/** The acts that let go of what the device holds: who chooses another time wants the first one no longer. */
async function lettingGo(
  ports: Pick<BookingPorts, 'goods' | 'clock' | 'random'>,
  town: Town,
  { device, isBusy }: Pick<AskedHold, 'device' | 'isBusy'>,
): Promise<readonly GoodsAct[]> {
  const grants = await ports.goods.grantsOf(goodOfAppointments(town.realm), device, ports.clock.now());
  return grants
    .filter(({ status }) => status === 'held')
    .flatMap((grant) => lettingGoOf(ports, grant, isBusy === true));
}

async function holdSeat(
  ports: BookingPorts,
  town: Town,
  asked: AskedHold,
  work: { readonly need: AppointmentNeed; readonly seat: VisitSeat },
): Promise<Either<BookingRefused, OfficeVisit>> {
  const good = goodOfAppointments(town.realm);
  const at = ports.clock.now();
  const { id, device, by } = asked;
  const visit = newVisit(asked, work.need, work.seat);
  const hold = holdForDevice(work.seat, device, at + holdLasts + (visit.seat?.rest ?? 0));
  const pools = missingPools([hold], await ports.goods.pools(good, at));
  const acts = [...pools, ...(await lettingGo(ports, town, asked)), hold];
  const request: GoodsRequest = {
    key: `hold/${id}/${work.seat.unit}`,
    bodyHash: JSON.stringify([asked.office, asked.at, visit.services, visit.people]),
    at,
    by,
    acts,
    money: [],
    records: [visitRecord(visit, 1)],
  };
  const done = await ports.goods.ask(good, request);
  return isLeft(done) ? left(whyNotBooked(done.left)) : right(visit);
}

/** Sets a time aside for ten minutes. The same asked again, because its answer was lost, is answered as it is now. */
export const holdAppointment =
  (ports: BookingPorts) =>
  async (town: Town, asked: AskedHold): Promise<Either<BookingRefused, KeptVisit>> => {
    const before = await readVisit(ports)(town.realm, asked.id);
    if (before !== null) return isSame(before.visit, asked) ? right(before) : left({ kind: 'otherVisit' });
    const setup = await ports.appointments.setup(town.realm);
    const need = needOf(setup, asked);
    if (isLeft(need)) return need;
    const office = setup.offices.find(({ id }) => id === asked.office);
    if (office === undefined) return left({ kind: 'unknownOffice' });
    const { at, channel } = asked;
    const seats = await findSeats(ports)(town, { setup, office, need: need.right, channel, at });
    let refused: BookingRefused = { kind: 'taken' };
    for (const free of seats) {
      // At a desk a person of staff sees who holds.
      const rest = channel === 'web' ? { rest: holdRest(drawnShare(ports.random)) } : {};
      const seat: VisitSeat = { ...free, ...rest, grant: `${asked.id}/0/${free.unit}` };
      // oxlint-disable-next-line no-await-in-loop -- another desk is tried only if somebody was faster at this one
      const held = await holdSeat(ports, town, asked, { need: need.right, seat });
      if (!isLeft(held)) break;
      refused = held.left;
      if (refused.kind !== 'taken') break;
    }
    const kept = await readVisit(ports)(town.realm, asked.id);
    return kept === null ? left(refused) : right(kept);
  };
