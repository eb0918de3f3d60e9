import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from '#adapters/driving/council-api/composition/configuration.ts';
import { type OpenCouncil, openCouncil } from '#adapters/driving/council-api/main.ts';
import { invitePerson } from '#application/office/access/invite-person.ts';
import type { Role } from '#domain/office/roles.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';

/** What is done to a request of a sample town, and how many days ago. */
interface SampleAct {
  readonly daysAgo: number;
  readonly by?: string;
  readonly handle?: object;
  /** The key of the request that this one goes to. */
  readonly merge?: string;
  /** What its sender writes. */
  readonly reply?: string;
}

/** A document that is made, or changed, and what is done with its draft then. */
interface SampleDocument {
  readonly daysAgo: number;
  readonly by: string;
  readonly collection: string;
  readonly id: string;
  /** Of a new one. */
  readonly body?: object;
  /** Of a published one. */
  readonly changes?: readonly object[];
  readonly then: readonly {
    readonly daysAgo: number;
    readonly by: string;
    readonly act: string;
    readonly note?: string;
    /** When it is published, in days from now. */
    readonly inDays?: number;
  }[];
}

/** The work in the office of a sample town, `office.json` in its folder. */
interface SampleWork {
  /** What people are read before they agree, by language. */
  readonly shown: Readonly<Record<string, string>>;
  readonly staff: readonly { readonly name: string; readonly roles: readonly Role[] }[];
  readonly templates: readonly { readonly by: string }[];
  readonly requests: readonly {
    readonly key: string;
    readonly daysAgo: number;
    readonly by: string;
    readonly language: string;
    readonly channel: string;
    readonly mailbox: string;
    readonly request: object;
    readonly then: readonly SampleAct[];
  }[];
  readonly documents: readonly SampleDocument[];
  readonly reports: readonly {
    readonly daysAgo: number;
    readonly proposal: string;
    readonly comment: string;
    readonly reason: string;
  }[];
}

type Server = Awaited<ReturnType<OpenCouncil['server']>>;
type Post = (path: string, payload: object, headers: Record<string, string>) => Promise<Sent>;
interface Sent {
  readonly _id: string;
  readonly iid: string;
  readonly version: number;
}
interface Moment {
  readonly at: Instant;
  readonly work: () => Promise<unknown>;
}

const day = 86_400_000;
const daysBefore = (now: Instant, days: number): Instant => now - Math.round(days * day);

/** Calls of a server that must succeed. */
const posting =
  (server: Server): Post =>
  async (url, payload, headers) => {
    const { statusCode, body, json } = await server.inject({ method: 'POST', url, payload, headers });
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
    return json<Sent>();
  };

/** A session of a resident's device. */
async function aSession(server: Server, realm: string): Promise<Record<string, string>> {
  const deviceId = randomBytes(16).toString('hex');
  const password = createHash('sha256').update(deviceId).digest('hex');
  const to = (verb: string, payload: object) =>
    server.inject({ method: 'POST', url: `/users/v2/auth/${verb}?realm=${realm}`, payload });
  await to('register', { deviceId, password });
  const entered = await to('login', { user: deviceId, password });
  return { cookie: String(entered.headers['set-cookie']).split(';')[0] ?? '' };
}

interface Town {
  readonly realm: string;
  readonly work: SampleWork;
  readonly token: (name: string) => string;
}

/** The drafts of a town, and what was done with each. */
function documentMoments(
  documents: SampleWork['documents'],
  staffPost: (path: string, payload: object, by: string) => Promise<Sent>,
  now: Instant,
): readonly Moment[] {
  return documents.flatMap(({ daysAgo, by, collection, id, body, changes, then }) => {
    const place = `documents/${collection}`;
    let version = 0;
    const draft = async () => {
      const path = body ? place : `${place}/${id}/draft`;
      ({ version } = await staffPost(path, body ? { id, body } : { changes }, by));
    };
    const act = async ({ by: who, act: what, note, inDays }: (typeof then)[number]) => {
      // In the morning, when people publish.
      const at = inDays === undefined ? {} : { at: `${dayAt(now + inDays * day, 'UTC')}T07:00:00Z` };
      const payload = { act: what, version, ...(note !== undefined && { note }), ...at };
      ({ version } = await staffPost(`${place}/${id}/acts`, payload, who));
    };
    return [
      { at: daysBefore(now, daysAgo), work: draft },
      ...then.map((one) => ({ at: daysBefore(now, one.daysAgo), work: () => act(one) })),
    ];
  });
}

/** Everything that happened in the office of a town, each at its moment before `now`. */
function momentsOf({ realm, work, token }: Town, server: Server, now: Instant): readonly Moment[] {
  const post = posting(server);
  const staffPost = (path: string, payload: object, by = '') =>
    post(`/api/${realm}/staff/${path}`, payload, { authorization: `Bearer ${token(by)}` });
  const sent = new Map<string, Sent>();
  const numberOf = (key: string) => sent.get(key)?.iid ?? '';
  const act = async (key: string, { by, handle, merge, reply }: SampleAct) => {
    if (handle) await staffPost(`requests/${numberOf(key)}`, handle, by);
    if (merge) await staffPost(`requests/${numberOf(key)}/merge`, { into: numberOf(merge) }, by);
    if (reply) {
      const payload = { reference: sent.get(key)?._id, text: reply, key: `reply-of-a-sample-${key}` };
      await post(`/api/${realm}/requests/reply`, payload, await aSession(server, realm));
    }
  };
  const at = (daysAgo: number) => daysBefore(now, daysAgo);
  const oldest = Math.max(0, ...work.requests.map(({ daysAgo }) => daysAgo));
  return [
    ...work.templates.map(({ by, ...template }) => ({
      at: at(oldest),
      work: () => staffPost('templates', template, by),
    })),
    ...work.requests.flatMap(({ key, daysAgo, by, then, ...entry }) => [
      {
        at: at(daysAgo),
        work: async () => {
          const consent = { shown: work.shown[entry.language] ?? '' };
          const payload = { ...entry, consent, key: `key-of-a-sample-${key}` };
          sent.set(key, await staffPost('requests/enter', payload, by));
        },
      },
      ...then.map((one) => ({ at: at(one.daysAgo), work: () => act(key, one) })),
    ]),
    ...documentMoments(work.documents, staffPost, now),
    ...work.reports.map(({ daysAgo, proposal, comment, reason }) => ({
      at: at(daysAgo),
      work: async () =>
        post(
          `/api/${realm}/comments/${proposal}/${comment}/report`,
          { reason },
          await aSession(server, realm),
        ),
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
    return work === null ? [] : [{ realm, work, token }];
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
    const server = await council.server(place, { write: () => {} });
    const moments = towns.flatMap((town) => momentsOf(town, server, now));
    for (const { at, work } of moments.toSorted((a, b) => a.at - b.at)) {
      instant = at;
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as it happened
      await work();
    }
    instant = now;
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const town of towns) await inviteStaff(council, town, player);
    await server.close();
  } finally {
    await council.close();
    rmSync(place, { recursive: true, force: true });
  }
}
