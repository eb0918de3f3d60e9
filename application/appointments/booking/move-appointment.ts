import type { Town } from '#domain/access/town.ts';
import { giveToPerson, missingPools } from '#domain/appointments/appointment-goods.ts';
import { visitNotices } from '#domain/appointments/appointment-notices.ts';
import { deskChange, type ToldByDesk } from '#domain/appointments/desk-change.ts';
import { needOf } from '#domain/appointments/appointment-need.ts';
import type { BookingChannel } from '#domain/appointments/office-calendar.ts';
import { isToChoose, type OfficeVisit, type VisitSeat } from '#domain/appointments/visit.ts';
import { appointmentCode } from '#domain/appointments/visit-code.ts';
import { codeRecord, visitRecord } from '#domain/appointments/visit-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { freeSeat } from '../waiting/free-seat.ts';
import { type BookingPorts, drawnShare, goodOfAppointments } from './booking-ports.ts';
import { type BookingRefused, whyNotBooked } from './booking-refused.ts';
import { dayCodes } from './day-codes.ts';
import { findSeats } from './find-seats.ts';
import { type KeptVisit, readVisit } from './read-visit.ts';

/** Where to and when. */
export interface AskedMove {
  readonly visit: string;
  readonly office: string;
  readonly at: Instant;
  readonly channel: BookingChannel;
  readonly by: string;
  /** What staff say to its person; missing: the person moves it. */
  readonly told?: ToldByDesk;
}

interface WorkedMove {
  readonly kept: KeptVisit;
  /** Null: a closure took its time. */
  readonly from: VisitSeat | null;
  readonly to: VisitSeat;
  readonly families: readonly string[];
}

/** Gives one time back and takes the other in one request: whatever happens, the person has one of them. */
async function moveTo(
  ports: BookingPorts,
  town: Town,
  asked: AskedMove,
  { kept, from, to, families }: WorkedMove,
): Promise<Either<BookingRefused, OfficeVisit>> {
  const good = goodOfAppointments(town.realm);
  const now = ports.clock.now();
  const { visit, version } = kept;
  const used = await dayCodes(ports)(town.realm, asked.office, to.day);
  const code = appointmentCode(used, drawnShare(ports.random));
  if (code === null) return left({ kind: 'dayFull' });
  const after: OfficeVisit = {
    ...visit,
    office: asked.office,
    at: asked.at,
    seat: to,
    code,
    state: 'confirmed',
    moved: visit.moved + 1,
    ...(visit.closed && { closed: { ...visit.closed, isOpen: false } }),
    deeds: [...visit.deeds, { act: 'move', at: now, by: asked.by }],
  };
  const giving = giveToPerson(to, visit.holder, families);
  const said = deskChange(visit, after, asked.told ?? null, { act: 'move', at: now, by: asked.by });
  const freed = from === null ? { acts: [], records: [] } : await freeSeat(ports, town.realm, visit, from);
  const done = await ports.goods.ask(good, {
    key: `move/${to.grant}`,
    bodyHash: JSON.stringify([asked.office, asked.at, code]),
    at: now,
    by: asked.by,
    acts: [
      ...missingPools(giving, await ports.goods.pools(good, now)),
      ...(from === null ? [] : [{ kind: 'giveBack' as const, grant: from.grant }]),
      ...giving,
      ...freed.acts,
    ],
    money: [],
    records: [
      visitRecord(after, version + 1),
      codeRecord(asked.office, to.day, code, asked.at),
      ...freed.records,
      ...visitNotices(after, 'moved', now, { reason: asked.told?.reason ?? '' }),
      ...said.records,
    ],
    steps: said.steps,
  });
  return isLeft(done) ? left(whyNotBooked(done.left)) : right(after);
}

/** Moves an appointment that was not begun to another time, in the same office or in another one. */
export const moveAppointment =
  (ports: BookingPorts) =>
  async (town: Town, asked: AskedMove): Promise<Either<BookingRefused, OfficeVisit>> => {
    const kept = await readVisit(ports)(town.realm, asked.visit);
    if (kept === null) return left({ kind: 'unknownVisit' });
    const { visit } = kept;
    const isOpen = isToChoose(visit);
    const isAhead = visit.state === 'confirmed' && visit.seat !== null && visit.at > ports.clock.now();
    if (!isAhead && !isOpen) return left({ kind: 'wrongState', state: visit.state });
    if (!isOpen && visit.office === asked.office && visit.at === asked.at) return right(visit);
    const setup = await ports.appointments.setup(town.realm);
    const need = needOf(setup, visit);
    if (isLeft(need)) return need;
    const office = setup.offices.find(({ id }) => id === asked.office);
    if (office === undefined) return left({ kind: 'unknownOffice' });
    const { at, channel } = asked;
    const seats = await findSeats(ports)(town, { setup, office, need: need.right, channel, at });
    let refused: BookingRefused = { kind: 'taken' };
    for (const free of seats) {
      const to = { ...free, grant: `${visit.id}/${visit.moved + 2}/${free.unit}` };
      const work = { kept, from: isOpen ? null : visit.seat, to, families: need.right.families };
      // oxlint-disable-next-line no-await-in-loop -- another desk is tried only if somebody was faster at this one
      const moved = await moveTo(ports, town, asked, work);
      if (!isLeft(moved)) return moved;
      refused = moved.left;
      if (refused.kind !== 'taken') break;
    }
    return left(refused);
  };
