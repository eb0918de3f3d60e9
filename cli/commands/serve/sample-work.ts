import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from '#adapters/driving/council-api/composition/configuration.ts';
import { type OpenCouncil, openCouncil } from '#adapters/driving/council-api/main.ts';
import { invitePerson } from '#application/office/access/invite-person.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { aSession, posting, type SampleAnswer, sendPaid, type Server, uploading } from './sample-people.ts';
import { documentMoments } from './sample-documents.ts';
import { drawMoments } from './sample-draws.ts';
import { acceptMoments, registrationMoments } from './sample-registrations.ts';
import { intranetMoments } from './sample-intranet.ts';
import { ticketMoments } from './sample-tickets.ts';
import { venueMoments } from './sample-venues.ts';
import { campaignMoments, shopMoments } from './sample-vouchers.ts';
import { daysBefore, type SampleMoment } from './sample-moments.ts';
import type { SampleAct, SampleRequest, SampleWork } from './sample-work-file.ts';

interface Town {
  readonly realm: string;
  readonly folder: string;
  readonly work: SampleWork;
  readonly token: (name: string) => string;
}

type EnteredRequest = Exclude<SampleRequest, { readonly isPaid: unknown }>;

/** Stores the photos of a request in their order, and gives their addresses. */
async function bringPhotos(
  { realm, folder, token }: Town,
  server: Server,
  { mailbox, by, photos = [] }: EnteredRequest,
): Promise<readonly string[]> {
  const to = { url: `/api/${realm}/staff/mailboxes/${mailbox}/files`, token: token(by) };
  const images: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- in their order
  for (const photo of photos) images.push(await uploading(server)(to, join(folder, 'office', photo)));
  return images;
}

/** What people do with requests in the office of a town: they enter them, and act on those that are there. */
function requestDesk(town: Town, server: Server) {
  const { realm, work, token } = town;
  const post = posting(server);
  const staffPost = (path: string, payload: object, by = '') =>
    post(`/api/${realm}/staff/${path}`, payload, { authorization: `Bearer ${token(by)}` });
  const sent = new Map<string, SampleAnswer & { readonly order?: string }>();
  const numberOf = (key: string) => sent.get(key)?.iid ?? '';
  const act = async (key: string, { by, handle, merge, refund, reply }: SampleAct) => {
    if (handle) await staffPost(`requests/${numberOf(key)}`, handle, by);
    if (merge) await staffPost(`requests/${numberOf(key)}/merge`, { into: numberOf(merge) }, by);
    if (refund) {
      const payload = { ...refund, key: `refund-of-a-sample-${key}` };
      await staffPost(`payments/${sent.get(key)?.order ?? ''}/refunds`, payload, by);
    }
    if (reply) {
      const payload = { reference: sent.get(key)?._id, text: reply, key: `reply-of-a-sample-${key}` };
      await post(`/api/${realm}/requests/reply`, payload, await aSession(server, realm));
    }
  };
  const enter = async (one: SampleRequest) => {
    const { key, mailbox, language, request } = one;
    if ('isPaid' in one) return void sent.set(key, await sendPaid(realm, server, one));
    const { by, channel } = one;
    const images = await bringPhotos(town, server, one);
    const consent = { shown: work.shown[language] ?? '' };
    const shown = images.length === 0 ? request : { ...request, images };
    const payload = { mailbox, language, channel, consent, request: shown, key: `key-of-a-sample-${key}` };
    sent.set(key, await staffPost('requests/enter', payload, by));
  };
  return { staffPost, act, enter };
}

/** Reports a comment to the council, as a resident does. */
const reportComment = async (
  { realm }: Town,
  server: Server,
  { proposal, comment, reason }: Omit<SampleWork['reports'][number], 'daysAgo'>,
) =>
  posting(server)(
    `/api/${realm}/comments/${proposal}/${comment}/report`,
    { reason },
    await aSession(server, realm),
  );

/** Everything that happened in the office of a town, each at its moment before `now`. */
function momentsOf(
  town: Town,
  { server, office }: { readonly server: Server; readonly office: OpenCouncil['office'] },
  now: Instant,
): readonly SampleMoment[] {
  const { work } = town;
  const { staffPost, act, enter } = requestDesk(town, server);
  const at = (daysAgo: number) => daysBefore(now, daysAgo);
  const oldest = Math.max(0, ...work.requests.map(({ daysAgo }) => daysAgo));
  return [
    ...work.templates.map(({ by, ...template }) => ({
      at: at(oldest),
      work: () => staffPost('templates', template, by),
    })),
    ...work.requests.flatMap((one) => [
      { at: at(one.daysAgo), work: () => enter(one) },
      ...one.then.map((next) => ({ at: at(next.daysAgo), work: () => act(one.key, next) })),
    ]),
    ...campaignMoments({ ...town, server, office, staffPost }, now),
    ...shopMoments({ ...town, server, office, staffPost }, now),
    ...venueMoments({ ...town, server, staffPost }, now),
    ...registrationMoments({ ...town, server, staffPost }, now),
    ...drawMoments({ ...town, office, staffPost }, now),
    ...acceptMoments({ ...town, server, staffPost }, now),
    ...ticketMoments({ ...town, server, staffPost }, now),
    ...documentMoments(work.documents, staffPost, now),
    ...work.reports.map(({ daysAgo, ...report }) => ({
      at: at(daysAgo),
      work: () => reportComment(town, server, report),
    })),
  ];
}

/** Invites the people of a town's office, whom nobody plays; who tries the town is invited apart. */
async function inviteStaff(council: OpenCouncil, { realm, work }: Town, but: string): Promise<void> {
  const at = council.office.clock.now();
  for (const { name, roles } of work.staff.filter((one) => one.name !== but)) {
    const givenBy = [{ by: 'operator', at }];
    const grants = roles.map((role) => ({ role, scope: { kind: 'town' as const }, until: null, givenBy }));
    const asked = { name, email: null, language: 'es' as const, grants };
    // oxlint-disable-next-line no-await-in-loop -- each writes the same database
    await invitePerson(council.office)(realmId(realm), asked, 'operator');
  }
}

const readWork = (folder: string): SampleWork | null =>
  existsSync(join(folder, 'office.json'))
    ? (JSON.parse(readFileSync(join(folder, 'office.json'), 'utf8')) as SampleWork)
    : null;

/**
 * Does in the offices of the sample towns what their folders say, by the calls that everybody has and by a clock that
 * goes through the days before: states, terms and steps are as if people had worked there. The tokens of the staff end
 * with it. `player` is the person who tries the office.
 */
export async function doSampleWork(
  configuration: Configuration,
  folders: Readonly<Record<string, string>>,
  player: string,
  now: Instant,
): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'concejo-sample-'));
  const secret = randomBytes(16).toString('hex');
  const token = (name: string) => createHash('sha256').update(`${secret} ${name}`).digest('hex');
  const towns = Object.entries(folders).flatMap(([realm, folder]) => {
    const work = readWork(folder);
    return work === null ? [] : [{ realm, folder, work, token }];
  });
  const staff = Object.fromEntries(
    towns.map(({ realm, work }) => [
      realm,
      work.staff.map(({ name, roles }) => ({
        name,
        token: createHash('sha256').update(token(name)).digest('hex'),
        roles: roles.map((role) => ({ role })),
      })),
    ]),
  );
  const servicesFile = join(place, 'services.json');
  writeFileSync(servicesFile, JSON.stringify({ staff }), { mode: 0o600 });
  let instant = now;
  const opened = await openCouncil({ ...configuration, servicesFile }, { now: () => instant });
  if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
  const council = opened.right;
  try {
    const server = await council.serverWithoutRounds(place, { write: () => {} });
    const moments = towns.flatMap((town) => momentsOf(town, { server, office: council.office }, now));
    const goThrough = async (all: readonly SampleMoment[]) => {
      for (const { at, work } of all.toSorted((a, b) => a.at - b.at)) {
        instant = at;
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as it happened
        await work();
      }
      instant = now;
    };
    await goThrough(moments);
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const town of towns) await inviteStaff(council, town, player);
    // The intranet counts the people who work here: they must be there.
    await goThrough(towns.flatMap((town) => intranetMoments({ ...town, office: council.office }, now)));
    await server.close();
  } finally {
    await council.close();
    rmSync(place, { recursive: true, force: true });
  }
}
