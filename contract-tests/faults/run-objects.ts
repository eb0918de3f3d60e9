// A council whose files are in an object store of another make: `npm run drill objects`. The store is s3rver, and
// aws4 checks the signatures; both have a folder and a lockfile of their own (.config/s3-server), since s3rver is not
// maintained any more and serves this drill only. Towns are loaded into it, files read whole and in part, uploads stored and read
// back, a long file sent without filling the memory, a backup made and restored elsewhere; then the store goes away.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileBody, objectStore } from '#adapters/driven/objects/object-store.ts';
import { startProcess } from '#fixtures/builders/councils/council-process.ts';
import { sampleFiles } from '#fixtures/builders/data/upload-files.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'concejo-objects-'));
const port = Number(process.env['CONCEJO_DRILL_PORT'] ?? 52_210);
const settings = {
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  bucket: 'files-of-towns',
  prefix: 'drill',
  bucketInHost: false,
  keys: { id: 'AKIDDRILL', secret: 'a-secret-of-the-drill' },
};
const store = objectStore(settings);
const mebibyte = 1024 * 1024;

async function startStore(): Promise<ChildProcess> {
  const program = join(root, '.config', 's3-server', 'serve.js');
  const { bucket, keys } = settings;
  const args = [join(folder, 'objects'), String(port), bucket, `${keys.id}:${keys.secret}`];
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await store.isReady()) return child;
    await pause(100);
  }
  throw new Error('the object store does not answer');
}

async function stopStore(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

const faults: string[] = [];
function expectSame(what: string, found: unknown, wanted: unknown): void {
  const isSame = JSON.stringify(found) === JSON.stringify(wanted);
  process.stdout.write(`${isSame ? '✓' : '✗'} ${what}: ${JSON.stringify(found)}\n`);
  if (!isSame) faults.push(what);
}

async function openSession(url: string): Promise<string> {
  const deviceId = randomBytes(16).toString('hex');
  const password = createHash('sha256').update(deviceId).digest('hex');
  const post = (verb: string, body: object) =>
    fetch(`${url}/users/v2/auth/${verb}?realm=vilanova`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('register', { deviceId, password });
  const entered = await post('login', { user: deviceId, password });
  return entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function upload(url: string, cookie: string, content: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append('file', new Blob([content]), 'carta.txt');
  const answer = await fetch(`${url}/api/vilanova/incidencias/assets2`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  const body = (await answer.json()) as { readonly _id?: string; readonly errCode?: number };
  return { status: answer.status, id: body._id ?? '', errCode: body.errCode };
}

/** The largest memory that a process has had, in bytes (Linux). */
const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

function concejo(env: Readonly<Record<string, string>>, ...args: readonly string[]): number | null {
  const bin = join(root, 'cli', 'bin.js');
  const { status, stderr } = spawnSync(process.execPath, [bin, ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) process.stdout.write(stderr);
  return status;
}

const objectsOf = async (prefix: string): Promise<number> => {
  let count = 0;
  for await (const _one of objectStore({ ...settings, prefix }).list('')) count += 1;
  return count;
};

let child = await startStore();
const address = (prefix: string) => `${settings.endpoint}/${settings.bucket}/${prefix}`;
process.env['CONCEJO_OBJECTS'] = address('drill');
process.env['CONCEJO_OBJECTS_KEYS'] = `${settings.keys.id}:${settings.keys.secret}`;
const data = join(folder, 'data');
const council = await startProcess({ data, sample: true });
try {
  const drawing = readFileSync(join(root, 'fixtures/towns/vilanova/files/escudo.svg'));
  const url = `${council.url}/files/vilanova/escudo.svg`;
  const whole = await fetch(url);
  expectSame(
    'a file of a town',
    [whole.status, Buffer.from(await whole.arrayBuffer()).equals(drawing)],
    [200, true],
  );
  const part = await fetch(url, { headers: { range: 'bytes=5-9' } });
  expectSame('a part of it', [part.status, await part.text()], [206, drawing.toString('latin1', 5, 10)]);
  const etag = whole.headers.get('etag') ?? '';
  expectSame('unchanged by its ETag', (await fetch(url, { headers: { 'if-none-match': etag } })).status, 304);
  const since = { 'if-modified-since': whole.headers.get('last-modified') ?? '' };
  expectSame('unchanged by its day', (await fetch(url, { headers: since })).status, 304);
  expectSame('only its headers', (await fetch(url, { method: 'HEAD' })).status, 200);
  expectSame('a file that is not there', (await fetch(`${council.url}/files/vilanova/none.svg`)).status, 404);

  const cookie = await openSession(council.url);
  const sent = await upload(council.url, cookie, sampleFiles.txt);
  const own = await fetch(`${council.url}/api/vilanova/requests/mine/files/${sent.id}`, {
    headers: { cookie },
  });
  expectSame(
    'an upload, read back',
    [sent.status, await own.text()],
    [200, Buffer.from(sampleFiles.txt).toString()],
  );
  const large = new Uint8Array(10 * mebibyte).fill(32);
  expectSame('an upload of ten megabytes', (await upload(council.url, cookie, large)).status, 200);

  const long = join(folder, 'long.bin');
  writeFileSync(long, Buffer.alloc(200 * mebibyte, 'concejo'));
  await store.put('files/vilanova/long.bin', fileBody(long));
  const before = peakOf(council.pid);
  const got = await fetch(`${council.url}/files/vilanova/long.bin`);
  let length = 0;
  for await (const piece of got.body ?? []) length += piece.length;
  const more = Math.round((peakOf(council.pid) - before) / mebibyte);
  process.stdout.write(`  memory for a file of 200 MiB: ${more} MiB more\n`);
  expectSame(
    'a file of 200 MiB, with less than 64 MiB of memory',
    [length, more < 64],
    [200 * mebibyte, true],
  );
  await store.drop('files/vilanova/long.bin');

  const backup = join(folder, 'backup.tar');
  expectSame('a backup', concejo({ CONCEJO_DATA: data }, 'backup', '--out', backup), 0);
  const elsewhere = join(folder, 'elsewhere');
  spawnSync('mkdir', ['-p', elsewhere]);
  cpSync(join(data, 'secrets.json'), join(elsewhere, 'secrets.json'));
  const other = { CONCEJO_DATA: elsewhere, CONCEJO_OBJECTS: address('restored') };
  expectSame('its restore under another prefix', concejo(other, 'restore', backup), 0);
  expectSame('with as many objects', await objectsOf('restored'), await objectsOf('drill'));

  const wrong = objectStore({ ...settings, keys: { ...settings.keys, secret: 'another' } });
  const refused = await wrong.open('files/vilanova/escudo.svg').then(
    () => 'accepted',
    (error: { readonly why?: string }) => error.why,
  );
  expectSame('a wrong secret', refused, '403 SignatureDoesNotMatch');

  await stopStore(child);
  const without = await upload(council.url, cookie, sampleFiles.txt);
  expectSame('an upload while the store is away', [without.status, without.errCode], [503, 113]);
  expectSame('a file meanwhile', (await fetch(url)).status, 503);
  expectSame('the surveys meanwhile', (await fetch(`${council.url}/api/vilanova/surveys`)).status, 200);
  await pause(5000);
  const ready = await fetch(`${council.url}/readyz`);
  const { unavailable } = (await ready.json()) as { readonly unavailable?: readonly string[] };
  expectSame('the server is ready, without files', [ready.status, unavailable], [200, ['files']]);
  child = await startStore();
  expectSame('an upload once it is back', (await upload(council.url, cookie, sampleFiles.txt)).status, 200);
} finally {
  await council.stop();
  await stopStore(child);
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = faults.length === 0 ? 0 : 1;
