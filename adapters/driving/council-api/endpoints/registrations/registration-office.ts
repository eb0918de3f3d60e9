import type { FastifyInstance } from 'fastify';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { callActivityOffCall } from '#adapters/wire/registrations/office/call-off-activity.ts';
import { answerAppealCall } from '#adapters/wire/registrations/office/answer-appeal.ts';
import { endPlaceCall } from '#adapters/wire/registrations/office/end-place.ts';
import { judgeApplicationCall } from '#adapters/wire/registrations/office/judge-application.ts';
import { publishAdmissionListCall } from '#adapters/wire/registrations/office/publish-list.ts';
import { takeActivityCallOffBackCall } from '#adapters/wire/registrations/office/take-call-off-back.ts';
import { tendFeePartCall } from '#adapters/wire/registrations/office/tend-fee-part.ts';
import { takeAttendanceCall } from '#adapters/wire/registrations/office/take-attendance.ts';
import { readActivityKey } from '#application/registrations/activity-key.ts';
import {
  answerAppeal,
  judgeApplication,
  type JudgedApplication,
} from '#application/registrations/admission/judge-application.ts';
import { publishList } from '#application/registrations/admission/publish-list.ts';
import {
  callActivityOff,
  takeActivityCallOffBack,
} from '#application/registrations/call-off/call-activity-off.ts';
import { endPlace } from '#application/registrations/after/leave-activity.ts';
import { tendPart } from '#application/registrations/after/tend-part.ts';
import { takeAttendance } from '#application/registrations/after/take-attendance.ts';
import { applicationOfCode, readApplication } from '#application/registrations/read-applications.ts';
import type { ActivityPlaces } from '#application/registrations/registration-ports.ts';
import type { Town } from '#domain/access/town.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { applicantsToCallEndpoints } from './applicants-to-call.ts';
import { passOnAfter } from './answer-application.ts';
import { activityIn, registrationRefused, type RegistrationRefusal } from './asked-activity.ts';
import { feeRefunds } from './paid-registrations.ts';
import { writeStaffApplication } from './write-staff-application.ts';

/** The application that a person of staff names by its letters. */
export async function namedByCode(
  council: ServerParts,
  town: Town,
  { activity, code }: { readonly activity: string; readonly code: string },
): Promise<Either<RegistrationRefusal, { readonly places: ActivityPlaces; readonly key: string }>> {
  const asked = await activityIn(council, town, activity);
  if (isLeft(asked)) return asked;
  const kept = await applicationOfCode(council)(asked.right.good, code);
  return kept === null
    ? left(registrationRefused({ kind: 'unknownApplication' }))
    : right({ places: asked.right, key: kept.application.id });
}

/** An application as it is now, for the person of staff who changed it. */
async function shownNow(
  council: ServerParts,
  { activity, good }: ActivityPlaces,
  key: string,
): Promise<StaffApplicationAnswer> {
  const kept = await readApplication(council)(good, key);
  if (kept === null) throw new Error('an application that was changed is gone');
  return writeStaffApplication(council, activity, await readActivityKey(council)(good))(kept.application);
}

function admits(server: FastifyInstance, council: ServerParts): void {
  const passOn = passOnAfter(council);
  type Decide = typeof judgeApplication | typeof answerAppeal;
  const deciding =
    (decide: Decide) =>
    async (
      town: Town,
      activity: string,
      { code, ...verdict }: Omit<JudgedApplication, 'by'> & { readonly code: string },
      by: string,
    ) => {
      const named = await namedByCode(council, town, { activity, code });
      if (isLeft(named)) return named;
      const { places, key } = named.right;
      const done = await decide(council)(places, key, { ...verdict, by });
      if (isLeft(done)) return left(registrationRefused(done.left));
      await passOn(places, server);
      return right(await shownNow(council, places, key));
    };
  const [judge, appeal] = [deciding(judgeApplication), deciding(answerAppeal)];
  route(server, council, judgeApplicationCall, async ({ town, id, body, member }) =>
    judge(town, id, body, member.name),
  );
  route(server, council, answerAppealCall, async ({ town, id, body, member }) =>
    appeal(town, id, body, member.name),
  );
  route(server, council, publishAdmissionListCall, async ({ town, id, body, member }) => {
    const asked = await activityIn(council, town, id);
    if (isLeft(asked)) return asked;
    const done = await publishList(council)(asked.right, body.list, member.name);
    if (isLeft(done)) return left(registrationRefused(done.left));
    const { provisional, final } = done.right;
    const written = (at: number | null) => (at === null ? null : new Date(at).toISOString());
    return right({ provisional: written(provisional), final: written(final) });
  });
}

function tends(server: FastifyInstance, council: ServerParts): void {
  const passOn = passOnAfter(council);
  const refunds = feeRefunds(council);
  route(server, council, endPlaceCall, async ({ town, id, body, member, request }) => {
    const named = await namedByCode(council, town, { activity: id, code: body.code });
    if (isLeft(named)) return named;
    const { places, key } = named.right;
    const { to, reason } = body;
    const ports = { ...council, refund: refunds(town) };
    const done = await endPlace(ports)(places, key, { to, reason, by: member.name });
    if (isLeft(done)) return left(registrationRefused(done.left));
    await passOn(places, request);
    return right({ money: done.right, application: await shownNow(council, places, key) });
  });
  route(server, council, tendFeePartCall, async ({ town, id, body, member }) => {
    const named = await namedByCode(council, town, { activity: id, code: body.code });
    if (isLeft(named)) return named;
    const { places, key } = named.right;
    const { n, act, reason } = body;
    const done = await tendPart(council)(places, key, { n, act, reason, by: member.name });
    if (isLeft(done)) return left(registrationRefused(done.left));
    return right(await shownNow(council, places, key));
  });
  route(server, council, takeAttendanceCall, async ({ town, id, body, member }) => {
    const named = await namedByCode(council, town, { activity: id, code: body.code });
    if (isLeft(named)) return named;
    const { places, key } = named.right;
    const { day, isPresent } = body;
    const done = await takeAttendance(council)(places, key, { day, isPresent, by: member.name });
    if (isLeft(done)) return left(registrationRefused(done.left));
    return right(await shownNow(council, places, key));
  });
}

function callsActivitiesOff(server: FastifyInstance, council: ServerParts): void {
  const refunds = feeRefunds(council);
  route(server, council, callActivityOffCall, async ({ town, id, body, member }) => {
    const asked = await activityIn(council, town, id);
    if (isLeft(asked)) return asked;
    const ports = { ...council, refund: refunds(town) };
    const done = await callActivityOff(ports)(asked.right, { reason: body.reason, by: member.name });
    if (isLeft(done)) return left(registrationRefused(done.left));
    const { isOff, applications, waits } = done.right;
    return right({ isCalledOff: isOff, applications, waits });
  });
  route(server, council, takeActivityCallOffBackCall, async ({ town, id, member }) => {
    const asked = await activityIn(council, town, id);
    if (isLeft(asked)) return asked;
    const done = await takeActivityCallOffBack(council)(asked.right, member.name);
    return isLeft(done) ? left(registrationRefused(done.left)) : right({ isTakenBack: true });
  });
}

/** What people of staff decide about applications and places. */
export function registrationOfficeEndpoints(server: FastifyInstance, council: ServerParts): void {
  admits(server, council);
  tends(server, council);
  callsActivitiesOff(server, council);
  applicantsToCallEndpoints(server, council);
}
