import type { FastifyInstance } from 'fastify';
import { listPeopleToCallCall } from '#adapters/wire/appointments/desk/list-people-to-call.ts';
import { noteCalledCall } from '#adapters/wire/appointments/desk/note-called.ts';
import type { PersonToCallAnswer } from '#adapters/wire/appointments/desk/person-to-call.ts';
import { noteCalled, peopleToCall } from '#application/appointments/counter/people-to-call.ts';
import type { PersonToCall } from '#domain/appointments/person-to-call.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { appointmentRefused } from './appointment-refused.ts';

const momentText = (at: number): string => new Date(at).toISOString();

/** A person to call, without who has called them: nobody has. */
const writePerson = (one: PersonToCall): PersonToCallAnswer => ({
  id: one.id,
  name: one.name,
  phone: one.phone,
  code: one.code,
  services: [...one.services],
  from: momentText(one.from),
  office: one.office,
  to: one.to === null ? null : momentText(one.to),
  toOffice: one.toOffice,
  reason: one.reason,
  by: one.by,
  at: momentText(one.at),
});

/** Who has to be called because staff changed their appointment. */
export function peopleToCallEndpoints(server: FastifyInstance, council: ServerParts): void {
  const listed = async (realm: RealmId) => {
    const items = (await peopleToCall(council)(realm)).map(writePerson);
    return right({ items, itemsCount: items.length });
  };

  route(server, council, listPeopleToCallCall, ({ town }) => listed(town.realm));

  route(server, council, noteCalledCall, async ({ town, member, body: { person } }) => {
    const done = await noteCalled(council)(town.realm, person, member.name);
    return isLeft(done) ? left(appointmentRefused(done.left)) : listed(town.realm);
  });
}
