import type { FastifyInstance } from 'fastify';
import { goodSubject } from '#adapters/driven/stores-shared/scarcity/goods-row.ts';
import { exportApplicationsCall } from '#adapters/wire/registrations/office/export-applications.ts';
import { listApplicationStepsCall } from '#adapters/wire/registrations/office/list-application-steps.ts';
import { listStaffApplicationsCall } from '#adapters/wire/registrations/office/list-applications.ts';
import { listStaffActivitiesCall } from '#adapters/wire/registrations/office/list-staff-activities.ts';
import { readProofCall } from '#adapters/wire/registrations/office/read-proof.ts';
import { writeActivityRow } from '#adapters/wire/registrations/write-activity.ts';
import { writeStep } from '#adapters/wire/steps/step.ts';
import {
  type ReadActivityCallOff,
  readActivityCallOff,
} from '#application/registrations/call-off/read-activity-call-off.ts';
import { readActivityKey } from '#application/registrations/activity-key.ts';
import { noteProofRead, readProof } from '#application/registrations/apply/put-proof.ts';
import {
  applicationOfCode,
  listApplications,
  readLists,
} from '#application/registrations/read-applications.ts';
import { placesOfActivity } from '#application/registrations/registration-ports.ts';
import { activityPhase } from '#domain/registrations/activity/activity-phase.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import { figuresOfActivity } from '#domain/registrations/activity/activity-figures.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { asWritten, route } from '../../plugins/route.ts';
import { languageOf } from '../requests/captcha.ts';
import { applicationTable, applicationWorkbook } from './application-table.ts';
import { activitiesOf, activityIn, registrationRefused } from './asked-activity.ts';
import { writeStaffApplication } from './write-staff-application.ts';

const tableTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

async function rowOf(council: ServerParts, realm: RealmId, activity: Activity) {
  const { good } = placesOfActivity(realm, activity);
  const [{ lists }, all] = await Promise.all([
    readLists(council)(good),
    listApplications(council)(good, null),
  ]);
  const phase = activityPhase(activity, lists, council.clock.now());
  const { states, ...waiting } = figuresOfActivity(
    activity,
    all.map(({ application }) => application),
    council.clock.now(),
  );
  return { ...writeActivityRow(activity, phase), ...waiting, states: { ...states } };
}

const writeCallOff = ({ callOff, isOff }: ReadActivityCallOff) =>
  callOff && {
    reason: callOff.reason,
    by: callOff.signatures.map(({ by }) => by),
    isCalledOff: isOff,
  };

/** What people of staff read: activities with what waits, applications with names, their proofs. */
export function listedApplicationEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, listStaffActivitiesCall, async ({ town, realm }) => {
    const all = await activitiesOf(council, town);
    return right({ items: await Promise.all(all.map((one) => rowOf(council, realm, one))) });
  });

  route(server, council, listStaffApplicationsCall, async ({ town, id }) => {
    const asked = await activityIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { activity, good } = asked.right;
    const write = writeStaffApplication(council, activity, await readActivityKey(council)(good));
    const all = await listApplications(council)(good, null);
    const items = all.map(({ application }) => write(application));
    return right({ items, callOff: writeCallOff(await readActivityCallOff(council)(good)) });
  });

  route(server, council, exportApplicationsCall, async ({ town, realm, id, format, reply, request }) => {
    const asked = await activityIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { activity, good } = asked.right;
    const applications = (await listApplications(council)(good, null)).map((one) => one.application);
    const key = await readActivityKey(council)(good);
    const tabled = { town, activity, key, applications, now: council.clock.now() };
    const ending = format === 'xlsx' ? 'xlsx' : 'csv';
    reply
      .type(tableTypes[ending])
      .header('content-disposition', `attachment; filename="${realm}-${id}.${ending}"`);
    if (ending === 'csv') return right(asWritten(applicationTable(council, tabled)));
    const language = languageOf(request, town.defaultLanguage);
    return right(asWritten(Buffer.from(await applicationWorkbook(language, council, tabled))));
  });

  route(server, council, listApplicationStepsCall, async ({ town, realm, id, code }) => {
    const asked = await activityIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { good } = asked.right;
    const kept = await applicationOfCode(council)(good, code);
    if (kept === null) return left(registrationRefused({ kind: 'unknownApplication' }));
    const subject = goodSubject(good.good, `application/${kept.application.code}`);
    return right({ items: (await council.steps.of(realm, subject)).map(writeStep) });
  });

  route(server, council, readProofCall, async ({ town, id, code, proof, reply, member }) => {
    const asked = await activityIn(council, town, id);
    if (isLeft(asked)) return asked;
    const kept = await applicationOfCode(council)(asked.right.good, code);
    const read = kept && (await readProof(council)(asked.right, kept.application, proof));
    if (kept === null || read === null) return left({ kind: 'unknownFile' });
    await noteProofRead(council)(asked.right, kept.application, { proof, by: member.name });
    void reply
      .type(types[read.file.type] ?? 'application/octet-stream')
      .header('content-disposition', `attachment; filename="${code}-${proof}.${read.file.type}"`)
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
    return right(Buffer.from(read.content));
  });
}
