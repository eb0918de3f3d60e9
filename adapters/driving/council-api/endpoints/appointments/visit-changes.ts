import type { FastifyInstance } from 'fastify';
import { findVisitsCall } from '#adapters/wire/appointments/desk/find-visits.ts';
import type { FoundVisit } from '#adapters/wire/appointments/desk/found-visit.ts';
import { giveVisitBackAtDeskCall } from '#adapters/wire/appointments/desk/give-visit-back-at-desk.ts';
import { moveVisitAtDeskCall } from '#adapters/wire/appointments/desk/move-visit-at-desk.ts';
import { giveAppointmentBack } from '#application/appointments/booking/give-appointment-back.ts';
import { moveAppointment } from '#application/appointments/booking/move-appointment.ts';
import { readVisit } from '#application/appointments/booking/read-visit.ts';
import { findVisits } from '#application/appointments/counter/find-visits.ts';
import type { ListedVisit } from '#application/appointments/counter/list-visits.ts';
import { changeableAtCounter, nameAtCounter } from '#application/appointments/counter/name-at-counter.ts';
import type { Town } from '#domain/access/town.ts';
import type { ToldByDesk } from '#domain/appointments/desk-change.ts';
import { isToChoose, type OfficeVisit } from '#domain/appointments/visit.ts';
import { dayAt, parseDay } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openLines } from '../../contents/open-lines.ts';
import { route } from '../../plugins/route.ts';
import { appointmentRefused } from './appointment-refused.ts';
import { visitFees } from './visit-fees.ts';
import { writeCounterVisit } from './write-visit.ts';

const unknownVisit = left(appointmentRefused({ kind: 'unknownVisit' }));

/** The longest reason. */
const mostLetters = 300;

interface PostedWords {
  readonly reason?: string | null | undefined;
  readonly isTold?: boolean | null | undefined;
}

/** A visit for who found it. */
function writeFound(council: ServerParts, { realm, timeZone }: Town, listed: ListedVisit): FoundVisit {
  const { visit } = listed;
  const { office, at, person, state } = visit;
  const isAhead = state === 'confirmed' && at > council.clock.now();
  return {
    ...writeCounterVisit(nameAtCounter(council, realm, visit.id), listed, []),
    office,
    day: dayAt(at, timeZone),
    phone: person?.phone ?? null,
    hasMail: (person?.email ?? '') !== '',
    isOpen: isAhead || isToChoose(visit),
  };
}

/** What staff say to the person, and the name under which they are called if they do not know. */
const toldOf = (
  council: ServerParts,
  { realm }: Town,
  { id, deeds }: OfficeVisit,
  { reason, isTold }: PostedWords,
): ToldByDesk => ({
  reason: (reason ?? '').trim().slice(0, mostLetters),
  isTold: isTold === true,
  callId: `${nameAtCounter(council, realm, id)}-${deeds.length}`,
});

/** The visit as it is after something was done, or why it was not; who waits for what was freed is asked. */
const answeringChange =
  (council: ServerParts) =>
  async (town: Town, id: string, done: Either<{ readonly kind: string }, unknown>) => {
    await openLines(council).appointments(town);
    if (isLeft(done)) return left(appointmentRefused(done.left));
    const kept = await readVisit(council)(town.realm, id);
    return kept === null ? unknownVisit : right(writeFound(council, town, kept));
  };

/** What staff change of the appointments of people who ask for it, or whom they cannot serve. */
export function visitChangeEndpoints(server: FastifyInstance, council: ServerParts): void {
  const answer = answeringChange(council);

  route(server, council, findVisitsCall, async ({ town, body: { text, office, day } }) => {
    const sought = { text: text.slice(0, mostLetters), office: office ?? null, day: parseDay(day ?? '') };
    const { found, count } = await findVisits(council)(town, sought);
    return right({ items: found.map((one) => writeFound(council, town, one)), itemsCount: count });
  });

  const fees = visitFees(council);
  route(server, council, giveVisitBackAtDeskCall, async (came) => {
    const { town, office, visit: name, member, body, request } = came;
    const visit = await changeableAtCounter(council)(town, office, parseDay(body.day), name);
    if (visit === null) return unknownVisit;
    const told = toldOf(council, town, visit, body);
    const done = await giveAppointmentBack(council)(town.realm, visit.id, member.name, told);
    await fees.giveBack(town, visit.id, request.log);
    return answer(town, visit.id, done);
  });

  route(server, council, moveVisitAtDeskCall, async ({ town, office, visit: name, member, body }) => {
    const { toOffice, at } = body;
    const moment = Date.parse(at);
    if (Number.isNaN(moment)) return left(appointmentRefused({ kind: 'taken' }));
    const visit = await changeableAtCounter(council)(town, office, parseDay(body.day), name);
    if (visit === null) return unknownVisit;
    const told = toldOf(council, town, visit, body);
    const asked = {
      visit: visit.id,
      office: toOffice,
      at: moment,
      channel: 'desk',
      by: member.name,
    } as const;
    return answer(town, visit.id, await moveAppointment(council)(town, { ...asked, told }));
  });
}
