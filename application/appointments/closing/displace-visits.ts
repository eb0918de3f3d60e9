import type { Town } from '#domain/access/town.ts';
import { missingPools } from '#domain/appointments/appointment-goods.ts';
import { needOf } from '#domain/appointments/appointment-need.ts';
import type { AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import { visitNotices } from '#domain/appointments/appointment-notices.ts';
import {
  closedVisitId,
  closedVisitKind,
  closedVisitRecord,
} from '#domain/appointments/closing/closure-records.ts';
import {
  closedVisitOf,
  displacedVisit,
  displacingActs,
  type MovedTo,
} from '#domain/appointments/closing/displace-visit.ts';
import { isMovedBy, type OfficeClosure } from '#domain/appointments/closing/office-closure.ts';
import { appointmentCode } from '#domain/appointments/visit-code.ts';
import { codeRecord, visitRecord } from '#domain/appointments/visit-record.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type BookingPorts, drawnShare, goodOfAppointments } from '../booking/booking-ports.ts';
import { dayCodes } from '../booking/day-codes.ts';
import type { PlannedVisit } from './plan-closure.ts';

type Ports = Pick<BookingPorts, 'goods' | 'goodsRecords' | 'clock' | 'random'>;

interface Displacing {
  readonly town: Town;
  readonly setup: AppointmentSetup;
  readonly closure: OfficeClosure;
}

/** The time that an appointment is moved to, with a code of that day; null if its person chooses. */
async function movedTo(
  ports: Ports,
  { town, setup, closure }: Displacing,
  { visit, proposed }: PlannedVisit,
): Promise<MovedTo | null> {
  const need = needOf(setup, visit);
  if (!isMovedBy(closure, visit.id) || proposed === null || isLeft(need)) return null;
  const { at, seat } = proposed;
  const used = await dayCodes(ports)(town.realm, closure.office, seat.day);
  const code = appointmentCode(used, drawnShare(ports.random));
  if (code === null) return null;
  const grant = `${visit.id}/${visit.moved + 2}/${seat.unit}`;
  return { at, seat: { ...seat, grant }, code, families: need.right.families };
}

/** Lets go of a time that somebody holds while typing: they are told when they go on. Whether it did. */
async function letGo(ports: Ports, town: Town, closure: OfficeClosure, grant: string): Promise<boolean> {
  const at = ports.clock.now();
  const done = await ports.goods.ask(goodOfAppointments(town.realm), {
    key: `close/${closure.id}/${grant}`,
    bodyHash: '',
    at,
    by: closure.by,
    acts: [{ kind: 'release', grant }],
    money: [],
    records: [],
  });
  return !isLeft(done);
}

/** What is stored of an appointment that a closure moved, or took its time from: the mail to its person too. */
async function recordsOf(
  { goodsRecords, clock }: Ports,
  { town, closure }: Displacing,
  { visit, version }: PlannedVisit,
  to: MovedTo | null,
): Promise<readonly GoodsRecord[]> {
  const at = clock.now();
  const after = displacedVisit(visit, closure, to, { at, by: closure.by });
  const { id, reason, office } = closure;
  const notices = visitNotices(after, to === null ? 'closed' : 'moved', at, { reason });
  const good = goodOfAppointments(town.realm);
  const noted = await goodsRecords.record(good, closedVisitKind, closedVisitId(id, visit.id));
  const closed = closedVisitOf(visit, closure, to, notices[0]?.id ?? null);
  return [
    visitRecord(after, version + 1),
    ...(to === null ? [] : [codeRecord(office, to.seat.day, to.code, to.at)]),
    closedVisitRecord(closed, (noted?.version ?? 0) + 1),
    ...notices,
  ];
}

/** Moves one appointment, or takes its time, with what is noted of it, in one request. Whether it did. */
async function displace(ports: Ports, work: Displacing, planned: PlannedVisit): Promise<boolean> {
  const { town, closure } = work;
  const { visit, version } = planned;
  const good = goodOfAppointments(town.realm);
  const at = ports.clock.now();
  const to = await movedTo(ports, work, planned);
  const acts = displacingActs(visit, to);
  const done = await ports.goods.ask(good, {
    key: `close/${closure.id}/${visit.id}/${version}/${to?.at ?? 'none'}/${to?.code ?? ''}`,
    bodyHash: '',
    at,
    by: closure.by,
    acts: [...missingPools(acts, await ports.goods.pools(good, at)), ...acts],
    money: [],
    records: await recordsOf(ports, work, planned, to),
  });
  return !isLeft(done);
}

/**
 * Moves each of these appointments or takes its time from it, one request each, so that a kill in the middle leaves each as
 * it was or as it will be. How many were done: others changed the rest meanwhile, or got the time first.
 */
export async function displaceVisits(
  ports: Ports,
  work: Displacing,
  planned: readonly PlannedVisit[],
): Promise<number> {
  let done = 0;
  for (const one of planned) {
    const { state, seat } = one.visit;
    const ask =
      state === 'held' && seat !== null
        ? letGo(ports, work.town, work.closure, seat.grant)
        : displace(ports, work, one);
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each leaves less free than it found
    if (await ask) done += 1;
  }
  return done;
}
