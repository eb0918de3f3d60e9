import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { RehearsalAnswer } from '#adapters/wire/office-votes/rehearsal.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { uploadOf } from '#fixtures/builders/councils/request-parts.ts';
import { ask, aVote, codeOf, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const html =
  '<!doctype html><html lang="es"><head><title>Concejo</title><!--head--></head><body><div id="root"></div><!--page-facts--></body></html>';
const aDay = 86_400_000;
const survey = 'plaza-nueva';
const path = `/api/vilanova/staff/votes/${survey}/rehearsal`;

interface Held {
  readonly council: TestCouncil;
  readonly cookie: string;
  readonly post: (to: string, body?: object) => ReturnType<typeof ask>;
  readonly read: () => Promise<NonNullable<RehearsalAnswer['held']>>;
}

/** A council with a vote that is drafted, and a person who prepares votes. */
async function drafted(): Promise<Held> {
  const council = await openTestCouncil({ webFolder: scratchFolder({ 'index.html': html }) });
  const cookie = await staffCookie(council, { id: 'neus', roles: ['publisher'] });
  const post = (url: string, payload: object = {}) =>
    ask(council.server, { method: 'POST', url, headers: { cookie }, payload });
  const body = {
    title: { es: 'Obra que se ensaya', va: 'Obra que s’assaja' },
    displayType: 'options',
    census: true,
    startTime: '2027-01-20',
    endTime: '2027-01-27',
    resultsFrom: '2027-02-01',
    showResultsAfterPollIsClosed: true,
    answers: [
      { _id: 'si', text: { es: 'Sí', va: 'Sí' } },
      { _id: 'no', text: { es: 'No', va: 'No' } },
    ],
  };
  const url = `/api/vilanova/staff/documents/${encodeURIComponent('#surveys')}`;
  expect((await post(url, { id: survey, body })).status).toBe(200);
  const read = async () => {
    const answer = await ask(council.server, { url: path, headers: { cookie } });
    return (answer.body as unknown as RehearsalAnswer).held as NonNullable<RehearsalAnswer['held']>;
  };
  return { council, cookie, post, read };
}

const begin = async ({ post, read }: Held, people = 3) => {
  expect((await post(path, { people })).body).toMatchObject({ held: { state: 'open', given: 0 } });
  const held = await read();
  return { ...held, name: held.address.replace('/ensayo/', '') };
};

/** Somebody votes as a person of the rehearsal. */
async function voted(server: FastifyInstance, realm: string, id: string, secret: string, seed = 1) {
  const cookie = await deviceCookie(server, realm);
  return ask(server, aVote({ cookie, realm, survey, id, secret, seed, answer: ['si'] }));
}

/** The files of the database server that contain one of some texts: its tables, its write-ahead log. */
async function serverFilesWith({ databaseUrl }: TestCouncil, texts: readonly string[]) {
  if (databaseUrl === undefined) return [];
  const { ask: run } = await openTestPostgres(databaseUrl);
  await run('CHECKPOINT');
  const [row] = await run('SHOW data_directory');
  return filesWith(String(row?.['data_directory']), texts);
}

/** The files below a folder that contain one of some texts. */
function filesWith(folder: string, texts: readonly string[]): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile()) return texts.some((text) => entry.name.includes(text)) ? [file] : [];
    const bytes = existsSync(file) && statSync(file).size > 0 ? readFileSync(file) : Buffer.alloc(0);
    return texts.some((text) => file.includes(text) || bytes.includes(text)) ? [file] : [];
  });
}

const schemas = async ({ databaseUrl }: TestCouncil) =>
  databaseUrl === undefined
    ? []
    : (await openTestPostgres(databaseUrl)).ask(
        "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'ensayo%'",
      );

const stepsOf = async ({ council, cookie }: Held) =>
  (await ask(council.server, { url: `/api/vilanova/staff/votes/${survey}`, headers: { cookie } })).body[
    'steps'
  ] as readonly { readonly act: string; readonly by: string }[];

describe('a rehearsal', () => {
  it('is voted by anybody with the link, counted, shown and recounted as a vote is, and leaves one step', async () => {
    const office = await drafted();
    const { server, data } = office.council;
    const { name, people, withCensus } = await begin(office);
    expect([people.length, withCensus]).toEqual([3, true]);
    const [one, two] = people;
    const shown = await server.inject({ url: `/ensayo/${name}`, headers: { accept: 'text/html' } });
    expect(shown.body).toContain(one?.identity);
    expect(shown.body).toContain(`/procesos-participativos/ensayo/participa?realm=${name}`);
    const page = await server.inject(`/procesos-participativos/ensayo/participa?realm=${name}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('nada de lo que votes aquí cuenta');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });

    expect((await voted(server, name, one?.identity ?? '', one?.code ?? '')).status).toBe(200);
    expect((await voted(server, name, one?.identity ?? '', one?.code ?? '', 2)).body).toMatchObject({
      errCode: 31,
    });
    expect((await voted(server, name, two?.identity ?? '', 'ZZZZ', 3)).body).toMatchObject({ errCode: 30 });
    expect((await voted(server, name, '12345678Z', '1984', 4)).body).toMatchObject({ errCode: 30 });
    const results = `/api/${name}/surveys/${survey}/results`;
    expect((await ask(server, results)).status).toBe(403);

    expect((await office.post(`${path}/closed`)).body).toMatchObject({ held: { state: 'closed' } });
    expect((await ask(server, results)).body).toMatchObject({ ballots: 1 });
    const list = await server.inject(`/api/${name}/surveys/${survey}/ballots`);
    expect(list.body.trimEnd().split('\n')).toHaveLength(2);
    const cookie = await deviceCookie(server, name);
    const late = aVote({
      cookie,
      realm: name,
      survey,
      id: two?.identity ?? '',
      secret: two?.code ?? '',
      seed: 5,
      answer: ['si'],
    });
    expect((await ask(server, late)).body).toMatchObject({ errCode: 33 });

    const traces = [
      name,
      name.replaceAll('-', '_'),
      one?.identity ?? '',
      codeOf(1).join(''),
      `"${one?.code}"`,
    ];
    expect(filesWith(data, traces).length).toBeGreaterThan(0);
    expect((await office.post(`${path}/ended`)).body).toEqual({ held: null, may: true });
    expect((await stepsOf(office)).map(({ act, by }) => [act, by])).toEqual([['vote.rehearse', 'neus']]);
    expect(filesWith(data, traces)).toEqual([]);
    // The log of the database has the name of the schema, and not what was in it: each row has its town, ballots their id.
    const ballot = createHash('sha256')
      .update(`${survey}\n${codeOf(1).join('')}`)
      .digest('hex');
    expect(list.body).toContain(ballot);
    expect(
      await serverFilesWith(office.council, [...traces.filter((one) => !one.includes('_')), ballot]),
    ).toEqual([]);
    expect(await schemas(office.council)).toEqual([]);
    for (const url of [results, `/ensayo/${name}`, `/api/${name}/surveys/${survey}`]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await ask(server, url)).status).toBe(404);
    }
  });

  it('has the pictures that only its draft uses, which the town keeps back', async () => {
    const office = await drafted();
    const { server, data } = office.council;
    const colours = { create: { width: 900, height: 450, channels: 3, background: '#cc3311' } } as const;
    const picture = await sharp(colours).jpeg().toBuffer();
    const staff = { cookie: office.cookie, host: 'localhost:80' };
    expect(
      (await ask(server, uploadOf('obra.jpg', picture, staff, '/api/vilanova/staff/files'))).status,
    ).toBe(200);
    const draft = `/api/vilanova/staff/documents/${encodeURIComponent('#surveys')}/${survey}/draft`;
    const changes = [{ path: 'image', value: '/files/vilanova/obra.jpg' }];
    expect((await office.post(draft, { changes })).status).toBe(200);
    const { name } = await begin(office);
    const shown = (await ask(server, `/api/${name}/surveys/${survey}`)).body['image'];
    expect(shown).toBe(`/files/${name}/obra.jpg`);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const size of ['', '?w=480'])
      expect((await server.inject(`${String(shown)}${size}`)).headers['content-type']).toBe('image/jpeg');
    expect((await server.inject('/files/vilanova/obra.jpg')).statusCode).toBe(404);
    await office.post(`${path}/ended`);
    expect((await server.inject(String(shown))).statusCode).toBe(404);
    expect(filesWith(data, [name])).toEqual([]);
  });

  it('is found by nobody who reads the town, and its office is none', async () => {
    const office = await drafted();
    const { server } = office.council;
    const { name } = await begin(office);
    const reads = [
      '/sitemap.xml?realm=vilanova',
      '/api/vilanova/surveys',
      '/?realm=vilanova',
      '/rss.xml?realm=vilanova',
    ];
    for (const url of reads) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { body } = await server.inject(url);
      expect([url, body.includes(name), body.includes('Obra que se ensaya')]).toEqual([url, false, false]);
    }
    expect((await ask(server, `/api/${name}/staff/votes`)).status).toBe(404);
    expect((await ask(server, `/gestion?realm=${name}`)).body).not.toContain(name);
  });

  it('ends by itself after its days, and when two people open the vote', async () => {
    const office = await drafted();
    const { council } = office;
    await begin(office);
    council.setTime(noon + 8 * aDay);
    await council.council.sweepRehearsals();
    expect(filesWith(council.data, ['ensayo-'])).toEqual([]);
    expect(await schemas(council)).toEqual([]);
    council.setTime(noon);

    const { name } = await begin(office);
    const vote = `/api/vilanova/staff/votes/${survey}`;
    for (const [turn, id] of [
      ['first', 'amparo'],
      ['second', 'vicent'],
    ] as const) {
      const cookie = await staffCookie(council, { id, roles: ['voteSigner', 'reader'] });
      const { body } = await ask(council.server, { url: vote, headers: { cookie } });
      const payload = { what: 'open', turn, hash: String(body['hash']) };
      const signed = await ask(council.server, {
        method: 'POST',
        url: `${vote}/signatures`,
        headers: { cookie },
        payload,
      });
      expect(signed.status).toBe(200);
    }
    expect((await ask(council.server, `/ensayo/${name}`)).status).toBe(404);
    expect(filesWith(council.data, [name])).toEqual([]);
    expect((await stepsOf(office)).map(({ act }) => act)).toEqual([
      'vote.rehearse',
      'vote.sign',
      'vote.open',
      'vote.rehearse',
    ]);
    expect((await office.post(path, { people: 2 })).body).toMatchObject({ where: 'opened' });
  });

  it('goes on after a restart and through another process; what was not complete is deleted', async () => {
    const office = await drafted();
    const { name, people } = await begin(office);
    const [one, two] = people;
    const again = await office.council.restart();
    const other = await again.second();
    expect((await voted(again.server, name, one?.identity ?? '', one?.code ?? '')).status).toBe(200);
    const twice = await voted(other.server, name, one?.identity ?? '', one?.code ?? '', 2);
    expect(twice.body).toMatchObject({ errCode: 31 });
    expect((await voted(other.server, name, two?.identity ?? '', two?.code ?? '', 3)).status).toBe(200);

    // A program that was killed while it made one leaves a folder, and in PostgreSQL a schema.
    const orphan = 'ensayo-aaaaaaaaaaaaaaaaaaaaaaaa';
    const folder = join(again.data, 'rehearsals', orphan);
    mkdirSync(folder);
    writeFileSync(join(folder, 'secrets.json'), '{}');
    utimesSync(folder, noon / 1000 - 600, noon / 1000 - 600);
    if (again.databaseUrl !== undefined)
      await (await openTestPostgres(again.databaseUrl)).ask(`CREATE SCHEMA ${orphan.replaceAll('-', '_')}`);
    // One that was killed after it noted the step deletes the rest at the next start, and notes no second one.
    const note = join(again.data, 'rehearsals', name, 'rehearsal.json');
    const held = JSON.parse(readFileSync(note, 'utf8')) as object;
    await ask(again.server, {
      method: 'POST',
      url: `${path}/ended`,
      headers: { cookie: office.cookie },
      payload: {},
    });
    mkdirSync(join(again.data, 'rehearsals', name));
    writeFileSync(note, JSON.stringify({ ...held, state: 'over', over: noon }));
    const after = await again.restart();
    await after.council.sweepRehearsals();
    expect(readdirSync(join(after.data, 'rehearsals'))).toEqual(['register.lock']);
    expect(await schemas(after)).toEqual([]);
    expect((await stepsOf({ ...office, council: after })).map(({ act }) => act)).toEqual(['vote.rehearse']);
    expect((await ask(other.server, `/api/${name}/surveys/${survey}`)).status).toBe(404);
  });

  it('is refused for too many people, a second time, and to who does not prepare votes', async () => {
    const office = await drafted();
    const { council } = office;
    expect((await office.post(path, { people: 501 })).body).toMatchObject({ errCode: 205, where: 'people' });
    expect((await office.post(path, { people: 0 })).body).toMatchObject({ errCode: 205, where: 'people' });
    const [first, second] = await Promise.all([
      office.post(path, { people: 2 }),
      office.post(path, { people: 2 }),
    ]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const cookie = await staffCookie(council, { id: 'amparo', roles: ['reader'] });
    const tried = await ask(council.server, {
      method: 'POST',
      url: path,
      headers: { cookie },
      payload: { people: 2 },
    });
    expect(tried.body).toMatchObject({ errCode: 114 });
    const seen = await ask(council.server, { url: path, headers: { cookie } });
    expect(seen.body).toMatchObject({ may: false, held: { by: 'neus' } });
  });
});
