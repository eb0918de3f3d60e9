import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveDates } from '#adapters/driven/town-folder/relative-dates.ts';
import { readActivityDocument } from '#adapters/wire/registrations/activity-document.ts';
import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { day, daysBefore, type SampleMoment } from './sample-moments.ts';
import { aSession, posting, type SampleAnswer, type Server } from './sample-people.ts';
import type { SampleApplication, SampleWork } from './sample-work-file.ts';

interface Given {
  readonly realm: string;
  readonly folder: string;
  readonly work: Pick<SampleWork, 'applications' | 'draws'>;
  readonly server: Server;
  readonly staffPost: (path: string, payload: object, by?: string) => Promise<SampleAnswer>;
}

const hour = day / 24;

const timeZone = 'Europe/Madrid';

/** The activities of a sample town, by their documents, as they are at a moment. */
function activitiesIn(folder: string, now: Instant): ReadonlyMap<string, Activity> {
  const file = readFileSync(join(folder, 'collections', 'actividades.json'), 'utf8');
  const written = JSON.parse(resolveDates(file, dayAt(now, timeZone))) as readonly { readonly _id: string }[];
  return new Map(
    written.flatMap((raw) => {
      const read = readActivityDocument(raw, raw._id, timeZone);
      return isLeft(read) ? [] : [[raw._id, read.right] as const];
    }),
  );
}

/** When somebody applied: some days ago, but before applications closed. Null: they do not come yet. */
function momentOf({ times }: Activity, { daysAgo }: SampleApplication, now: Instant): Instant | null {
  const at = Math.min(daysBefore(now, daysAgo), times.closes - hour * (1 + daysAgo));
  return at < times.opens ? null : at;
}

/** Pays a place at the sandbox. */
async function payFor(realm: string, server: Server, { payment }: OwnApplicationAnswer): Promise<void> {
  if (payment === null) return;
  const token = new URL(payment.url, 'http://localhost').searchParams.get('token') ?? '';
  await posting(server)(`/api/${realm}/payments/page`, `token=${token}&answer=pay`, {
    'content-type': 'application/x-www-form-urlencoded',
  });
}

const keyOf = (nth: number): string => `key-of-a-sample-application-${nth}`;

/** Somebody applies and pays; members of a family by the letters that the first of them got. */
function applying({ realm, server, staffPost }: Given) {
  const letters = new Map<string, string>();
  return async (one: SampleApplication, nth: number): Promise<void> => {
    const { activity, body, family, verdict } = one;
    const key = keyOf(nth);
    const linked = family === undefined ? {} : { family: letters.get(family) ?? 'new' };
    const url = `/api/${realm}/registrations/activities/${activity}/applications`;
    const answer = await posting(server)(url, { key, ...body, ...linked }, await aSession(server, realm));
    const made = answer as unknown as OwnApplicationAnswer;
    if (family !== undefined && made.family !== null) letters.set(family, made.family);
    await payFor(realm, server, made);
    if (verdict === undefined) return;
    const { by, ...decided } = verdict;
    const nothing = { segments: [], points: [], exemptions: [], reason: '' };
    await staffPost(
      `registrations/activities/${activity}/verdicts`,
      { ...nothing, ...decided, code: made.code },
      by,
    );
  };
}

/** People who applied for the activities of a town, as far as these have opened. */
export function registrationMoments(given: Given, now: Instant): readonly SampleMoment[] {
  const activities = activitiesIn(given.folder, now);
  const apply = applying(given);
  return (given.work.applications ?? []).flatMap((one, nth) => {
    const activity = activities.get(one.activity);
    const at = activity === undefined ? null : momentOf(activity, one, now);
    return at === null ? [] : [{ at, work: () => apply(one, nth) }];
  });
}

/** Somebody accepts the place that they were offered, and pays it. Who was offered none has nothing to accept. */
async function accept({ realm, server }: Given, activity: string, key: string): Promise<void> {
  const { statusCode, body } = await server.inject({
    method: 'POST',
    url: `/api/${realm}/registrations/activities/${activity}/applications/answer`,
    payload: { key, isAccepted: true },
    headers: await aSession(server, realm),
  });
  if (statusCode >= 400) return;
  await payFor(realm, server, JSON.parse(body) as OwnApplicationAnswer);
  // The sandbox sends no notice: the place is had when its applicant comes back.
  await posting(server)(`/api/${realm}/registrations/own`, { applications: [{ activity, key }] }, {});
}

/** People who accept the place that a draw gave them, a day later. */
export const acceptMoments = (given: Given, now: Instant): readonly SampleMoment[] =>
  (given.work.applications ?? []).flatMap(({ activity, accepts }, nth) => {
    const draw = given.work.draws?.find((one) => one.activity === activity);
    if (accepts !== true || draw === undefined) return [];
    return [{ at: daysBefore(now, draw.daysAgo - 1), work: () => accept(given, activity, keyOf(nth)) }];
  });
