// The image as an operator builds and runs it: `npm run drill image` (Linux, as root, with podman, runc and netavark).
// It builds docs/operating/Containerfile, looks for this folder's data and packages in every layer, runs the image with
// the flags that the Containerfile names, votes, stops it, starts it again, and tries to write where it must not.
// CONCEJO_NODE_IMAGE names the base; without it one is made with debootstrap, since not every machine reaches a registry.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import {
  crowdVote,
  distantCookie,
  distantPost,
  pollPath,
} from '#fixtures/builders/councils/distant-voter.ts';
import { freePort, makeNodeImage, podmanIn, ran } from './engine.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const containerfile = 'docs/operating/Containerfile';
const [port, plainPort, securePort] = [await freePort(), await freePort(), await freePort()];
const url = `http://127.0.0.1:${port}`;
// On the disk, since layers of packages would fill a folder in memory; and at a short path, since an engine refuses one of
// more than 50 characters for what it runs.
const folder = mkdtempSync('/var/tmp/concejo-image-');
const podman = podmanIn(folder);
const say = (text: string) => process.stdout.write(`  ${text}\n`);

function must(what: string, isTrue: boolean, seen: unknown = ''): void {
  if (!isTrue) throw new Error(`not so: ${what} ${String(seen)}`);
  say(`✓ ${what}`);
}

/** What must be in no layer, each where an operator could have it. */
const canary = `canary-${process.pid}-${Date.now()}`;
const planted = [
  '.data/drill-image',
  'node_modules/drill-image',
  'drill-image-secrets.json',
  '.drill-image.env',
];

function plant(): void {
  for (const name of planted) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), canary);
  }
}

function build(): void {
  const base = process.env['CONCEJO_NODE_IMAGE'] ?? makeNodeImage(podman, folder);
  plant();
  try {
    const from = ['--network', 'host', '--build-arg', `NODE=${base}`, '-f', join(root, containerfile)];
    podman.call('build', '--format', 'docker', ...from, '-t', 'localhost/concejo', root);
  } finally {
    for (const name of planted) rmSync(join(root, name), { force: true });
  }
  const found = ran('grep', ['-rlaF', canary, join(folder, 'store', 'overlay')]);
  must(
    'no layer, not even of the build, has data, packages or keys of this folder',
    found.status === 1,
    found.out,
  );
  const size = Number(podman.call('image', 'inspect', 'localhost/concejo', '--format', '{{.Size}}'));
  const own = Number(podman.call('image', 'inspect', base, '--format', '{{.Size}}'));
  say(`size: ${Math.round(size / 1e6)} MB, of which the base ${Math.round(own / 1e6)} MB`);
}

/** The flags of `podman run` in the head of the Containerfile, with this drill's port and volumes. */
function documentedFlags(): readonly string[] {
  const text = readFileSync(join(root, containerfile), 'utf8').replaceAll(/\\\n# */gu, '');
  const line = /^# +podman run (?<flags>.*) concejo$/mu.exec(text)?.groups?.['flags'];
  if (line === undefined) throw new Error('the Containerfile names no flags');
  return line
    .trim()
    .split(/\s+/u)
    .map((flag) => flag.replace('127.0.0.1:4310', `127.0.0.1:${port}`));
}

async function answers(): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const isThere = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await after(500);
  }
  throw new Error(`no answer: ${podman.try('logs', 'concejo').out.slice(-1500)}`);
}

/** Votes for a person; another seed is another receipt code, so a second vote and not the first sent again. */
async function cast(person: number, seed = person): Promise<number> {
  const cookie = await distantCookie(url, person);
  const answer = await distantPost(
    url + pollPath,
    person,
    crowdVote({ person, seed, answer: ['a'] }),
    cookie,
  );
  await answer.arrayBuffer();
  return answer.status;
}

function loadTown(flags: readonly string[]): void {
  const town = join(folder, 'town');
  const today = dayAt(Date.now(), 'Europe/Madrid');
  for (const [name, text] of Object.entries(crowdFiles({ count: 40, today }))) {
    mkdirSync(dirname(join(town, name)), { recursive: true });
    writeFileSync(join(town, name), text);
  }
  ran('chmod', ['-R', 'a+rX', folder]);
  const loading = flags.filter((flag, at) => flag !== '-p' && flags[at - 1] !== '-p');
  podman.call(
    'run',
    '--rm',
    ...loading,
    '-v',
    `${town}:/town:ro`,
    'localhost/concejo',
    'town',
    'load',
    '/town',
  );
  say('✓ loads a town from a read-only volume');
}

/** Tries to write in every folder, as the user of the image. */
function lookInside(): void {
  const tryAll =
    'for f in $(find / -xdev -type d -writable 2>/dev/null) / /concejo /etc /data /keys /tmp /var/tmp; do if touch "$f/.drill" 2>/dev/null; then echo "$f"; rm "$f/.drill"; fi; done';
  const writable = new Set(podman.try('exec', 'concejo', 'sh', '-c', tryAll).said.split('\n'));
  const asExpected = ['/data', '/keys', '/tmp'].every((name) => writable.delete(name));
  // Podman puts a memory of its own there for --read-only.
  writable.delete('/var/tmp');
  must('only data, keys and /tmp can be written', asExpected && writable.size === 0, [...writable]);
  const user = podman.call('exec', 'concejo', 'id');
  must('a user of its own', user === 'uid=10001(concejo) gid=10001(concejo) groups=10001(concejo)', user);
  const status = podman.call('exec', 'concejo', 'cat', '/proc/1/status');
  must('no capability', /CapEff:\s+0+\n/u.test(status) && /CapBnd:\s+0+\n/u.test(status));
  must('no new privileges', /NoNewPrivs:\s+1/u.test(status));
  must(
    'the health check is in the image and passes',
    podman.try('healthcheck', 'run', 'concejo').status === 0,
  );
  const secrets = JSON.parse(podman.call('exec', 'concejo', 'cat', '/keys/secrets.json')) as {
    census: string;
  };
  const copied = podman.try('exec', 'concejo', 'grep', '-rlaF', secrets.census, '/data');
  must(
    'the key of the census is not in the volume of the data',
    secrets.census.length > 30 && copied.status === 1,
  );
  const report = podman.try('exec', 'concejo', 'node', 'cli/bin.js', 'budget', '--help');
  must('the other commands run too', report.status === 0, report.out);
}

/**
 * compose.yaml with podman-compose, and with Debian's Caddy in the place of the official image. Only the ports differ,
 * and the volumes have names of their own.
 */
async function throughCompose(): Promise<void> {
  const compose = join(folder, 'podman-compose');
  const caddy = ran('sh', ['-c', 'command -v caddy && command -v podman-compose']).said.split('\n')[0] ?? '';
  if (caddy === '') {
    say('podman-compose or caddy is not there: compose.yaml was not tried');
    return;
  }
  mkdirSync(compose, { recursive: true });
  ran('cp', [caddy, join(root, 'docs/operating/Caddyfile'), compose]);
  const base = process.env['CONCEJO_NODE_IMAGE'] ?? 'localhost/node:24';
  const start = '["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]';
  const image = `FROM ${base}\nCOPY caddy /usr/bin/caddy\nENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config\nCMD ${start}\n`;
  writeFileSync(join(compose, 'Containerfile'), image);
  podman.call('build', '-f', join(compose, 'Containerfile'), '-t', 'docker.io/library/caddy:2', compose);
  const text = readFileSync(join(root, 'docs/operating/compose.yaml'), 'utf8')
    .replace(/80:80/u, `127.0.0.1:${plainPort}:80`)
    .replace(/443:443/u, `127.0.0.1:${securePort}:443`)
    .replace(/ {4}build:\n(?: {6}.*\n)+/u, '');
  writeFileSync(join(compose, 'compose.yaml'), text);
  const call = join(folder, 'bin', 'podman');
  mkdirSync(dirname(call), { recursive: true });
  writeFileSync(call, `#!/bin/sh\nexec /usr/bin/podman ${podman.flags.join(' ')} "$@"\n`, { mode: 0o755 });
  const env = { ...podman.environment, PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` };
  const composed = (...args: readonly string[]) =>
    ran('podman-compose', ['-f', join(compose, 'compose.yaml'), ...args], env);
  const up = composed('up', '-d');
  say(`podman-compose up: ${up.status}`);
  try {
    const asked = (path: string) =>
      ran('curl', [
        '-sk',
        '-m',
        '5',
        '-o',
        '/dev/null',
        '-w',
        '%{http_code}',
        `https://localhost:${securePort}${path}`,
      ]).said;
    let answer = '';
    for (let tries = 0; tries < 40 && answer !== '200'; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- until it answers
      await after(1000);
      answer = asked('/readyz');
    }
    must('through the proxy with TLS the server answers', answer === '200', [answer, up.out.slice(-1500)]);
    must('the proxy does not pass the figures on', asked('/metrics') === '404', asked('/metrics'));
  } finally {
    composed('down');
  }
}

try {
  build();
  const flags = documentedFlags();
  say(`flags: ${flags.join(' ')}`);
  loadTown(flags);
  podman.call('run', '-d', '--name', 'concejo', ...flags, 'localhost/concejo');
  await answers();
  const home = await fetch(`${url}/`);
  must('the home page is there', home.status === 200 && (await home.text()).includes('</html>'));
  const votes = await Promise.all(Array.from({ length: 30 }, (_, person) => cast(person)));
  must(
    'thirty people vote',
    votes.every((status) => status === 200),
    votes,
  );
  lookInside();
  const began = Date.now();
  podman.call('stop', '-t', '20', 'concejo');
  const code = podman.call('inspect', 'concejo', '--format', '{{.State.ExitCode}}');
  must('stops by itself when it is asked to, with 0', code === '0' && Date.now() - began < 15_000, code);
  podman.call('start', 'concejo');
  await answers();
  const again = await cast(3, 1003);
  must('after the next start the votes are there: who voted may not vote again', again === 409, again);
  must('who has not voted may', (await cast(35)) === 200);
  podman.call('rm', '-f', '-t', '20', 'concejo');
  await throughCompose();
} finally {
  podman.try('rm', '-f', '-t', '1', '--all');
  podman.try('volume', 'rm', '--all');
  podman.try('image', 'rm', '--all', '--force');
  rmSync(folder, { recursive: true, force: true });
}
