import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { setupLinkSpan } from '#domain/office/setup/setup-link.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import {
  askedTown,
  enterMadeTown,
  madeTown,
  postBy,
  publishFirst,
  setupLinkOf,
} from '#fixtures/builders/councils/made-town.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { uploadOf } from '#fixtures/builders/councils/request-parts.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { stores } from '#fixtures/builders/databases/older-data.ts';
import { newSchema } from '#fixtures/builders/databases/open-postgres.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sampleFolder } from '#fixtures/towns/sample-towns.ts';

type Store = (typeof stores)[number];

const empty = async (store: Store, more: Parameters<typeof openTestCouncil>[0] = {}) =>
  openTestCouncil({
    folders: [],
    ...(store === 'postgres' && { databaseUrl: await newSchema() }),
    ...more,
  });

const make = (council: Pick<TestCouncil, 'server'>, link: string, more: object = {}) =>
  postBy(council, '/api/setup/town', { link, ...askedTown, ...more });
const look = (council: Pick<TestCouncil, 'server'>, link: string, realm?: string) =>
  postBy(council, '/api/setup', { link, ...(realm !== undefined && { realm }) });

const linkInvalid = { status: 403, body: { errCode: 185 } };
const refusedFor = (where: string) => ({ status: 422, body: { errCode: 186, where } });

/** Every file of a folder, with its bytes. */
const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [file.slice(folder.length), readFileSync(file, 'base64')]),
  );

async function savedFrom({ council }: Pick<TestCouncil, 'council'>, realm: string) {
  const folder = join(scratchFolder(), 'saved');
  expect(await council.save(realmId(realm), folder)).not.toBeNull();
  return folder;
}

/** A folder that is loaded into an empty installation and saved from there. */
async function savedAgain(store: Store, folder: string, realm: string) {
  const other = await empty(store);
  const loaded = await other.council.load(folder);
  if (isLeft(loaded)) throw new Error(JSON.stringify(loaded.left));
  return savedFrom(other, realm);
}

describe.each(stores)('a town from zero on %s', (store) => {
  it('is made once by the printed link, and every server process finds it at once', async () => {
    const first = await empty(store);
    const second = await first.second();
    const link = await setupLinkOf(first);
    expect((await look(second, link, askedTown.realm)).body).toEqual({ isFirst: true });
    // Two browsers at once, at two processes.
    const both = await Promise.all([
      make(first, link),
      make(second, link, { realm: 'other', name: 'Altre' }),
    ]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403']);
    const { realm, invitation } = (both.find(({ status }) => status === 200)?.body ?? {}) as Record<
      'realm' | 'invitation',
      string
    >;
    for (const { server } of [first, second])
      expect((await ask(server, '/readyz')).body).toMatchObject({ towns: [realm] });
    for (const council of [first, second]) {
      expect(await make(council, link, { realm: 'again' })).toMatchObject(linkInvalid);
      expect(await look(council, link)).toMatchObject(linkInvalid);
    }
    // A link for the first town that another process had printed makes no second one.
    expect(await make(second, await setupLinkOf(second), { realm: 'again' })).toMatchObject(linkInvalid);
    expect(await enterMadeTown(second, realm, invitation)).toContain('concejo-staff');
  });

  it('is made by nobody without a link that is valid now', async () => {
    const council = await empty(store);
    const link = await setupLinkOf(council);
    for (const guess of [
      '',
      'x',
      link.slice(1),
      `${link} `,
      link.toUpperCase(),
      '../',
      'a'.repeat(9000),
      '\0',
    ])
      expect(await make(council, guess)).toMatchObject(linkInvalid);
    for (const body of [{}, { link: 7 }, { link, ...askedTown, grants: ['administrator'] }])
      expect((await postBy(council, '/api/setup/town', body)).status).toBe(400);
    council.setTime(noon + setupLinkSpan);
    expect(await make(council, link)).toMatchObject(linkInvalid);
    expect((await ask(council.server, '/readyz')).body).toMatchObject({ towns: [] });
  });

  it('shows the public nothing of its drafts, and its office to its own people only', async () => {
    const council = await empty(store);
    const town = await madeTown(council);
    const shown = async () =>
      (await ask(council.server, `/api/${town.realm}/collections/settings`)).body as {
        readonly items: readonly unknown[];
      };
    expect((await shown()).items).toEqual([]);
    expect((await ask(council.server, `/api/${town.realm}/staff/setup`)).status).toBe(403);
    const { status, body } = await town.get('setup');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { done: ['languages'], mayOpen: false, isOver: false, languages: ['va', 'es'] },
    });
    await publishFirst(town);
    expect((await shown()).items).toMatchObject([{ title: { va: askedTown.name, es: askedTown.name } }]);
  });

  it('is the same bytes after it was saved, loaded into an empty installation and saved again', async () => {
    const council = await empty(store);
    const town = await madeTown(council);
    const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a1f3d' } })
      .png()
      .toBuffer();
    const headers = { cookie: town.cookie, host: 'localhost:80' };
    const put = await ask(
      council.server,
      uploadOf('escut.png', png, headers, `/api/${town.realm}/staff/files`),
    );
    expect(put.status).toBe(200);
    await town.post('files/escut.png', {
      words: { va: 'L’escut', es: 'El escudo' },
      focus: { x: 30, y: 70 },
    });
    // A text that looks like a day that a sample leaves open stays what it is.
    const changes = [
      { path: 'logo', value: `/files/${town.realm}/escut.png` },
      { path: 'footer/email', value: 'ajuntament@lafont.example' },
      { path: 'subtitle/es', was: 'Participación ciudadana', value: 'Hasta {{day+7}} </script>' },
    ];
    expect((await town.post('documents/settings/ajustes-participa/draft', { changes })).body).toMatchObject({
      conflicts: [],
    });
    await publishFirst(town);
    const later = [
      { path: 'footer/email', was: 'ajuntament@lafont.example', value: 'esborrany@lafont.example' },
    ];
    await town.post('documents/settings/ajustes-participa/draft', { changes: later });
    const saved = await savedFrom(council, town.realm);
    const again = await savedAgain(store, saved, town.realm);
    expect(filesOf(again)).toEqual(filesOf(saved));
    const written = Buffer.from(filesOf(saved)['/files.json'] ?? '', 'base64').toString();
    expect(JSON.parse(written)).toEqual([
      { name: 'escut.png', words: { es: 'El escudo', va: 'L’escut' }, focus: { x: 30, y: 70 } },
    ]);
    const settings = Buffer.from(filesOf(saved)['/collections/settings.json'] ?? '', 'base64').toString();
    expect(settings).not.toContain('esborrany');
    expect(JSON.parse(settings)).toMatchObject([{ subtitle: { es: 'Hasta {{day+7}} </script>' } }]);
  });
});

// On the embedded database, cli/commands/town/save.test.ts shows the same.
describe('a sample town on PostgreSQL', () => {
  it.each(['vilanova', 'benialt'])('is the same bytes after it was saved and loaded: %s', async (realm) => {
    const council = await empty('postgres');
    expect(isLeft(await council.council.load(join(sampleFolder, realm)))).toBe(false);
    const saved = await savedFrom(council, realm);
    expect(filesOf(await savedAgain('postgres', saved, realm))).toEqual(filesOf(saved));
  });
});

describe('what a newcomer types', () => {
  it('is refused where it could not be a name or an address, and says which part', async () => {
    const council = await openTestCouncil({ folders: [join(sampleFolder, 'benialt')] });
    const link = await setupLinkOf(council, false);
    const realms = {
      empty: [''],
      letters: ['La Font', 'ñora', '../etc', 'a_b', '-a-b', 'a--b', '1lloc', 'a.b', '<b>', 'a\u202eb', 'пос'],
      long: ['a'.repeat(41), 'a'.repeat(200)],
      reserved: ['api', 'setup', 'gestion', 'ab', 'www', 'none'],
      taken: ['benialt'],
    };
    for (const [fault, all] of Object.entries(realms))
      for (const realm of all) {
        expect([realm, await make(council, link, { realm })]).toMatchObject([
          realm,
          refusedFor(`realm.${fault}`),
        ]);
        expect([realm, await look(council, link, realm)]).toMatchObject([
          realm,
          refusedFor(`realm.${fault}`),
        ]);
      }
    for (const name of ['', ' ', 'a'.repeat(81), '<script>x</script>', 'Font\u202e', '{{day}}', '12', 'a\0b'])
      expect(await make(council, link, { name })).toMatchObject(refusedFor('name'));
    for (const person of ['', 'x'.repeat(81), 'a\u0007'])
      expect(await make(council, link, { person })).toMatchObject(refusedFor('person'));
    for (const languages of [[], ['fr'], ['es', 'xx'], ['es', 'es']])
      expect(await make(council, link, { languages })).toMatchObject(refusedFor('languages'));
    // The link of an operator makes a town beside others; nothing above has used it.
    expect(await make(council, link, { name: 'بلنسية', realm: 'balansiya' })).toMatchObject({ status: 200 });
    expect(await make(council, link, { realm: 'two' })).toMatchObject(linkInvalid);
    expect((await ask(council.server, '/readyz')).body).toMatchObject({ towns: ['balansiya', 'benialt'] });
  });
});
