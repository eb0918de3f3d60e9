// Uploads before a real clamd: `node contract-tests/faults/run-scanner.ts` (Debian: clamav-daemon). The daemon runs in a
// folder of its own with one signature, which knows the test file of the antivirus makers (EICAR): nothing is
// downloaded. The file must be refused as a text, within a Word document and within a PDF; files without it are
// accepted; and while the daemon is away, or accepts only shorter files, uploads are refused with 503.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { zipPieces } from '#adapters/driven/render/sheets/zip.ts';
import { clamd } from '#adapters/driven/scanner/clamd.ts';
import { startProcess } from '#fixtures/builders/councils/council-process.ts';
import { bytes, eicar, sampleFiles } from '#fixtures/builders/data/upload-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'concejo-scanner-'));
const socket = join(folder, 'clamd.ctl');
const signatures = join(folder, 'signatures');
mkdirSync(signatures);
writeFileSync(join(signatures, 'own.ndb'), `Own.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`);

const scanner = clamd({ kind: 'unix', path: socket });

/** Starts the daemon with this limit of a file, and waits until it answers. */
async function startDaemon(limit: string): Promise<ChildProcess> {
  const settings = [
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${signatures}`,
    `StreamMaxLength ${limit}`,
    'Foreground yes',
    'FixStaleSocket yes',
  ];
  const file = join(folder, 'clamd.conf');
  writeFileSync(file, `${settings.join('\n')}\n`);
  const child = spawn('clamd', [`--config-file=${file}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    if (await scanner.isReady()) return child;
    await pause(100);
  }
  throw new Error('clamd does not answer (apt-get install clamav-daemon)');
}

async function stopDaemon(daemon: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => daemon.once('exit', resolve));
  daemon.kill('SIGTERM');
  await gone;
}

const deviceId = randomBytes(16).toString('hex');
const password = createHash('sha256').update(deviceId).digest('hex');

async function openSession(url: string): Promise<string> {
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

/** What a council answers to an upload: the status, and where it says that the file is wrong. */
async function upload(url: string, cookie: string, name: string, content: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const answer = await fetch(`${url}/api/vilanova/incidencias/assets2`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  const { where = '', errCode = '' } = (await answer.json()) as { where?: string; errCode?: number };
  return `${answer.status} ${where || errCode}`.trim();
}

const document = async (text: string) => {
  const pieces: Uint8Array[] = [];
  const entries = [
    { name: '[Content_Types].xml', content: [bytes('<Types/>')] },
    { name: 'word/document.xml', content: [bytes(`<w:document>${text}</w:document>`)] },
    { name: 'word/embeddings/one.bin', content: [bytes(text)] },
  ];
  for await (const piece of zipPieces(entries)) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
};

/** A PDF whose only stream is compressed: the text is not in its bytes. */
const pdf = (text: string) => {
  const packed = deflateSync(text).toString('latin1');
  const head = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n';
  const stream = `2 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n${packed}\nendstream endobj\n`;
  return bytes(`${head}${stream}trailer<</Root 1 0 R>>\n%%EOF`);
};

const faults: string[] = [];
function expectSame(what: string, found: string, wanted: string): void {
  process.stdout.write(`${found === wanted ? '✓' : '✗'} ${what}: ${found}\n`);
  if (found !== wanted) faults.push(what);
}

let daemon = await startDaemon('11M');
process.env['CONCEJO_SCANNER'] = `unix:${socket}`;
const council = await startProcess({ data: join(folder, 'data'), sample: true });
try {
  const cookie = await openSession(council.url);
  const up = (name: string, content: Uint8Array<ArrayBuffer>) => upload(council.url, cookie, name, content);
  const infected = '422 infected';
  expectSame('EICAR as a text', await up('a.txt', bytes(eicar)), infected);
  expectSame('EICAR in a Word document', await up('a.docx', await document(eicar)), infected);
  expectSame('EICAR in a compressed stream of a PDF', await up('a.pdf', pdf(eicar)), infected);
  expectSame('a letter', await up('a.txt', sampleFiles.txt), '200');
  expectSame('a Word document', await up('a.docx', await document('hello')), '200');
  expectSame('a PDF', await up('a.pdf', pdf('hello')), '200');
  expectSame('ten megabytes', await up('a.txt', new Uint8Array(10 * 1024 * 1024).fill(32)), '200');
  const began = performance.now();
  await Promise.all(Array.from({ length: 8 }, () => up('a.pdf', pdf('hello'))));
  process.stdout.write(`  eight PDFs at once: ${Math.round(performance.now() - began)} ms\n`);
  await stopDaemon(daemon);
  expectSame('a letter while the daemon is away', await up('a.txt', sampleFiles.txt), '503 113');
  daemon = await startDaemon('1M');
  expectSame(
    'two megabytes of a daemon that accepts one',
    await up('a.txt', new Uint8Array(2_000_000).fill(32)),
    '503 113',
  );
  expectSame('a letter once it is back', await up('a.txt', sampleFiles.txt), '200');
  const ready = (await fetch(`${council.url}/readyz`)).status;
  expectSame('the server is ready', String(ready), '200');
} finally {
  await council.stop();
  await stopDaemon(daemon);
  const { stdout } = spawnSync('clamd', ['--version'], { encoding: 'utf8' });
  process.stdout.write(`  ${stdout}`);
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = faults.length === 0 ? 0 : 1;
