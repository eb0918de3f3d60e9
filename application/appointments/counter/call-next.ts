import type { Town } from '#domain/access/town.ts';
import { actOnVisit, type CounterDeed } from '#domain/appointments/act-on-visit.ts';
import type { OfficeDesk } from '#domain/appointments/appointment-office.ts';
import { deskRecord, counterDeskKind } from '#domain/appointments/counter-desk.ts';
import { counterStep } from '#domain/appointments/counter-step.ts';
import { queueAtDesk, queueOf } from '#domain/appointments/queue.ts';
import { visitRecord } from '#domain/appointments/visit-record.ts';
import { isAtDesk } from '#domain/appointments/waits/desks-at-work.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';
import type { ListedVisit } from './list-visits.ts';
import { officeNow, type OfficePorts } from './office-now.ts';

/** A desk that is ready for the next person. */
export interface AskedNext {
  readonly office: string;
  readonly desk: string;
  /** The key of the visit that it ends with the same step; null if it has none. */
  readonly finished: string | null;
  readonly note?: string;
  readonly by: string;
}

/** Why no desk calls. */
export interface NextRefused {
  readonly kind: 'unknownOffice' | 'noDesk' | 'changed';
}

type Ports = OfficePorts & Pick<BookingPorts, 'goods'>;

/** How often another person is called if another desk was faster. */
const mostTries = 20;

interface DeskNow {
  readonly desk: OfficeDesk;
  readonly listed: readonly ListedVisit[];
  /** The visit that is ended, and the one that is called; null: there is none. */
  readonly ended: ListedVisit | null;
  readonly next: ListedVisit | null;
  /** Whom the desk has already: the same was asked before. */
  readonly has: ListedVisit | null;
}

async function deskNow(
  ports: Ports,
  town: Town,
  { office, desk: id, finished }: AskedNext,
): Promise<Either<NextRefused, DeskNow>> {
  const found = await officeNow(ports)(town, office);
  if (found === null) return left({ kind: 'unknownOffice' });
  const desk = found.office.desks.find((one) => one.id === id);
  if (desk === undefined) return left({ kind: 'noDesk' });
  const atDesk = found.listed.filter(({ visit }) => isAtDesk(visit) && visit.desk === id);
  const first = queueAtDesk(queueOf(found.visits), desk)[0]?.visit.id;
  return right({
    desk,
    listed: found.listed,
    ended: atDesk.find(({ visit }) => visit.id === finished) ?? null,
    has: atDesk.find(({ visit }) => visit.id !== finished) ?? null,
    next: found.listed.find(({ visit }) => visit.id === first) ?? null,
  });
}

/** What a deed stores of a visit, with its step; nothing without a visit. */
function storedBy(listed: ListedVisit | null, deed: CounterDeed) {
  const done = listed === null ? null : actOnVisit(listed.visit, deed);
  if (listed === null || done === null || isLeft(done)) return [];
  const { visit, version } = listed;
  return [{ record: visitRecord(done.right, version + 1), step: counterStep(visit.state, done.right, deed) }];
}

/** Ends one visit and calls the other in one request, with the record of the desk: a desk calls one person at a time. */
async function endAndCall(ports: Ports, town: Town, asked: AskedNext, { ended, next }: DeskNow) {
  const good = goodOfAppointments(town.realm);
  const at = ports.clock.now();
  const { office, desk, by, note } = asked;
  const record = await ports.goodsRecords.record(good, counterDeskKind, `${office}/${desk}`);
  const version = (record?.version ?? 0) + 1;
  const stored = [
    ...storedBy(ended, { act: 'finish', by, desk, at, ...(note !== undefined && { note }) }),
    ...storedBy(next, { act: 'call', by, desk, at }),
  ];
  const records = stored.map((one) => one.record);
  return ports.goods.ask(good, {
    key: `next/${office}/${desk}/${version}`,
    bodyHash: JSON.stringify(records.map(({ id }) => id)),
    at,
    by,
    acts: [],
    money: [],
    records: [...records, deskRecord({ office, desk, at, by }, version)],
    steps: stored.map(({ step }) => step),
  });
}

/**
 * Ends the visit before a desk and calls who waits longest among those whom it can serve. Two desks that ask at the same
 * moment get different people; a desk that asks again because an answer was lost gets the same one. Null: nobody waits.
 */
export const callNext =
  (ports: Ports) =>
  async (town: Town, asked: AskedNext): Promise<Either<NextRefused, string | null>> => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable no-await-in-loop -- another person is called only if another desk was faster
      const desk = await deskNow(ports, town, asked);
      if (isLeft(desk)) return desk;
      const { has, next, ended } = desk.right;
      if (has !== null) return right(has.visit.id);
      if (next === null && ended === null) return right(null);
      const done = await endAndCall(ports, town, asked, desk.right);
      // oxlint-enable no-await-in-loop
      if (!isLeft(done)) return right(next?.visit.id ?? null);
    }
    return left({ kind: 'changed' });
  };
