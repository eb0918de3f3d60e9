import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { toBech32 } from '#adapters/driven/backup/age/bech32.ts';
import { lastBackup } from '#adapters/driven/backup/last-backup.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { crowdedTown, voteOf } from '#fixtures/builders/towns/crowd.ts';
import {
  backUp,
  keysOf,
  newFolderWithKeysOf,
  restoring,
  votedTown,
} from '#fixtures/builders/councils/backups.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const bin = fileURLToPath(new URL('../../bin.js', import.meta.url));
const ofAge = (name: string) => fileURLToPath(new URL(`../../../fixtures/age/${name}`, import.meta.url));
const otherIdentity = toBech32('age-secret-key-', new Uint8Array(32).fill(9)).toUpperCase();

async function run(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const recorded = recordingIo({ env });
  const exit = await main(args, recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

describe('concejo restore', () => {
  it('says of a folder that it is one', async () => {
    const folder = scratchFolder();
    const result = await run({ CONCEJO_DATA: scratchFolder() }, 'restore', folder);
    expect(result).toEqual({ exit: 3, out: '', err: `error: ${folder}: es una carpeta\n` });
  });
});

describe('concejo backup', () => {
  it('writes a checked copy while the server runs, and says where the keys are', async () => {
    const { data } = await votedTown();
    const out = scratchFolder();
    const done = await run({ CONCEJO_DATA: data }, 'backup', '--out', out);
    expect(done).toMatchObject({ exit: 0 });
    expect(done.out).toMatch(
      /concejo-\S+Z\.tar: copia escrita y comprobada \(30 papeletas de 1 encuestas, 0 ficheros\)/u,
    );
    expect(done.err).toContain(keysOf(data));
    expect(readdirSync(out)).toHaveLength(1);
    expect(lastBackup(data)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('contains every vote acknowledged before it, and breaks no vote that is cast during it', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown()] });
    const cookie = await deviceCookie(council.server, 'nova');
    const file = join(scratchFolder(), 'backup.tar');
    for (let n = 0; n < 20; n += 1) await ask(council.server, voteOf(n, cookie));
    const env = { ...process.env, CONCEJO_DATA: council.data };
    const child = spawn(process.execPath, [bin, 'backup', '--out', file], { env, stdio: 'ignore' });
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    let voted = 20;
    for (; child.exitCode === null && voted < 100; voted += 1) {
      expect(await ask(council.server, voteOf(voted, cookie))).toMatchObject({ status: 200 });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(await ended).toBe(0);
    const data = newFolderWithKeysOf(council.data);
    const restored = restoring(file, data);
    const [poll] = 'right' in restored ? restored.right.manifest.surveys : [];
    expect(poll?.ballots).toBe(poll?.marks);
    expect(poll?.ballots).toBeGreaterThanOrEqual(20);
    expect(poll?.ballots).toBeLessThanOrEqual(voted);
    expect(voted).toBeGreaterThan(25);
  }, 30_000);

  it('warns of another copy beside it that differs by a few votes', async () => {
    const council = await votedTown();
    const out = scratchFolder();
    backUp(council.data, join(out, 'before.tar'));
    const cookie = await deviceCookie(council.server, 'nova');
    await ask(council.server, voteOf(40, cookie));
    const { exit, err } = await run(
      { CONCEJO_DATA: council.data },
      'backup',
      '--out',
      join(out, 'after.tar'),
    );
    expect(exit).toBe(0);
    expect(err).toContain('entre esta copia y before.tar hay solo 1 votos en nova/poll');
  });

  it('encrypts for a public key, restores with the private one, and says in every language what is wrong', async () => {
    const { data } = await votedTown();
    const out = scratchFolder();
    const [publicKey, privateKey] = [ofAge('recipient.txt'), ofAge('identity.txt')];
    const sealed = await run({ CONCEJO_DATA: data }, 'backup', '--out', out, '--encrypt-to', publicKey);
    expect(sealed).toMatchObject({ exit: 0, err: expect.stringContaining('solo la abre la clave privada') });
    const file = join(out, readdirSync(out)[0] ?? '');
    const folder = scratchFolder({ empty: '# nothing', wrong: 'age1qqqq', other: otherIdentity });
    const place = { CONCEJO_DATA: newFolderWithKeysOf(data) };
    for (const language of languages) {
      const ends = async (args: readonly string[], exit: number, text: RegExp) =>
        expect(await run(place, ...args, '--locale', language)).toMatchObject({
          exit,
          out: '',
          err: expect.stringMatching(text),
        });
      const encrypting = (key: string) => ['backup', '--out', out, '--encrypt-to', key];
      await ends(encrypting(privateKey), 3, /identity\.txt: .*age-keygen -y/u);
      await ends(encrypting(join(folder, 'empty')), 3, /empty: .*age-keygen/u);
      await ends(encrypting(join(folder, 'wrong')), 3, /wrong: .*1/u);
      await ends(encrypting(join(folder, 'gone')), 3, /gone: .*ENOENT/u);
      await ends(['restore', file], 1, /--identity/u);
      await ends(['restore', file, '--identity', join(folder, 'other')], 1, /\.tar\.age: /u);
      await ends(['restore', file, '--identity', publicKey], 3, /recipient\.txt: /u);
      await ends(['backup', '--out', file, '--keep', '3'], 2, /--keep/u);
      await ends(['backup', '--out', out, '--keep', '0'], 2, /--keep .*9999/u);
    }
    expect(readdirSync(place.CONCEJO_DATA)).toEqual(['secrets.json']);
    const done = await run(place, 'restore', file, '--identity', privateKey);
    expect(done).toMatchObject({ exit: 0, err: '', out: expect.stringContaining('30 papeletas') });
    const kept = await run({ CONCEJO_DATA: data }, 'backup', '--out', out, '--keep', '1');
    expect(kept).toMatchObject({ exit: 0, err: expect.stringContaining('Copias anteriores borradas (1)') });
    expect(readdirSync(out)).toHaveLength(1);
  });

  it('warns if the keys cannot be read', async () => {
    const { data } = await votedTown();
    const env = { CONCEJO_DATA: data, CONCEJO_SECRETS_FILE: join(data, 'gone.json') };
    const { exit, err } = await run(env, 'backup', '--out', join(scratchFolder(), 'a.tar'));
    expect(exit).toBe(0);
    expect(err).toContain('aviso: no se han podido leer las claves');
  });

  it('ends with 2 for wrong use, 3 without sound data and 1 if it cannot write', async () => {
    const data = scratchFolder();
    const out = join(scratchFolder({ taken: '' }), 'taken', 'a.tar');
    expect(await run({}, 'backup')).toMatchObject({ exit: 2, err: 'error: falta --out\n' });
    expect(await run({ PORT: 'x', CONCEJO_DATA: ' ' }, 'backup', '--out', out)).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/PORT[^]*CONCEJO_DATA/u),
    });
    expect(await run({ CONCEJO_DATA: data }, 'backup', '--out', out)).toMatchObject({
      exit: 3,
      err: expect.stringContaining('concejo.sqlite: no existe'),
    });
    writeFileSync(join(data, 'concejo.sqlite'), 'scrambled '.repeat(1000));
    const there = join(scratchFolder(), 'a.tar');
    expect(await run({ CONCEJO_DATA: data }, 'backup', '--out', there)).toMatchObject({
      exit: 3,
      err: expect.stringContaining('la base de datos está dañada'),
    });
    const council = await openTestCouncil({ folders: [] });
    expect(await run({ CONCEJO_DATA: council.data }, 'backup', '--out', out)).toMatchObject({
      exit: 1,
      err: expect.stringContaining('no se ha podido copiar'),
    });
  });

  it('says in every language that no PostgreSQL answers at the address of the data, without its password', async () => {
    const DATABASE_URL = 'postgres://council:password@127.0.0.1:9/council';
    for (const language of languages) {
      const args = ['backup', '--out', join(scratchFolder(), 'x.tar'), '--locale', language];
      const { exit, err } = await run({ DATABASE_URL, CONCEJO_DATA: scratchFolder() }, ...args);
      expect(exit).toBe(1);
      expect(err).toContain('127.0.0.1:9/council');
      expect(err).not.toContain('password');
    }
  });

  it('of the embedded database is not restored into PostgreSQL', async () => {
    const { data } = await votedTown();
    const { file } = backUp(data);
    const DATABASE_URL = 'postgres://council:password@127.0.0.1:9/council';
    const result = await run({ DATABASE_URL, CONCEJO_DATA: newFolderWithKeysOf(data) }, 'restore', file);
    expect(result).toMatchObject({ exit: 1, err: expect.stringContaining('DATABASE_URL') });
  });
});

describe('concejo restore', () => {
  it('restores the data if there are keys, and says from when on data are missing', async () => {
    const { data } = await votedTown();
    const { file } = backUp(data);
    const CONCEJO_DATA = newFolderWithKeysOf(data);
    const done = await run({ CONCEJO_DATA }, 'restore', file);
    expect(done).toMatchObject({ exit: 0, err: '' });
    expect(done.out).toContain(
      '(30 papeletas de 1 encuestas). Lo que llegó después de 2026-11-18T11:00:00.000Z',
    );
    const again = await run({ CONCEJO_DATA }, 'restore', file);
    expect(again).toMatchObject({ exit: 1, err: expect.stringContaining('aquí ya hay 30 papeletas') });
    const forced = await run({ CONCEJO_DATA }, 'restore', '--force', file);
    expect(forced).toMatchObject({ exit: 0, err: expect.stringMatching(/apartado en .*before-restore-/u) });
  });

  it('says in every language what is wrong with a copy (3) or with the place (1)', async () => {
    const { data } = await votedTown();
    const { file } = backUp(data);
    const cut = join(scratchFolder(), 'cut.tar');
    cpSync(file, cut);
    truncateSync(cut, 20_000);
    const damaged = join(scratchFolder(), 'damaged.tar');
    const bytes = readFileSync(file);
    writeFileSync(damaged, bytes.fill(1, 9000, 9100));
    const list = join(scratchFolder({ list: 'bread, rice and beans' }), 'list');
    const keyless = scratchFolder();
    const others = await openTestCouncil({ folders: [] });
    const older = newFolderWithKeysOf(data);
    const { census } = JSON.parse(readFileSync(keysOf(older), 'utf8')) as { census: string };
    writeFileSync(keysOf(older), JSON.stringify({ census, surveys: {} }));
    const scrambled = newFolderWithKeysOf(data);
    writeFileSync(join(scrambled, 'concejo.sqlite'), 'scrambled '.repeat(1000));
    const taken = newFolderWithKeysOf(data);
    mkdirSync(join(taken, 'sub'));
    writeFileSync(join(taken, 'sub', 'file'), '');
    const keys = keysOf(data);
    for (const language of languages) {
      const ends = async (env: Readonly<Record<string, string>>, from: string, exit: number, text: RegExp) =>
        expect(await run(env, 'restore', from, '--locale', language)).toMatchObject({
          exit,
          out: '',
          err: expect.stringMatching(text),
        });
      const fresh = { CONCEJO_DATA: newFolderWithKeysOf(data) };
      await ends(fresh, 'gone.tar', 3, /gone\.tar: /u);
      await ends(fresh, list, 3, /list: .*concejo backup/u);
      await ends(fresh, cut, 3, /cut\.tar: .*concejo\.sqlite/u);
      await ends(fresh, damaged, 3, /damaged\.tar: .*concejo\.sqlite/u);
      await ends({ CONCEJO_DATA: keyless }, file, 1, /CONCEJO_SECRETS_FILE/u);
      await ends({ CONCEJO_DATA: others.data }, file, 1, /CONCEJO_SECRETS_FILE/u);
      await ends({ CONCEJO_DATA: older }, file, 1, /nova\/poll/u);
      await ends({ CONCEJO_DATA: scrambled }, file, 1, /--force/u);
      await ends({ CONCEJO_DATA: data }, file, 1, new RegExp(`${data}: `, 'u'));
      await ends(
        { CONCEJO_DATA: join(taken, 'sub', 'file'), CONCEJO_SECRETS_FILE: keys },
        file,
        1,
        /E[A-Z]+/u,
      );
    }
    expect(readdirSync(keyless)).toEqual([]);
  });

  it('shows its help without a file', async () => {
    expect(await run({}, 'restore')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('concejo restore'),
    });
    expect(await run({ PORT: 'x' }, 'restore', 'a.tar')).toMatchObject({ exit: 2 });
  });
});
