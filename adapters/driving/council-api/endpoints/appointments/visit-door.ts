import { goodOfAppointments } from '#application/appointments/booking/booking-ports.ts';
import { needsCensus } from '#application/appointments/booking/check-booker.ts';
import { readVisit } from '#application/appointments/booking/read-visit.ts';
import { holdGate } from '#application/scarcity/holds/hold-gate.ts';
import type { AppointmentService } from '#domain/appointments/appointment-office.ts';
import type { OfficeVisit } from '#domain/appointments/visit.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { appointmentRefused } from './appointment-refused.ts';
import { type CameToHold, type HoldRefusal, markOfCaller } from './hold-caller.ts';

/** Who holds: a device of which nobody knows whose it is, or a person of the census. */
const deviceHolder = (userId: string): string => `device ${userId}`;
const personHolder = (mark: string): string => `person ${mark}`;
const isPerson = (holder: string): boolean => holder.startsWith('person ');

/** Who holds a time that a call asks for. */
interface LetIn {
  readonly device: string;
  readonly isBusy: boolean;
}

async function servicesOf(
  council: ServerParts,
  realm: RealmId,
  ids: readonly string[],
): Promise<readonly AppointmentService[]> {
  const { services } = await council.appointments.setup(realm);
  return services.filter(({ id }) => ids.includes(id));
}

/** Decides who may hold times while nobody has checked who they are. */
export function visitDoor(council: ServerParts, triesAt?: (unfinished: number) => number) {
  const gate = holdGate(council, triesAt);
  const marked = markOfCaller(council);

  async function holderOf(came: CameToHold, userId: string): Promise<Either<HoldRefusal, LetIn>> {
    const { town, body } = came;
    const good = goodOfAppointments(town.realm);
    const letIn: LetIn = { device: deviceHolder(userId), isBusy: gate.isBusy(good) };
    // What is held already is answered as it is.
    if ((await readVisit(council)(town.realm, body.key)) !== null) return right(letIn);
    const services = await servicesOf(council, town.realm, body.services ?? []);
    const mark = await marked(came, services);
    if (isLeft(mark)) return mark;
    if (mark.right !== null) return right({ ...letIn, device: personHolder(mark.right) });
    const asked = { good, key: body.key, work: body.work ?? null, canBeChecked: needsCensus(services) };
    const refused = gate.whyNot(asked);
    return refused === null ? right(letIn) : left(appointmentRefused(refused));
  }

  /**
   * Why a time is not kept longer. While much is held, it is kept only for a person whom the council can check or, if it
   * cannot check anybody, for as much work as another hold.
   */
  async function whyNotLonger(came: CameToHold): Promise<HoldRefusal | null> {
    const { town, body } = came;
    const good = goodOfAppointments(town.realm);
    const kept = gate.isBusy(good) ? await readVisit(council)(town.realm, body.key) : null;
    if (kept === null || isPerson(kept.visit.holder)) return null;
    const services = await servicesOf(council, town.realm, kept.visit.services);
    if (needsCensus(services)) {
      const mark = await marked(came, services);
      if (isLeft(mark)) return mark.left;
      return mark.right === null ? appointmentRefused({ kind: 'identityNeeded' }) : null;
    }
    const longer = `${body.key}/${kept.extended}`;
    const refused = gate.whyNot({ good, key: longer, work: body.work ?? null, canBeChecked: false });
    return refused === null ? null : appointmentRefused(refused);
  }

  return {
    holderOf,
    whyNotLonger,
    held: (realm: RealmId, key: string, { holder }: Pick<OfficeVisit, 'holder'>): void => {
      if (!isPerson(holder)) gate.held(goodOfAppointments(realm), key);
    },
    finished: (realm: RealmId, key: string): void => gate.finished(goodOfAppointments(realm), key),
    isBusy: (realm: RealmId): boolean => gate.isBusy(goodOfAppointments(realm)),
  };
}

/** The same, as the endpoints have it. */
export type VisitDoor = ReturnType<typeof visitDoor>;
