import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { keysOf } from '#fixtures/builders/councils/backups.ts';
import { answering, fakeObjects } from '#fixtures/builders/councils/fake-objects.ts';
import { people, voteOf } from '#fixtures/builders/towns/crowd.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { newDatabase, openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { uploadOf } from '#fixtures/builders/councils/request-parts.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { ask, aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const token = 'a-token-of-the-staff';
const staff = { authorization: `Bearer ${token}` };

const ofAge = (name: string) => fileURLToPath(new URL(`../../../fixtures/age/${name}`, import.meta.url));

/** The folder of the PostgreSQL programs, as the command finds it. */
const path = process.env['PATH'] ?? '';

async function run(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const recorded = recordingIo({ env: { PATH: path, ...env } });
  const exit = await main(args, recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

const services = () => {
  const hash = createHash('sha256').update(token).digest('hex');
  const text = JSON.stringify({ staff: { nova: [{ name: 'Ana', token: hash }] } });
  return { servicesFile: join(scratchFolder({ 'services.json': text }), 'services.json') };
};

/** A small town in which people vote and send photos. */
const town = () =>
  scratchFolder({
    ...crowdFiles({ count: people.length, today, poll: {} }),
    'collections/mailboxes.json': JSON.stringify([
      { _id: 'quejas', title: 'Quejas', form: [{ type: 'image', name: 'foto', title: 'Foto' }] },
    ]),
    'files/escudo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });

const photoKey = 'a-sealed-key-of-photos';

/** A council on PostgreSQL with one upload, thirty votes and a town's files; its server runs. */
async function livingCouncil() {
  const databaseUrl = await newDatabase();
  const council = await openTestCouncil({ folders: [town()], databaseUrl, settings: services() });
  const cookie = await deviceCookie(council.server, 'nova');
  const photo = uploadOf('foto.jpg', sampleFiles.jpg, { cookie });
  const sent = await ask(council.server, { ...photo, url: '/api/nova/quejas/assets2' });
  for (let n = 0; n < 30; n += 1) await ask(council.server, voteOf(n, cookie));
  // A key of photos of identity documents, which no copy may have: destroyed later, it would be left there.
  const { ask: sql } = await openTestPostgres(databaseUrl);
  await sql(
    `INSERT INTO voucher_keys (realm, campaign, day, sealed) VALUES ('nova', 'otono', 1, '${photoKey}')`,
  );
  const env = { DATABASE_URL: databaseUrl, CONCEJO_DATA: council.data };
  return { council, env, upload: `/api/nova/assets2/${String(sent.body['_id'])}` };
}

/** An empty database and an empty data folder, with the keys of another, fetched from their own copy. */
async function newPlace(data: string) {
  const folder = scratchFolder();
  cpSync(keysOf(data), keysOf(folder));
  return { DATABASE_URL: await newDatabase(), CONCEJO_DATA: folder };
}

/** The rows of a table in a backup, as they are stored there. */
function rowsIn(archive: string, table: string): readonly string[] {
  const copies = archive.split(/^COPY /mu).filter((copy) => copy.startsWith(`"public"."${table}" `));
  expect(copies).toHaveLength(1);
  const [rows = ''] = (copies[0] ?? '').split('\n\\.\n');
  return rows.split('\n').slice(1);
}

it('a backup of data in PostgreSQL brings back votes, files and what residents uploaded, in no order', async () => {
  const { council, env, upload } = await livingCouncil();
  const before = await council.server.inject({ url: upload, headers: staff });
  expect(before.statusCode).toBe(200);
  const out = scratchFolder();
  const done = await run(env, 'backup', '--out', out);
  expect(done).toMatchObject({
    exit: 0,
    out: expect.stringMatching(/30 papeletas de 1 encuestas, 2 ficheros/u),
  });
  expect(done.err).toContain(keysOf(council.data));
  const [name = ''] = readdirSync(out);
  const file = join(out, name);
  const archive = readFileSync(file, 'utf8');
  const { census } = JSON.parse(readFileSync(keysOf(council.data), 'utf8')) as { census: string };
  expect(archive).not.toContain(census);
  expect(archive).not.toContain(photoKey);
  expect(archive).not.toMatch(/^COPY public\.(?:marks|ballots|voted_devices|tallies) /mu);
  for (const table of ['marks', 'ballots']) {
    const rows = rowsIn(archive, table);
    expect(rows).toHaveLength(30);
    expect(rows).toEqual(rows.toSorted());
  }

  // One more vote: the next copy, which only a private key opens, is too close to the first.
  await ask(council.server, voteOf(30, await deviceCookie(council.server, 'nova')));
  const encrypted = await run(env, 'backup', '--out', out, '--encrypt-to', ofAge('recipient.txt'));
  expect(encrypted).toMatchObject({
    exit: 0,
    err: expect.stringContaining(`entre esta copia y ${name} hay solo 1 votos en nova/poll`),
  });
  const sealed = join(out, readdirSync(out).find((one) => one.endsWith('.age')) ?? '');
  expect(readFileSync(sealed, 'latin1')).not.toMatch(/COPY|manifest\.json/u);
  const place = await newPlace(council.data);
  expect(await run(place, 'restore', sealed)).toMatchObject({
    exit: 1,
    err: expect.stringContaining('--identity'),
  });
  const back = await run(place, 'restore', sealed, '--identity', ofAge('identity.txt'));
  expect(back).toMatchObject({
    exit: 0,
    err: '',
    out: expect.stringMatching(/31 papeletas de 1 encuestas/u),
  });
  const again = await openTestCouncil({
    folders: [],
    data: place.CONCEJO_DATA,
    databaseUrl: place.DATABASE_URL,
    settings: services(),
  });
  const after = await again.server.inject({ url: upload, headers: staff });
  expect([after.statusCode, after.rawPayload.equals(before.rawPayload)]).toEqual([200, true]);
  expect([await again.rows('ballots'), await again.rows('marks')]).toEqual([31, 31]);
  expect(await (await openTestPostgres(place.DATABASE_URL)).ask('SELECT * FROM voucher_keys')).toEqual([]);
  expect((await again.server.inject('/files/nova/escudo.svg')).statusCode).toBe(200);
  const cookie = await deviceCookie(again.server, 'nova');
  // The keys fit: the list of voters is still known.
  const second = aVote({ cookie, realm: 'nova', survey: 'poll', ...people[3], seed: 999, answer: ['a'] });
  expect((await ask(again.server, second)).body['errCode']).toBe(31);

  const notEmpty = { exit: 1, err: expect.stringContaining('no está vacía') };
  expect(await run(place, 'restore', file)).toMatchObject(notEmpty);
  const otherFolder = { ...place, CONCEJO_DATA: (await newPlace(council.data)).CONCEJO_DATA };
  expect(await run(otherFolder, 'restore', file)).toMatchObject(notEmpty);
  expect(await run({ CONCEJO_DATA: scratchFolder() }, 'restore', file)).toMatchObject({
    exit: 1,
    err: expect.stringContaining('DATABASE_URL'),
  });

  await council.council.tellMissing();
  // Votes are not mixed while they are being copied, which is told: on a slow machine that may happen.
  expect(council.log.filter((line) => !line.includes('not tidied'))).toEqual([]);
  const store = await fakeObjects();
  const inStore = { ...env, ...store.variables() };
  expect(await run(inStore, 'files', 'move')).toMatchObject({ exit: 0 });
  const fromStore = await run(inStore, 'backup', '--out', join(scratchFolder(), 'objects.tar'));
  expect(fromStore).toMatchObject({ exit: 0, out: expect.stringContaining('2 ficheros') });
  store.failWith(answering(403, 'AccessDenied'));
  const lacking = await run(inStore, 'backup', '--out', join(scratchFolder(), 'lacking.tar'));
  expect(lacking).toMatchObject({ exit: 1, err: expect.stringContaining('403 AccessDenied') });
  // The server of the test still looks into its folder. Its own first round may have said the same by now.
  await council.council.tellMissing();
  const told = council.log.filter((line) => !line.includes('not tidied'));
  expect(told).not.toEqual([]);
  for (const record of told)
    expect(JSON.parse(record)).toMatchObject({
      uploads: 1,
      first: [expect.stringMatching(/^assets\/[0-9a-f]{2}\/[0-9a-f]{64}$/u)],
    });

  const bin = scratchFolder();
  const programs = { ...inStore, CONCEJO_POSTGRES_PROGRAMS: bin };
  const never = join(scratchFolder(), 'a.tar');
  expect(await run(programs, 'backup', '--out', never)).toMatchObject({
    exit: 1,
    err: expect.stringMatching(/pg_dump.*postgresql-client-\d\d/u),
  });
  writeFileSync(join(bin, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.1"\n', { mode: 0o755 });
  expect(await run(programs, 'backup', '--out', never)).toMatchObject({
    exit: 1,
    err: expect.stringMatching(/pg_dump.*9\.6.*postgresql-client-\d\d/u),
  });
  expect(existsSync(never)).toBe(false);
}, 60_000);
