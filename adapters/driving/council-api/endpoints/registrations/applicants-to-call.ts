import type { FastifyInstance } from 'fastify';
import type { PeopleToTell } from '#adapters/wire/office/person-to-tell.ts';
import {
  listApplicantsToCallCall,
  noteApplicantCalledCall,
} from '#adapters/wire/registrations/office/applicants-to-call.ts';
import {
  type ApplicantToCall,
  applicantsToCall,
  noteApplicantCalled,
} from '#application/registrations/call-off/applicants-to-call.ts';
import type { ActivityPlaces } from '#application/registrations/registration-ports.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { writePhoneCall } from '../notices/write-phone-call.ts';
import { activityIn, registrationRefused } from './asked-activity.ts';

const written = ({ code, name, phone, word, group, until, called }: ApplicantToCall) => ({
  person: code,
  name,
  phone,
  word,
  of: group,
  until: until === null ? null : new Date(until).toISOString(),
  called: writePhoneCall(called),
});

/** Whom of an activity staff call, because no mail reaches them. */
export function applicantsToCallEndpoints(server: FastifyInstance, council: ServerParts): void {
  const listed = async ({ good }: ActivityPlaces): Promise<PeopleToTell> => ({
    items: (await applicantsToCall(council)(good)).map(written),
    unreachable: 0,
  });
  route(server, council, listApplicantsToCallCall, async ({ town, id }) => {
    const asked = await activityIn(council, town, id);
    return isLeft(asked) ? asked : right(await listed(asked.right));
  });
  route(server, council, noteApplicantCalledCall, async ({ town, id, body, member }) => {
    const asked = await activityIn(council, town, id);
    if (isLeft(asked)) return asked;
    const done = await noteApplicantCalled(council)(asked.right.good, body.person, member.name);
    return isLeft(done) ? left(registrationRefused(done.left)) : right(await listed(asked.right));
  });
}
